import { randomBytes } from 'node:crypto';
import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.js';
import { attempts, entries, orders } from '../provider/database/schema.js';
import { reversals } from '../provider/database/schema-reversals.js';
import { reviews } from '../provider/database/schema-waiting.js';
import type { Outcomes } from '../provider/ledger/outcomes.js';
import type { Entry, Order } from '../provider/orders/order-state.js';
import { lockOrder, readLedger } from '../provider/orders/orders.js';
import type { BankPayment } from './bank-list.js';

/** How a payment of the bank's list stands in this data. `settled` leaves nothing to do. */
const findings = {
  settled: 'was charged now',
  missing: 'MISSING HERE: not charged; --settle charges it',
  unknown: 'UNKNOWN HERE: this data has no such order; give the money back, or enter the order again',
  other: 'OTHER AMOUNT: here it has another amount or currency',
  closed: 'CLOSED HERE: its merchant got a notification that it failed; give the money back at the bank',
  twice: 'TWICE AT THE BANK: the list has this order more than once; give back what was taken again',
  reversing: 'BEING REVERSED: the issuer is asked to give its money back; look at the bank again later',
} as const;

/** Of `same` nothing is printed but how many there are. */
type Finding = 'same' | keyof typeof findings;

interface Reconciling {
  readonly payments: readonly BankPayment[];
  /** Writes what is missing; absent: nothing is written. */
  readonly settleBy?: Outcomes | undefined;
  /** Charges of this data since then must be on the list; absent: this is not looked at. */
  readonly since?: Date | undefined;
  /** The time of what is written. */
  readonly at: Date;
  print(line: string): void;
}

/**
 * Compares the payments that a bank has taken with this data, and prints each difference (SV-02). Returns 0 where none is left.
 * A charge that is written adds its notice to the merchant, which is delivered once the data is in use.
 */
export async function reconcile(db: Database, { payments, settleBy, since, at, print }: Reconciling): Promise<0 | 1> {
  const counts = new Map<Finding, number>();
  const seen = new Set<string>();
  for (const payment of payments) {
    const { merchantId, merchantOid } = payment;
    const name = `${merchantId} ${merchantOid}`;
    const finding = seen.has(name) ? 'twice' : await db.transaction((tx) => compare(tx, payment, at, settleBy));
    seen.add(name);
    counts.set(finding, (counts.get(finding) ?? 0) + 1);
    if (finding === 'same') continue;
    const amounts = finding === 'other' ? ` (${await amountsOf(db, payment)})` : '';
    print(`${name}: ${findings[finding]}${amounts}`);
  }
  const unlisted = since === undefined ? [] : await chargedButNotListed(db, payments, since);
  for (const { merchantId, merchantOid } of unlisted)
    print(`${merchantId} ${merchantOid}: NOT AT THE BANK: charged here, and not on the list`);
  const settled = counts.get('settled') ?? 0;
  const agreed = (counts.get('same') ?? 0) + settled;
  print(
    `${payments.length} payments on the list: ${counts.get('same') ?? 0} charged here with the same amount, ${settled} charged now`,
  );
  return agreed === payments.length && unlisted.length === 0 ? 0 : 1;
}

/** Returns the amounts that were compared: of what was charged or is asked for here, which may be more than was ordered. */
async function amountsOf(db: Database, { merchantId, merchantOid, amount, currency }: BankPayment): Promise<string> {
  const inWords = (minor: number, of: string) => `${(minor / 100).toFixed(2)} ${of}`;
  const [order] = await db
    .select({ id: orders.id, amount: orders.amount, currency: orders.currency })
    .from(orders)
    .where(and(eq(orders.merchantId, merchantId), eq(orders.merchantOid, merchantOid)));
  const ledger = await readLedger(db, order?.id ?? '');
  const charge = ledger.find(({ kind }) => kind === 'charged');
  const [last] = await db
    .select({ amount: attempts.amount })
    .from(attempts)
    .where(eq(attempts.id, charge?.attemptId ?? ledger.at(-1)?.attemptId ?? ''));
  const here = charge?.amount ?? last?.amount ?? order?.amount ?? 0;
  const how = charge ? 'charged' : last ? 'asked for' : 'ordered';
  return `at the bank ${inWords(amount, currency)}, ${how} here ${inWords(here, order?.currency ?? '')}`;
}

