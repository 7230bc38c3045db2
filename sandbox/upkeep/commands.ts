import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { WrongOption } from '../options/wrong-option.js';
import { codeOf } from '../process/error-code.js';
import { defaultLimits } from '../provider/ledger/attempt-limits.js';
import { Outcomes } from '../provider/ledger/outcomes.js';
import { Outbox } from '../provider/notifications/outbox.js';
import { readBankList } from './bank-list.js';
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
  const payments = readBankList(readList(file));
  return onServer(env.DATABASE_URL ?? '', async (db) => {
    const at = await readTime(db);
    const settleBy = settle ? outcomesAt(at, env) : undefined;
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

/** Writes outcomes as a process does; the addresses are those of its settings, or of its defaults. */
function outcomesAt(at: Date, env: Environment): Outcomes {
  const store = env.VEZNE_STORE_URL || 'http://localhost:4001';
  const provider = env.VEZNE_PROVIDER_URL || 'http://127.0.0.1:4000';
  const clock = { now: () => at.getTime(), sleep: async () => {} };
  return new Outcomes(defaultLimits, new Outbox(clock, { store }), { provider });
}
