import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from '../../sandbox/database/database.js';
import { openDatabase } from '../../sandbox/database/open-database.js';
import { orders } from '../../sandbox/provider/database/schema.js';
import { Shopper } from '../sandbox/shopper.js';
import type { Finding } from './finding.js';
import { IssuerBook } from './issuer-book.js';
import { type IssuerServer, serveIssuer } from './issuer-line.js';
import { numberOf } from './plan.js';
import type { ListeningMessage, ProcessSetting } from './process-messages.js';
import { readAttempts } from './verdict.js';

/** How long the holder of the folder stands still before another is started, ms. */
const heldMs = 6_000;

/** Payments before, and after it goes on: at each process that listens. */
const before = 10;
const after = 20;

interface Started {
  readonly child: ChildProcess;
  /** Undefined where the start was refused. */
  readonly origin: string | undefined;
}

/**
 * A process holds a data folder, stands still, and another is started on it; then both go on, are killed, and the folder
 * is opened again: it has every payment that was answered `success` (TR-12).
 */
export async function frozenHolderFindings(): Promise<readonly Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-simulation-'));
  const issuer = await serveIssuer(new IssuerBook({ sleep: (ms) => setTimeout(ms) }));
  const answered: string[] = [];
  const first = await start(folder, issuer);
  await payAt(first, before, answered);
  first.child.kill('SIGSTOP');
  await setTimeout(heldMs);
  const second = await start(folder, issuer);
  first.child.kill('SIGCONT');
  await Promise.all([first, second].map((each) => payAt(each, after, answered)));
  for (const { child } of [first, second]) await kill(child);
  issuer.close();
  try {
    return await ledgerFindings(folder, answered);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(dataFolder: string, issuer: IssuerServer): Promise<Started> {
  const setting: ProcessSetting = {
    database: { dataFolder },
    issuer: issuer.url,
    isHealed: true,
    speed: 1,
    now: Date.now(),
  };
  const file = fileURLToPath(new URL('provider-process.mjs', import.meta.url));
  const child = fork(file, [JSON.stringify(setting)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
  const { listening }: Partial<ListeningMessage> = message ?? {};
  return { child, origin: listening?.provider };
}

/** The references of the orders that were answered `success` go to `answered`. */
async function payAt({ origin }: Started, count: number, answered: string[]): Promise<void> {
  if (origin === undefined) return;
  for (let nth = 0; nth < count; nth += 1) {
    const oid = await pay(origin).catch(() => undefined);
    if (oid !== undefined) answered.push(oid);
  }
}

async function pay(origin: string): Promise<string | undefined> {
  const shopper = await Shopper.arrive(origin, { merchant_id: '100003' });
  const { status } = await shopper.pay(numberOf('3d-frictionless'), { do_3d: '0' });
  return status === 200 ? shopper.opened.oid : undefined;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function ledgerFindings(folder: string, answered: readonly string[]): Promise<readonly Finding[]> {
  const find = (contradiction: Finding['contradiction'], details: string) => [
    { contradiction, index: undefined, details },
  ];
  let opened: OpenDatabase;
  try {
    opened = await openDatabase({ dataFolder: folder });
  } catch (error) {
    return find('lost ledger', `${answered.length} answers of success; ${error}`);
  }
  const tokens = await opened.db.select({ oid: orders.merchantOid, token: orders.token }).from(orders);
  const attempts = await readAttempts(opened.db);
  await opened.close();
  const charged = new Set(attempts.filter(({ kinds }) => kinds.includes('charged')).map(({ token }) => token));
  const tokenOf = new Map(tokens.map(({ oid, token }) => [oid, token]));
  const lost = answered.filter((oid) => !charged.has(tokenOf.get(oid) ?? ''));
  if (lost.length === 0) return [];
  return find('false success', `${lost.length} of ${answered.length} answers of success are not in the data folder`);
}
