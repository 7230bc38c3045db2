import { and, eq, gte, ne, notExists, sql } from 'drizzle-orm';
import type { ServiceIdentifier } from 'inversify';
import type { Transaction } from '../../database/database.js';
import { attempts, entries } from '../database/schema.js';
import type { MethodId } from '../directory/methods.js';
import type { Entry, Order } from '../orders/order-state.js';
import { LimitReached, type Tally } from './limited-acts.js';
import { countAtLink, uncountAtLink } from './limited-at-link.js';

/**
 * How many attempts and questions are let through (TR-05). Strict for the cards of one order, generous for orders: many
 * shoppers share one address. Where nothing else is said a count lasts for the window, from its first act.
 */
export interface Limits {
  /** Declined attempts after which the order is closed. */
  readonly declinedPerOrder: number;
  /** Attempts of any kind but notices: challenges that were begun and left count here. */
  readonly attemptsPerOrder: number;
  /** Notices of a transfer, counted apart: its money may have been sent, however often a card was tried (BT-08). */
  readonly noticesPerOrder: number;
  /** Distinct cards of the attempts at one order. */
  readonly cardsPerOrder: number;
  /** Attempts of one card that took no money, in the window. */
  readonly unpaidPerCard: number;
  /** Attempts from one network address that took no money: declined, left or still under way. */
  readonly unpaidPerAddress: number;
  /** The acts among them that are not the first of their order: the others stay free for orders of other shoppers. */
  readonly retriesPerAddress: number;
  /** Attempts at the orders of one link that took no money. */
  readonly unpaidPerLink: number;
  /** Distinct cards whose points are asked for. */
  readonly pointsPerOrder: number;
  readonly pointsPerAddress: number;
  readonly pointsPerLink: number;
  /** Card look-ups and questions for installments. */
  readonly lookUpsPerOrder: number;
  readonly lookUpsPerAddress: number;
  readonly lookUpsPerLink: number;
  /** Messages with a code for one order, in the window. */
  readonly messagesPerOrder: number;
  /** Messages to one telephone, in the window. */
  readonly messagesPerPhone: number;
  /** Orders that one form of a link opens: a shopper comes back and changes the order. */
  readonly ordersPerForm: number;
  /** Orders of one link from one network address. */
  readonly ordersPerLinkAndAddress: number;
  /** ms. */
  readonly windowMs: number;
}

export const Limits: ServiceIdentifier<Limits> = Symbol('Limits');

export const defaultLimits: Limits = {
  declinedPerOrder: 5,
  attemptsPerOrder: 15,
  noticesPerOrder: 15,
  cardsPerOrder: 6,
  unpaidPerCard: 10,
  unpaidPerAddress: 200,
  retriesPerAddress: 100,
  unpaidPerLink: 300,
  pointsPerOrder: 6,
  pointsPerAddress: 200,
  pointsPerLink: 300,
  lookUpsPerOrder: 100,
  lookUpsPerAddress: 2_000,
  lookUpsPerLink: 3_000,
  messagesPerOrder: 10,
  messagesPerPhone: 20,
  ordersPerForm: 10,
  ordersPerLinkAndAddress: 250,
  windowMs: 60 * 60_000,
};

/** How many attempts of an order were declined. */
export function declinesIn(ledger: readonly Entry[]): number {
  return ledger.filter(({ kind }) => kind === 'declined').length;
}

/** Describes what the limits look at, beside the order itself. */
export interface Counted {
  readonly method: MethodId;
  readonly fingerprint: string;
  /** False for the demo's cards, which all visitors share. */
  readonly countCard: boolean;
}

/** Throws `LimitReached` where the order or the card has had its attempts. Call it with the order locked. */
export async function requireWithinLimits(
  tx: Transaction,
  limits: Limits,
  orderId: string,
  { method, fingerprint, countCard }: Counted,
  now: number,
): Promise<void> {
  const isNotice = method === 'eft';
  const alike = isNotice ? eq(attempts.method, 'eft') : ne(attempts.method, 'eft');
  const cards = sql<number>`count(distinct nullif(${attempts.fingerprint}, ${fingerprint}))`.mapWith(Number);
  const [earlier] = await tx
    .select({ attempts: sql`count(*)`.mapWith(Number), otherCards: cards })
    .from(attempts)
    .where(and(eq(attempts.orderId, orderId), alike));
  const allowed = isNotice ? limits.noticesPerOrder : limits.attemptsPerOrder;
  // guard: attempts of one order -> if (earlier === undefined) throw new LimitReached('order');
  if (earlier === undefined || earlier.attempts >= allowed) throw new LimitReached('order');
  // guard: cards of one order
  if (fingerprint !== '' && earlier.otherCards >= limits.cardsPerOrder) throw new LimitReached('order');
  if (!countCard) return;
  // Attempts with one card on many orders at once must not all see the same count.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
  const since = new Date(now - limits.windowMs);
  // guard: orders of one card
  if ((await unpaidOf(tx, fingerprint, since)) >= limits.unpaidPerCard) throw new LimitReached('card');
}

async function unpaidOf(tx: Transaction, fingerprint: string, since: Date): Promise<number> {
  const charged = tx
    .select({ id: entries.seq })
    .from(entries)
    .where(and(eq(entries.attemptId, attempts.id), eq(entries.kind, 'charged')));
  return tx.$count(attempts, and(eq(attempts.fingerprint, fingerprint), gte(attempts.at, since), notExists(charged)));
}

/** An attempt as it is counted beyond its order. */
export interface CountedAttempt {
  readonly order: Order;
  readonly ledger: readonly Entry[];
  readonly addressFingerprint: string;
  readonly lineFingerprint: string;
  /** Absent before the attempt has its first entry. */
  readonly attemptId?: string;
}

/** The counts of attempts that took no money: an attempt is in them from its begin, and is taken out when it is charged. */
function talliesOfAttempt(
  { unpaidPerAddress, retriesPerAddress, windowMs }: Limits,
  { ledger, addressFingerprint, attemptId }: CountedAttempt,
): readonly Tally[] {
  const isRetry = ledger.some((entry) => entry.attemptId !== null && entry.attemptId !== attemptId);
  const tallies: Tally[] = [
    { by: 'address', key: `unpaid:address:${addressFingerprint}`, limit: unpaidPerAddress, windowMs },
  ];
  if (isRetry)
    tallies.push({ by: 'address', key: `retry:address:${addressFingerprint}`, limit: retriesPerAddress, windowMs });
  return tallies;
}

/** At the attempt's link; undefined where it has none. */
function actOfLink({ unpaidPerLink, windowMs }: Limits, { order, lineFingerprint }: CountedAttempt) {
  if (order.linkId === null) return undefined;
  return { what: 'unpaid', linkId: order.linkId, lineFingerprint, limit: unpaidPerLink, first: 3, windowMs };
}

/** Counts an attempt that is being begun. Throws `LimitReached`. */
export async function countAttempt(
  tx: Transaction,
  limits: Limits,
  attempt: CountedAttempt,
  now: number,
): Promise<void> {
  await countAtLink(tx, talliesOfAttempt(limits, attempt), actOfLink(limits, attempt), now);
}

/** Takes an attempt of `at` out of the counts: it was charged. */
export async function uncountAttempt(
  tx: Transaction,
  limits: Limits,
  attempt: CountedAttempt,
  at: Date,
): Promise<void> {
  await uncountAtLink(tx, talliesOfAttempt(limits, attempt), actOfLink(limits, attempt), at);
}
