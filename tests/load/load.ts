/** The command behind `npm run load`; `scripts/load.mjs` bundles and runs it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createHistogram, performance, type RecordableHistogram } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hasPostgres, type PostgresServer, startPostgres } from '../sandbox/postgres-cluster.js';
import { Shopper } from '../sandbox/shopper.js';
import { MerchantBox } from '../simulation/merchant-box.js';
import { printBytes, readBytes } from './database-bytes.js';
import { largeRequests } from './large-requests.js';
import { LinkLine } from './link-line.js';
import type { LoadedProcess, Spent } from './load-provider.js';
import { besideSilentMerchants } from './silent-merchants.js';
import { storePayments } from './stored-payments.js';

const { values } = parseArgs({
  options: {
    payments: { type: 'string', default: '1000' },
    concurrency: { type: 'string', default: '16' },
    /** So many payments are stored before: a run beside one with none. */
    stored: { type: 'string', default: '0' },
    /** So many payments of one link are stored before, beside a link with a hundredth of them. */
    'of-a-link': { type: 'string', default: '0' },
    /** So many merchants say nothing while another one is notified. */
    silent: { type: 'string', default: '0' },
  },
});
const payments = Number(values.payments);
const concurrency = Number(values.concurrency);
const stored = Number(values.stored);
const ofALink = Number(values['of-a-link']);
const silent = Number(values.silent);

/** Approved by the bank without a challenge. */
const card = '4355084300001002';

/** What one request of 1 MiB may cost before anybody has signed it, ms of CPU. */
const mostUnsignedMs = 20;

/** Payments of each link, and how much longer one may take with a hundred times the orders. */
const linkPayments = 100;
const mostLinkRatio = 1.1;

/** How long a merchant whose server answers may wait for a notice, ms. */
const mostNoticeMs = 2_000;

/** Payments before those that are measured, for each process. */
const warmUp = 100;

interface Measured {
  readonly perSecond: number;
  /** Of the post that pays, in ms. */
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
  /** Statements that a payment sends to a PostgreSQL server, the rounds of the provider among them. */
  readonly statements: number;
  /** CPU that a payment costs the processes of the provider, ms. */
  readonly cpuMs: number;
}

const box = await MerchantBox.open();
await printLargeRequests();
console.log(`${payments} payments, ${concurrency} at a time, on ${availableParallelism()} cores, without the store`);
print('PGlite, one process', await measure([{ notifications: box.url }]));
if (hasPostgres()) {
  const postgres = await startPostgres();
  const database = await postgres.createMigrated();
  const before = await readBytes(database);
  const one = await measure([{ notifications: box.url, database }]);
  print('PostgreSQL, one process', one);
  console.log(`A payment costs ${printBytes(before, await readBytes(database), payments + warmUp)}`);
  const shared = { notifications: box.url, database: await postgres.createMigrated() };
  const two = await measure([shared, shared]);
  print('PostgreSQL, two processes', two);
  console.log(`Two processes make ${(two.perSecond / one.perSecond).toFixed(2)} times the payments of one`);
  if (stored > 0) print(`PostgreSQL, one process, ${stored} payments stored`, await measureStored(postgres, one));
  if (ofALink > 0) await compareLinks(postgres, ofALink);
  if (silent > 0) await notifyBesideSilent(postgres, silent);
  await postgres.stop();
}
await box.close();
process.exit();

function print(name: string, { perSecond, p50, p99, errors, statements, cpuMs }: Measured): void {
  const perPayment = statements > 0 ? `; ${statements.toFixed(1)} statements a payment` : '';
  console.log(
    `${name}: ${perSecond.toFixed(1)} payments/s; post p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; errors ${errors}; ${cpuMs.toFixed(1)} ms of CPU${perPayment}`,
  );
}

/** The same with payments stored before. */
async function measureStored(postgres: PostgresServer, withNone: Measured): Promise<Measured> {
  const database = await postgres.createMigrated();
  const [first] = await Promise.all([{ notifications: box.url, database }].map(start));
  if (first === undefined) throw new Error('A process of the provider did not start');
  await payAll([first.origin], 1, createHistogram());
  first.child.kill('SIGKILL');
  await storePayments(database, stored);
  const measured = await measure([{ notifications: box.url, database }]);
  console.log(
    `A payment takes ${(withNone.perSecond / measured.perSecond).toFixed(2)} times as long as with none stored`,
  );
  return measured;
}

/**
 * Payments of a link with so many orders beside those of a link with a hundredth of them, by turns, so that what the machine
 * does meanwhile hits both alike (TR-14). Each has challenges that were left open, too.
 */
async function compareLinks(postgres: PostgresServer, count: number): Promise<void> {
  const lines: LinkLine[] = [];
  for (const orders of [count / 100, count]) {
    const database = await postgres.createMigrated();
    const running = await start({ notifications: box.url, database });
    lines.push(await LinkLine.open(running.origin, () => storePayments(database, orders)));
  }
  for (let nth = 0; nth < linkPayments; nth += 1) for (const line of lines) await line.pay();
  const [few = 0, many = 0] = lines.map((line) => line.median());
  const ratio = many / few;
  const isBeyond = ratio > mostLinkRatio;
  if (isBeyond) process.exitCode = 1;
  console.log(
    `A payment of a link takes ${few.toFixed(1)} ms with ${count / 100} orders and ${many.toFixed(1)} ms with ${count}: ${ratio.toFixed(2)} times as long${isBeyond ? `, more than ${mostLinkRatio}` : ''}`,
  );
}

