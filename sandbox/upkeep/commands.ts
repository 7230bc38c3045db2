import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { refuseUnknownNames } from '../options/known-names.js';
import { WrongOption } from '../options/wrong-option.js';
import { codeOf } from '../process/error-code.js';
import { readPublicUrls } from '../process/public-urls.js';
import { defaultLimits } from '../provider/ledger/attempt-limits.js';
import { Outcomes } from '../provider/ledger/outcomes.js';
import { Outbox } from '../provider/notifications/outbox.js';
import { readBankList } from './bank-list.js';
import { createMerchant, merchantHelp, readMerchantOptions } from './create-merchant.js';
import { erase, eraseHelp, readEraseOptions } from './erase.js';
import { onServer } from './on-server.js';
import { reconcile } from './reconcile.js';
import { readReconcileOptions, reconcileHelp } from './reconcile-options.js';
import { readResumeOptions, resume, resumeHelp } from './resume.js';

type Environment = Readonly<Record<string, string | undefined>>;
type Print = (line: string) => void;

export async function runResume(args: readonly string[], env: Environment, print: Print): Promise<number> {
  if (!readResumeOptions(args)) {
    print(resumeHelp);
    return 0;
  }
  await onServer(env.DATABASE_URL ?? '', (db) => resume(db, print));
  return 0;
}

export async function runReconcile(args: readonly string[], env: Environment, print: Print): Promise<number> {
  const options = readReconcileOptions(args);
  if (options === undefined) {
    print(reconcileHelp);
    return 0;
  }
  const { file, settle, since } = options;
  const addresses = settle ? readAddresses(env) : undefined;
  const payments = readBankList(readList(file));
  return onServer(env.DATABASE_URL ?? '', async (db) => {
    const at = await readTime(db);
    const settleBy = addresses && outcomesAt(at, addresses);
    return reconcile(db, { payments, settleBy, since, at, print });
  });
}

export async function runErase(args: readonly string[], env: Environment, print: Print): Promise<number> {
  const order = readEraseOptions(args);
  if (order === undefined) {
    print(eraseHelp);
    return 0;
  }
  const code = await onServer(env.DATABASE_URL ?? '', async (db) => erase(db, order, await readTime(db)));
  print(code === 0 ? 'Its personal fields are empty.' : 'There is no such order, or it has not ended yet.');
  return code;
}

export async function runMerchant(args: readonly string[], env: Environment, print: Print): Promise<number> {
  const merchant = readMerchantOptions(args, env.VEZNE_PROVIDER_URL ?? '');
  if (merchant === undefined) {
    print(merchantHelp);
    return 0;
  }
  return onServer(env.DATABASE_URL ?? '', (db) => createMerchant(db, merchant, print));
}

function readList(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongOption(`The list ${file} cannot be read (${codeOf(error)}).`);
  }
}

/** The database's own time. */
async function readTime(db: Database): Promise<Date> {
  const [row] = await db
    .select({ ms: sql<string>`(extract(epoch from now()) * 1000)::bigint` })
    .from(sql`(select 1) as "one"`);
  return new Date(Number(row?.ms));
}

interface PublicAddresses {
  readonly provider: string;
  readonly store: string;
}

/** Throws WrongOption where an address that processes have as a setting is missing. */
function readAddresses(env: Environment): PublicAddresses {
  refuseUnknownNames(env);
  const { provider, store } = readPublicUrls(env);
  if (provider === undefined || store === undefined) {
    throw new WrongOption(
      '--settle writes to payers and merchants: give VEZNE_PROVIDER_URL and VEZNE_STORE_URL as the processes have them.',
    );
  }
  return { provider, store };
}

/** Writes outcomes as a process does. The addresses go to payers and merchants, where a default would open nothing. */
function outcomesAt(at: Date, { provider, store }: PublicAddresses): Outcomes {
  const clock = { now: () => at.getTime(), sleep: async () => {} };
  return new Outcomes(defaultLimits, new Outbox(clock, { store }), { provider });
}
