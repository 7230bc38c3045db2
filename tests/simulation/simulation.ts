import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { merchants, notifications, orders } from '../../sandbox/provider/database/schema.js';
import { storedCards } from '../../sandbox/provider/database/schema-cards.js';
import { reversals } from '../../sandbox/provider/database/schema-reversals.js';
import { FastTime } from './fast-time.js';
import { FaultProxy } from './fault-proxy.js';
import type { FaultKind } from './faults.js';
import type { Finding } from './finding.js';
import { IssuerBook } from './issuer-book.js';
import { MerchantBox } from './merchant-box.js';
import { Payer, type SimulatedPayment } from './payments.js';
import { type Method, type Plan, planOf } from './plan.js';
import type { ProviderSetting, SimulatedProvider } from './providers.js';
import { refundFindings } from './refunds.js';
import { silentAddress, silentMerchant } from './silent-names.js';
import { shoppersOrigins } from './simulated-fetch.js';
import { stockFindings } from './stock.js';
import { findingsOf, readAttempts } from './verdict.js';

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
    await provider.db
      .update(merchants)
      .set({ notificationUrl: silentAddress(box.url) })
      .where(eq(merchants.id, silentMerchant));
    const payer = new Payer({ time, ...shoppersOrigins }, provider, book, box.url);
    const payments: SimulatedPayment[] = [];
    const paid = async () => {
      await payAll(setting, payments, (index) => payer.pay(plan(index)));
      await proxy.heal();
      return settle(time, provider, book);
    };
    const open = await Promise.race([paid(), proxy.standstill]);
    // Shoppers that are still there must not go on while their surroundings are put away.
    if (open === undefined) time.stop();
    const attempts = await readAttempts(provider.db);
    const refunds = payments.flatMap(({ refund }) => refund ?? []);
    const compare = async () => [
      ...findingsOf(payments, attempts, book.holdings()),
      ...box.findingsOf(await readOutcomes(provider)),
      ...(await stockFindings(provider.db)),
      ...(await refundFindings(provider.db, refunds)),
      ...(await deletionFindings(provider, payments)),
    ];
    return {
      payments,
      // A payment that is still under way contradicts nothing.
      findings: open === 0 ? await compare() : [standstill(open)],
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
  ended: SimulatedPayment[],
  pay: (index: number) => Promise<SimulatedPayment>,
): Promise<void> {
  const waiting = [...indexes];
  const worker = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      ended.push(await pay(index));
      progress(ended.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** A notification that a process had claimed when it was killed is free again after a minute of the machine's time (ms). */
const claimsLapseMs = 75_000;

/** Lets time pass until every order has ended, every reversal is confirmed and every merchant was notified; returns how many have not. */
async function settle(time: FastTime, provider: SimulatedProvider, book: IssuerBook): Promise<number> {
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
    if (waits && performance.now() - fewestAt > claimsLapseMs) return left;
    await time.sleep(4_000);
  }
  return 0;
}

/** The merchant's reference of every order, and whether it is paid. */
async function readOutcomes({ db }: SimulatedProvider) {
  return db
    .select({
      token: orders.token,
      oid: orders.merchantOid,
      isLink: sql<boolean>`${orders.linkId} is not null`,
      paid: sql<boolean>`exists (select 1 from entries where order_id = ${orders.id} and kind = 'charged')`,
    })
    .from(orders);
}

/** Stored cards that a page said were deleted. */
async function deletionFindings(
  { db }: SimulatedProvider,
  payments: readonly SimulatedPayment[],
): Promise<readonly Finding[]> {
  const deleted = new Map(payments.flatMap(({ plan, deleted: names }) => names.map((name) => [name, plan.index])));
  const kept = await db
    .select({ name: storedCards.ctoken })
    .from(storedCards)
    .where(inArray(storedCards.ctoken, [...deleted.keys()]));
  return kept.map(({ name }) => ({
    contradiction: 'false deletion',
    index: deleted.get(name),
    details: `card ${name}`,
  }));
}

/** `open`: how much has no end; undefined where a request was never answered. */
function standstill(open: number | undefined): Finding {
  const what = open === undefined ? 'a request was' : `${open} orders, reversals and notifications were`;
  return { contradiction: 'standstill', index: undefined, details: `${what} never brought to an end` };
}