async function compare(
  tx: Transaction,
  payment: BankPayment,
  at: Date,
  settleBy: Outcomes | undefined,
): Promise<Finding> {
  const { merchantId, merchantOid } = payment;
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.merchantId, merchantId), eq(orders.merchantOid, merchantOid)));
  if (found === undefined) return 'unknown';
  const order = await lockOrder(tx, found.id);
  const ledger = await readLedger(tx, found.id);
  const charge = ledger.find(({ kind }) => kind === 'charged');
  if (order.currency !== payment.currency) return 'other';
  if (charge !== undefined) return charge.amount === payment.amount ? 'same' : 'other';
  if (ledger.some(({ kind }) => kind === 'closed')) return 'closed';
  if (await isBeingReversed(tx, found.id)) return 'reversing';
  if (settleBy === undefined) return 'missing';
  const attemptId = await attemptOf(tx, order, ledger, payment.amount, at);
  if (attemptId === undefined) return 'other';
  // Under review it was decided by the bank, which has taken the money.
  await tx
    .update(reviews)
    .set({ decidedAt: at })
    .where(and(eq(reviews.attemptId, attemptId), isNull(reviews.decidedAt)));
  await settleBy.write(tx, { order, ledger, attemptId, decision: undefined, at });
  return 'settled';
}

async function isBeingReversed(tx: Transaction, orderId: string): Promise<boolean> {
  const open = await tx
    .select({ id: reversals.attemptId })
    .from(reversals)
    .innerJoin(attempts, eq(attempts.id, reversals.attemptId))
    .where(and(eq(attempts.orderId, orderId), isNull(reversals.reversedAt)));
  return open.length > 0;
}

/**
 * The attempt that the bank has taken the money for: the one that is open here, else one that was made after the backup, of
 * which nothing but the amount is known. Undefined where an open authorisation is of another amount: it may be a second one.
 */
async function attemptOf(
  tx: Transaction,
  order: Order,
  ledger: readonly Entry[],
  amount: number,
  at: Date,
): Promise<string | undefined> {
  const last = ledger.at(-1);
  const [open] = await tx
    .select()
    .from(attempts)
    .where(eq(attempts.id, last?.attemptId ?? ''));
  const isOpen = last?.kind === 'challenged' || last?.kind === 'authorising' || last?.kind === 'reviewing';
  if (isOpen && open?.amount === amount) return open.id;
  if (isOpen && last.kind !== 'challenged') return undefined;
  const id = randomBytes(16).toString('base64url');
  const unknown = { bin: '', last4: '', scheme: '', fingerprint: '', addressFingerprint: '', scenario: '' };
  const known = { id, orderId: order.id, at, amount, currency: order.currency };
  await tx.insert(attempts).values({ ...unknown, ...known, with3d: false, installmentCount: 0 });
  return id;
}

/** Cards of shoppers alone: no acquirer lists a test, and another method is paid elsewhere. */
async function chargedButNotListed(db: Database, payments: readonly BankPayment[], since: Date) {
  const listed = new Set(payments.map(({ merchantId, merchantOid }) => `${merchantId} ${merchantOid}`));
  const charged = await db
    .select({ merchantId: orders.merchantId, merchantOid: orders.merchantOid })
    .from(entries)
    .innerJoin(orders, eq(orders.id, entries.orderId))
    .innerJoin(attempts, eq(attempts.id, entries.attemptId))
    .where(
      and(eq(entries.kind, 'charged'), gte(entries.at, since), eq(attempts.method, 'card'), eq(orders.testMode, false)),
    );
  return charged.filter(({ merchantId, merchantOid }) => !listed.has(`${merchantId} ${merchantOid}`));
}
