/** The command behind `npm run failover`; `scripts/failover.mjs` bundles and runs it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../../sandbox/database/database.js';
import { notifications, orders } from '../../sandbox/provider/database/schema.js';
import { reversals } from '../../sandbox/provider/database/schema-reversals.js';
import { IssuerBook } from '../simulation/issuer-book.js';
import { serveIssuer } from '../simulation/issuer-line.js';
import { MerchantBox } from '../simulation/merchant-box.js';
import { findingsOf, readAttempts } from '../simulation/verdict.js';
import type { FailoverProcess } from './failover-provider.js';
import { missingPrograms, PostgresPair } from './postgres-pair.js';
import { type Answer, Shoppers, saysUnpaid } from './shoppers.js';

/** Answers of success before the standby's line is cut; how many more, or how long after it, the primary is lost. */
const beforeCut = 300;
const behindCut = 20;
const cutMs = 400;

/** Answers of success in all. */
const inAll = 700;

/** How long the rest may take to come to its end, ms: what a process had claimed is free again after a minute. */
const settleMs = 120_000;

const missing = missingPrograms();
if (missing.length > 0) {
  console.log(`Nothing was run: this machine has no ${missing.join(' and no ')} (Debian's packages of these names).`);
  process.exit(2);
}
const isKept = await failOver(true);
await failOver(false);
process.exit(isKept ? 0 : 1);

type Found = readonly [name: string, count: number];

/** Returns true when the promoted standby contradicts no answer. */
async function failOver(isSynchronous: boolean): Promise<boolean> {
  const pair = await PostgresPair.open(isSynchronous);
  const box = await MerchantBox.open();
  const book = new IssuerBook({ sleep: (ms) => setTimeout(ms) });
  const issuer = await serveIssuer(book);
  const setting = { database: pair.url, issuer: issuer.url, notifications: box.url };
  const processes = [await startProvider(setting), await startProvider(setting)];
  const shoppers = new Shoppers(processes.map(({ origin }) => origin));
  const lost = loseThePrimary(pair, shoppers);
  await shoppers.payUntil(() => shoppers.successes >= inAll && shoppers.goesOnAfterMs !== undefined);
  await lost;
  const client = new pg.Client({ connectionString: pair.standbyUrl });
  await client.connect();
  const db = drizzle(client);
  const left = await settle(db, processes);
  const { answers, goesOnAfterMs = 0 } = shoppers;
  const found: Found[] = [['orders, reversals and notifications that never ended', left]];
  found.push(...(await answerFindings(db, answers)), ...(await bookFindings(db, answers, book, box)));
  const wrong = found.reduce((sum, [, count]) => sum + count, 0);
  console.log(`${isSynchronous ? 'Synchronous' : 'Asynchronous'} standby: ${shoppers.successes} answers of success`);
  console.log(`  other answers: ${countsOf(answers)}`);
  console.log(`  the first payment begun after the loss was answered ${goesOnAfterMs.toFixed(0)} ms after it`);
  for (const [name, count] of found) console.log(`  ${name}: ${count}`);
  for (const { child } of processes) child.kill('SIGKILL');
  await client.end();
  await pair.close();
  issuer.close();
  await box.close();
  return wrong === 0;
}

/** Its standby's line goes dead first, as in a network that fails as a whole; what is answered from then on is on one server. */
async function loseThePrimary(pair: PostgresPair, shoppers: Shoppers): Promise<void> {
  while (shoppers.successes < beforeCut) await setTimeout(1);
  pair.cutLine();
  const end = performance.now() + cutMs;
  while (shoppers.successes < beforeCut + behindCut && performance.now() < end) await setTimeout(1);
  shoppers.noteLoss();
  pair.killPrimary();
  await pair.promoteStandby();
}

/** Compares each answer with the promoted server's ledger. */
async function answerFindings(db: Database, answers: readonly Answer[]): Promise<readonly Found[]> {
  const charges = sql<number>`(select count(*) from entries where order_id = ${orders.id} and kind = 'charged')`;
  const rows = await db.select({ oid: orders.merchantOid, charges: charges.mapWith(Number) }).from(orders);
  const chargesOf = new Map(rows.map(({ oid, charges: times }) => [oid, times]));
  const isPaid = ({ oid }: Answer) => chargesOf.get(oid) === 1;
  return [
    ['answered success, and not paid once', answers.filter((one) => one.said === 'success' && !isPaid(one)).length],
    ['answered unpaid, and paid', answers.filter((one) => saysUnpaid(one) && isPaid(one)).length],
  ];
}

/** The issuer's book and the merchants' notifications beside that ledger. */
async function bookFindings(
  db: Database,
  answers: readonly Answer[],
  book: IssuerBook,
  box: MerchantBox,
): Promise<readonly Found[]> {
  const attempts = await readAttempts(db);
  const known = new Set(attempts.map(({ attemptId }) => attemptId));
  const unknown = book.holdings().filter(({ attemptId, held }) => held && !known.has(attemptId));
  const money = findingsOf([], attempts, book.holdings());
  const paid = sql<boolean>`exists (select 1 from entries where order_id = ${orders.id} and kind = 'charged')`;
  const outcomes = await db.select({ oid: orders.merchantOid, paid }).from(orders);
  const oids = new Set(outcomes.map(({ oid }) => oid));
  const gone = answers.filter(({ oid }) => !oids.has(oid)).map(({ oid }) => ({ oid, paid: false }));
  return [
    ['orders that were answered, and are not there', gone.length],
    ['approved, and the ledger does not know the attempt', unknown.length],
    ['charged twice, or without an approval, or approved without a charge or a reversal', money.length],
    ['merchants notified of something else, or of nothing', box.findingsOf([...outcomes, ...gone]).length],
  ];
}

/** Sets the clocks forward until every order has ended, every reversal is confirmed and every merchant was notified; returns how many have not. */
async function settle(db: Database, processes: readonly Running[]): Promise<number> {
  const end = performance.now() + settleMs;
  const openOnes = async () =>
    (await db.$count(orders, isNull(orders.endedAt))) +
    (await db.$count(reversals, isNull(reversals.reversedAt))) +
    (await db.$count(notifications, isNull(notifications.deliveredAt)));
  let left = await openOnes();
  for (; left > 0 && performance.now() < end; left = await openOnes()) {
    for (const { child } of processes) child.send(60 * 60_000);
    await setTimeout(1_000);
  }
  return left;
}

function countsOf(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { said } of answers) if (said !== 'success') counts.set(said, (counts.get(said) ?? 0) + 1);
  return [...counts].map(([said, count]) => `${said} ${count}`).join(', ') || 'none';
}

interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
}

async function startProvider(setting: FailoverProcess): Promise<Running> {
  const file = fileURLToPath(new URL('failover-provider.mjs', import.meta.url));
  const child = fork(file, [JSON.stringify(setting)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [origin] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
  if (typeof origin !== 'string') throw new Error('A process of the provider did not start');
  return { child, origin };
}
