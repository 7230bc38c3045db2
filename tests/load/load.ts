/** The command behind `npm run load`; `scripts/load.mjs` bundles and runs it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createHistogram, performance, type RecordableHistogram } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hasPostgres, startPostgres } from '../sandbox/postgres-cluster.js';
import { Shopper } from '../sandbox/shopper.js';
import { MerchantBox } from '../simulation/merchant-box.js';
import type { LoadedProcess } from './load-provider.js';

const { values } = parseArgs({
  options: { payments: { type: 'string', default: '1000' }, concurrency: { type: 'string', default: '16' } },
});
const payments = Number(values.payments);
const concurrency = Number(values.concurrency);

/** Approved by the bank without a challenge. */
const card = '4355084300001002';

/** Payments before those that are measured, for each process. */
const warmUp = 100;

interface Measured {
  readonly perSecond: number;
  /** Of the post that pays, in ms. */
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
}

const box = await MerchantBox.open();
console.log(`${payments} payments, ${concurrency} at a time, on ${availableParallelism()} cores, without the store`);
print('PGlite, one process', await measure([{ notifications: box.url }]));
if (hasPostgres()) {
  globalThis.keptByWorker ??= { cluster: {} };
  const postgres = await startPostgres();
  const one = await measure([{ notifications: box.url, database: await postgres.createMigrated() }]);
  print('PostgreSQL, one process', one);
  const shared = { notifications: box.url, database: await postgres.createMigrated() };
  const two = await measure([shared, shared]);
  print('PostgreSQL, two processes', two);
  console.log(`Two processes make ${(two.perSecond / one.perSecond).toFixed(2)} times the payments of one`);
  await postgres.stop();
}
await box.close();
process.exit(0);

function print(name: string, { perSecond, p50, p99, errors }: Measured): void {
  console.log(
    `${name}: ${perSecond.toFixed(1)} payments/s; post p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; errors ${errors}`,
  );
}

/** Pays at processes of the provider, by turns. */
async function measure(started: readonly LoadedProcess[]): Promise<Measured> {
  const running = await Promise.all(started.map(start));
  const origins = running.map(({ origin }) => origin);
  await payAll(origins, warmUp * origins.length, createHistogram());
  const posts = createHistogram();
  const begun = performance.now();
  const errors = await payAll(origins, payments, posts);
  const seconds = (performance.now() - begun) / 1_000;
  for (const { child } of running) child.kill('SIGKILL');
  const inMs = (percentile: number) => posts.percentile(percentile) / 1_000;
  return { perSecond: (payments - errors) / seconds, p50: inMs(50), p99: inMs(99), errors };
}

async function start(process: LoadedProcess): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
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
