import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Language } from '../../src/domain/page/language.js';
import type { Transaction } from '../database/open-database.js';
import { attempts, entries, orders } from '../database/schema.js';
import type { Gateway } from '../gateway/gateway.js';
import { claimLink, excessAfterChallenge, type LinkStop } from '../links/link-state.js';
import { enqueueNotification } from '../merchant-api/outbox.js';
import type { MethodId } from '../methods.js';
import type { ReasonKey } from '../reasons.js';
import { storeCard } from '../saved-cards/stored-cards.js';
import { isWithinLimits } from './limits.js';
import { type Entry, isOpenChallenge, type Order, type OrderState, orderState } from './order-state.js';
import { lockOrder, readLedger } from './orders.js';

/** What the ledger keeps of a card, or of another way to pay, and of how it is used. Never the number, never the code. */
export interface AttemptFacts {
  readonly method: MethodId;
  readonly variant: string;
  readonly reference: string | null;
  /** First 8 digits. */
  readonly bin: string;
  readonly last4: string;
  readonly scheme: string;
  readonly fingerprint: string;
  readonly addressMark: string;
  readonly scenario: string;
  readonly with3d: boolean;
  /** Minor units: what is charged, with what installments cost. */
  readonly amount: number;
  /** 0 is the single payment. */
  readonly installmentCount: number;
  /** Minor units of the amount that card points pay. */
  readonly points: number;
  /** Two digits each: the expiry of a card that is stored once it is charged; else null. */
  readonly storeMonth: string | null;
  readonly storeYear: string | null;
  /** Declines count for the limit per card. */
  readonly countCard: boolean;
  /** The shopper's; the payment speaks it from now on. */
  readonly language: Language;
}

export type Begun =
  | { readonly kind: 'begun'; readonly attemptId: string }
  | { readonly kind: 'limit' }
  | { readonly kind: 'refused'; readonly state: OrderState }
  /** Its link takes no payment, or has less left than the order asks for. */
  | { readonly kind: 'stopped'; readonly stop: LinkStop };

/** What is written together with an attempt, or not at all. */
export type Along = (tx: Transaction, attemptId: string, at: Date) => Promise<void>;

/**
 * Starts an attempt. `challenged`: something is asked of the shopper elsewhere (at the bank, at a wallet, on the telephone)
 * and the order stays free; `authorising`: the order is held until `settleAttempt`. An open challenge of an earlier attempt
 * becomes void, a dead authorisation is released.
 */
export function beginAttempt(
  gateway: Gateway,
  orderId: string,
  facts: AttemptFacts,
  firstEntry: 'challenged' | 'authorising',
  along?: Along,
): Promise<Begun> {
  const { db, clock, limits } = gateway;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const ledger = await readLedger(tx, orderId);
    // After the lock: the time spent waiting for it counts.
    const now = clock.now();
    const state = orderState(order, ledger, now);
    if (state.kind !== 'payable') return { kind: 'refused', state };
    if (!(await isWithinLimits(tx, limits, orderId, facts, now))) return { kind: 'limit' };
    const stop = await claimLink(tx, order, now);
    if (stop !== undefined) return { kind: 'stopped', stop };
    const at = new Date(now);
    await clearWay(tx, ledger.at(-1), at);
    // Browsers may keep nothing for a frame: back from the bank, the page knows the shopper's choice by the payment alone.
    if (facts.language !== order.lang) {
      await tx.update(orders).set({ lang: facts.language }).where(eq(orders.id, orderId));
    }
    const { countCard: _, language, ...kept } = facts;
    const id = randomBytes(16).toString('base64url');
    await tx.insert(attempts).values({ ...kept, id, orderId, at, currency: order.currency });
    await tx.insert(entries).values({ orderId, attemptId: id, kind: firstEntry, at });
    await along?.(tx, id, at);
    return { kind: 'begun', attemptId: id };
  });
}

async function clearWay(tx: Transaction, last: Entry | undefined, at: Date): Promise<void> {
  if (last?.kind !== 'challenged' && last?.kind !== 'authorising') return;
  const kind = last.kind === 'challenged' ? 'superseded' : 'released';
  await tx.insert(entries).values({ orderId: last.orderId, attemptId: last.attemptId, kind, at });
}

/** What the bank said. `undefined` is yes. */
export type Decision = ReasonKey | undefined;

/** Writes down what came of an attempt that holds its order. Nothing when it no longer does; the state tells. */
export function settleAttempt(
  gateway: Gateway,
  orderId: string,
  attemptId: string,
  decision: Decision,
): Promise<OrderState> {
  return gateway.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const ledger = await readLedger(tx, orderId);
    const at = new Date(gateway.clock.now());
    const last = ledger.at(-1);
    if (last?.kind === 'authorising' && last.attemptId === attemptId)
      await writeDecision(tx, gateway, { order, ledger, attemptId, decision, at });
    return orderState(order, await readLedger(tx, orderId), at.getTime());
  });
}