/** A merchant whose server answers, beside many whose servers say nothing (TR-13). */
async function notifyBesideSilent(postgres: PostgresServer, count: number): Promise<void> {
  const database = await postgres.createMigrated();
  const { origin, child } = await start({ notifications: box.url, database });
  const longest = await besideSilentMerchants(origin, database, box, count);
  child.kill('SIGKILL');
  const isBeyond = longest > mostNoticeMs;
  if (isBeyond) process.exitCode = 1;
  console.log(
    `Beside ${count} merchants that say nothing another one is notified within ${longest.toFixed(0)} ms${isBeyond ? `, more than ${mostNoticeMs}` : ''}`,
  );
}

/** Pays at processes of the provider, by turns. */
async function measure(started: readonly LoadedProcess[]): Promise<Measured> {
  const running = await Promise.all(started.map(start));
  const origins = running.map(({ origin }) => origin);
  await payAll(origins, warmUp * origins.length, createHistogram());
  const before = await spentByAll(running);
  const posts = createHistogram();
  const begun = performance.now();
  const errors = await payAll(origins, payments, posts);
  const seconds = (performance.now() - begun) / 1_000;
  const after = await spentByAll(running);
  for (const { child } of running) child.kill('SIGKILL');
  const inMs = (percentile: number) => posts.percentile(percentile) / 1_000;
  return {
    perSecond: (payments - errors) / seconds,
    p50: inMs(50),
    p99: inMs(99),
    errors,
    statements: (after.statements - before.statements) / payments,
    cpuMs: (after.cpuMs - before.cpuMs) / payments,
  };
}

/** What the largest requests cost that nobody has signed, in CPU of the process that reads them (TR-09). */
async function printLargeRequests(): Promise<void> {
  const running = await start({ notifications: box.url });
  console.log('CPU of one request of 1 MiB that nobody has signed');
  for (const { name, path, type, body } of largeRequests()) {
    const send = async () => {
      const before = await spentBy(running);
      const answer = await fetch(running.origin + path, { method: 'POST', headers: { 'content-type': type }, body });
      await answer.text();
      const { cpu } = await spentBy(running);
      return (cpu.user + cpu.system - before.cpu.user - before.cpu.system) / 1_000;
    };
    const times: number[] = [];
    // The first ones compile what they run.
    for (let nth = 0; nth < 15; nth += 1) times.push(await send());
    const [, , , , , median = 0] = times.slice(4).sort((one, other) => one - other);
    const verdict = median > mostUnsignedMs ? `: more than ${mostUnsignedMs} ms` : '';
    console.log(`  ${median.toFixed(1).padStart(6)} ms  ${name}${verdict}`);
    if (median > mostUnsignedMs) process.exitCode = 1;
  }
  running.child.kill('SIGKILL');
}

async function spentBy({ child }: Running): Promise<Spent> {
  const answer = once(child, 'message');
  child.send('spent');
  const [spent] = await answer;
  return spent;
}

/** How many statements the processes have sent to a PostgreSQL server, and their CPU. */
async function spentByAll(running: readonly Running[]): Promise<{ statements: number; cpuMs: number }> {
  const all = { statements: 0, cpuMs: 0 };
  for (const { statements, cpu } of await Promise.all(running.map(spentBy))) {
    all.statements += statements;
    all.cpuMs += (cpu.user + cpu.system) / 1_000;
  }
  return all;
}

interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
}

async function start(process: LoadedProcess): Promise<Running> {
  const file = fileURLToPath(new URL('load-provider.mjs', import.meta.url));
  const child = fork(file, [JSON.stringify(process)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [origin] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
  if (typeof origin !== 'string') throw new Error('A process of the provider did not start');
  return { child, origin };
}

/** Makes payments, `concurrency` at a time, and returns how many failed. `posts` gets the time of each post, in µs. */
async function payAll(origins: readonly string[], count: number, posts: RecordableHistogram): Promise<number> {
  let begun = 0;
  let errors = 0;
  const shopper = async () => {
    while (begun < count) {
      begun += 1;
      const paid = await pay(origins[begun % origins.length] ?? '', begun, posts).catch(() => false);
      if (!paid) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, shopper));
  return errors;
}

/** One payment: the merchant's token, the data of the page, the check before the post, the post. */
async function pay(origin: string, nth: number, posts: RecordableHistogram): Promise<boolean> {
  // Each shopper from an address of its own, as behind a proxy: the limits count by it.
  const address = { 'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}` };
  const shopper = await Shopper.arrive(origin, { merchant_id: '100003' });
  await shopper.call('/odeme/api/oos/check/payment-status', { email: '' }, address);
  const attempt = { do_3d: '0', attempt_id: nth.toString(16).padStart(32, '0') };
  const begun = performance.now();
  const { json } = await shopper.pay(card, attempt, address);
  posts.record(Math.max(1, Math.round((performance.now() - begun) * 1_000)));
  return json?.status === 'success';
}
