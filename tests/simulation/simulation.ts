import { isNull, sql } from 'drizzle-orm';
import { merchants, notifications, orders } from '../../sandbox/provider/database/schema.js';
import { reversals } from '../../sandbox/provider/database/schema-reversals.js';
import { FastTime } from './fast-time.js';
import { FaultProxy } from './fault-proxy.js';
import type { FaultKind } from './faults.js';
import { IssuerBook } from './issuer-book.js';
import { MerchantBox } from './merchant-box.js';
import { Payer, type SimulatedPayment } from './payments.js';
import { type Method, type Plan, planOf } from './plan.js';
import type { ProviderSetting, SimulatedProvider } from './providers.js';
import { shoppersOrigins } from './simulated-fetch.js';
import { stockFindings } from './stock.js';
import { type Finding, findingsOf, readAttempts } from './verdict.js';

export interface SimulationSetting {
  readonly seed: number;
  /** Of the payments to make: each is planned by the seed and its index alone. */
  readonly indexes: readonly number[];
  readonly methods: readonly Method[];
  /** How many shoppers at a time. */
  readonly concurrency: number;
  /** Simulated ms in one ms of the machine. */
  readonly speed: number;
  readonly open: (time: FastTime, setting: ProviderSetting) => Promise<SimulatedProvider>;
  /** Called as payments end. */
  readonly progress?: (ended: number) => void;
}

export interface Report {
  readonly payments: readonly SimulatedPayment[];
  readonly findings: readonly Finding[];
  readonly faults: ReadonlyMap<FaultKind, number>;
  readonly charged: number;
  readonly approvals: number;
  readonly reversed: number;
  readonly seconds: number;
}

/** 09:00 on 9 March 2026, UTC. */
const start = Date.UTC(2026, 2, 9, 9);

/** Runs the payments, lets everything come to its end, and compares. */
export async function simulate(setting: SimulationSetting): Promise<Report> {
  const begun = Date.now();
  const { seed, methods, speed } = setting;
  const time = new FastTime(start, speed);
  const book = new IssuerBook(time);
  const plans = new Map<number, Plan>();
  const plan = (index: number): Plan => {
    const made = plans.get(index) ?? planOf(seed, index, methods);
    plans.set(index, made);
    return made;
  };
  let side: SimulatedProvider | undefined;
  const proxy = new FaultProxy(time, () => opened(side), plan);
  time.requests = () => Math.max(0, proxy.asking - book.deciding.size);
  const box = await MerchantBox.open();
  const provider = await setting.open(time, { book, publicUrls: shoppersOrigins });
  side = provider;
  const putBack = [time.install(), proxy.install()];
  try {
    await provider.db.update(merchants).set({ notificationUrl: box.url });
    const payer = new Payer({ time, ...shoppersOrigins }, provider, book);
    const payments = await payAll(setting, (index) => payer.pay(plan(index)));
    await proxy.heal();
    await settle(time, provider, book);
    const attempts = await readAttempts(provider.db);
    const findings = findingsOf(payments, attempts, book.holdings());
    return {
      payments,
      findings: [...findings, ...box.findingsOf(await readOutcomes(provider)), ...(await stockFindings(provider.db))],
      faults: proxy.counts,
      charged: attempts.filter(({ kinds }) => kinds.includes('charged')).length,
      approvals: book.holdings().length,
      reversed: attempts.filter(({ kinds }) => kinds.includes('reversed')).length,
      seconds: (Date.now() - begun) / 1_000,
    };
  } finally {
    for (const undo of putBack) undo();
    await provider.close();
    time.stop();
    await box.close();
  }
}

function opened(side: SimulatedProvider | undefined): SimulatedProvider {
  if (side === undefined) throw new Error('The provider is not there yet');
  return side;
}

async function payAll(
  { indexes, concurrency, progress = () => {} }: SimulationSetting,
  pay: (index: number) => Promise<SimulatedPayment>,
): Promise<readonly SimulatedPayment[]> {
  const waiting = [...indexes];
  const ended: SimulatedPayment[] = [];
  const worker = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      ended.push(await pay(index));
      progress(ended.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return ended;
}

/** A notification that a process had claimed when it was killed is free again after a minute of the machine's time (ms). */
const claimsLapseMs = 75_000;

/** Lets time pass until every order has ended, every reversal is confirmed and every merchant was notified. */
async function settle(time: FastTime, provider: SimulatedProvider, book: IssuerBook): Promise<void> {
  await provider.heal();
  // What was authorised when the last shopper left has an end first.
  await time.sleep(160_000);
  book.behave();
  const open = async () =>
    (await provider.db.$count(orders, isNull(orders.endedAt))) +
    (await provider.db.$count(reversals, isNull(reversals.reversedAt))) +
    (await provider.db.$count(notifications, isNull(notifications.deliveredAt)));
  let fewest = Number.POSITIVE_INFINITY;
  let fewestAt = performance.now();
  let idleRounds = 0;
  for (let left = await open(); left > 0; left = await open()) {
    idleRounds = left < fewest ? 0 : idleRounds + 1;
    if (left < fewest) {
      fewest = left;
      fewestAt = performance.now();
    }
    const waits = idleRounds > 500;
    if (!waits && idleRounds % 5 === 0) await provider.advance(60 * 60_000);
    if (waits && performance.now() - fewestAt > claimsLapseMs) throw new Error(`Something never ends: ${left}`);
    await time.sleep(4_000);
  }
}

/** The merchant's reference of every order that a merchant's server opened, and whether it is paid. */
async function readOutcomes({ db }: SimulatedProvider) {
  return db
    .select({
      token: orders.token,
      oid: orders.merchantOid,
      paid: sql<boolean>`exists (select 1 from entries where order_id = ${orders.id} and kind = 'charged')`,
    })
    .from(orders)
    .where(isNull(orders.linkId));
}