/** What the ACS, a wallet or a code found out, as far as the ledger cares: `undefined` is a shopper who may pay. */
export type ChallengeOutcome = ReasonKey | undefined;

/** How a challenge goes on when it succeeded, and what is said when it came too late. */
export interface GoesOn {
  readonly next?: 'authorising' | 'reviewing';
  readonly along?: Along;
  readonly late?: ReasonKey;
}

/**
 * Takes the result of a challenge, once. True when the attempt now holds its order and is to be authorised, or looked
 * into; false when it failed, came too late, was superseded or was taken before.
 */
export function completeChallenge(
  gateway: Gateway,
  orderId: string,
  attemptId: string,
  outcome: ChallengeOutcome,
  { next = 'authorising', along, late = 'identityLate' }: GoesOn = {},
): Promise<boolean> {
  return gateway.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const ledger = await readLedger(tx, orderId);
    const now = gateway.clock.now();
    const at = new Date(now);
    const last = ledger.at(-1);
    if (last?.kind !== 'challenged' || last.attemptId !== attemptId) return false;
    const reason = isOpenChallenge(last, now) ? (outcome ?? (await takenByOthers(tx, order, now))) : late;
    if (reason === undefined) {
      await tx.insert(entries).values({ orderId, attemptId, kind: next, at });
      await along?.(tx, attemptId, at);
    } else await decline(tx, gateway, order, ledger, attemptId, reason, at);
    return reason === undefined;
  });
}

/** The shopper was at the bank, and others were quicker. The database would refuse; this says it in words. */
async function takenByOthers(tx: Transaction, order: Order, now: number): Promise<ReasonKey | undefined> {
  const excess = await excessAfterChallenge(tx, order, now);
  if (excess === undefined) return undefined;
  return excess === 'outOfStock' ? 'soldOut' : 'collected';
}

interface Decided {
  readonly order: Order;
  readonly ledger: readonly Entry[];
  readonly attemptId: string;
  readonly decision: Decision;
  readonly at: Date;
}

/** Charges or declines an attempt. Call it with the order locked, and only for the attempt that holds it. */
export async function writeDecision(tx: Transaction, gateway: Gateway, decided: Decided): Promise<void> {
  const { order, ledger, attemptId, decision, at } = decided;
  if (decision === undefined) await charge(tx, gateway, order, attemptId, at);
  else await decline(tx, gateway, order, ledger, attemptId, decision, at);
}

async function charge(tx: Transaction, gateway: Gateway, order: Order, attemptId: string, at: Date): Promise<void> {
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, attemptId));
  if (attempt === undefined) throw new Error('A charge without an attempt');
  const { amount, installmentCount, method } = attempt;
  await tx.insert(entries).values({ orderId: order.id, attemptId, kind: 'charged', at, amount });
  await end(tx, order, at);
  const stored = await storeIfAsked(tx, order, attempt, at);
  const told = { status: 'success', totalAmount: amount, installmentCount, stored, method } as const;
  await enqueueNotification(tx, gateway, order, told);
}

/** A card is stored by the very transaction that charges it: never a declined one, and never twice. */
async function storeIfAsked(tx: Transaction, order: Order, attempt: typeof attempts.$inferSelect, at: Date) {
  const { bin, last4, scheme, fingerprint, scenario, storeMonth: month, storeYear: year } = attempt;
  if (month === null || year === null) return undefined;
  return storeCard(tx, order, { bin, last4, scheme, fingerprint, scenario, month, year }, at);
}

/** A declined attempt leaves the order open for another, until there have been too many. */
async function decline(
  tx: Transaction,
  gateway: Gateway,
  order: Order,
  ledger: readonly Entry[],
  attemptId: string,
  reason: ReasonKey,
  at: Date,
): Promise<void> {
  await tx.insert(entries).values({ orderId: order.id, attemptId, kind: 'declined', at, reason });
  const declined = ledger.filter((entry) => entry.kind === 'declined').length + 1;
  if (declined >= gateway.limits.declinedPerToken) await closeOrder(tx, gateway, order, 'limit', at);
}

/** Ends an order without a payment and tells the merchant. Call it with the order locked. */
export async function closeOrder(
  tx: Transaction,
  gateway: Gateway,
  order: Order,
  reason: ReasonKey,
  at: Date,
): Promise<void> {
  await tx.insert(entries).values({ orderId: order.id, kind: 'closed', at, reason });
  await end(tx, order, at);
  await enqueueNotification(tx, gateway, order, { status: 'failed', reason });
}

async function end(tx: Transaction, order: Order, at: Date): Promise<void> {
  await tx.update(orders).set({ endedAt: at }).where(eq(orders.id, order.id));
}
