import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.js';
import { retryRepeatable, retryRolledBack } from '../../database/transient-errors.js';
import type { Clock } from '../../process/clock.js';
import type { Metrics } from '../../process/metrics.js';
import { attempts, entries, orders } from '../database/schema.js';
import type { ReasonKey } from '../directory/decline-reasons.js';
import { claimLink, excessAfterChallenge, type OrderRefusal } from '../links/link-stock.js';
import type { LinkExcess } from '../links/link-type.js';
import { type Entry, isHeld, isOpenChallenge, type Order, type OrderState, orderState } from '../orders/order-state.js';
import { lockOrder, readLedger } from '../orders/orders.js';
import type { AttemptFacts } from './attempt-facts.js';
import { countAttempt, declinesIn, type Limits, requireWithinLimits } from './attempt-limits.js';
import { endAttempt } from './end-attempt.js';
import { type LimitedBy, LimitReached } from './limited-acts.js';
import type { Decision, Outcomes } from './outcomes.js';
import { recordLateRefusal, recordLostApproval } from './reversals.js';
import { readArrival } from './void-payment-posts.js';

export type Begun =
  | { readonly kind: 'begun'; readonly attemptId: string }
  | { readonly kind: 'limit'; readonly by: LimitedBy }
  /** The page that sent it was answered that nothing is paid, so it must not be any more (PY-06). */
  | { readonly kind: 'voided' }
  | { readonly kind: 'refused'; readonly state: OrderState }
  /** Its link takes no payment, or has less left than the order asks for. */
  | { readonly kind: 'linkRefused'; readonly refusal: OrderRefusal };

/**
 * How long a post may take to its attempt, ms: as long as the page waits for its answer. A process that stood still, or that
 * waited for another one, begins nothing later: its page has told the shopper something else.
 */
const postLifeMs = 60_000;

/** A step written in the transaction of an attempt: with it, or not at all. */
export type AttemptStep = (tx: Transaction, attemptId: string, at: Date) => Promise<void>;

/** The outcome of a challenge: `undefined` is a shopper who may pay. */
export type ChallengeOutcome = ReasonKey | undefined;

/** Describes what follows a challenge that succeeded, and the reason of one that came too late. */
export interface AfterChallenge {
  readonly next?: 'authorising' | 'reviewing';
  readonly step?: AttemptStep;
  readonly lateReason?: ReasonKey;
}

/** The attempts of orders. Of two processes that act on one order, the second waits for the lock of the first. */
export class Ledger {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly outcomes: Outcomes,
    private readonly metrics: Pick<Metrics, 'countResult'>,
  ) {}

  /**
   * Starts an attempt. `challenged`: the shopper has something to do (at the bank, at a wallet, by SMS) and the order
   * stays free; `authorising`: the order is held until `settle`. An open challenge of an earlier attempt becomes void, an
   * authorisation that was never finished is released. A post that arrives twice begins one attempt: the second is answered
   * as under way, and its page asks for the outcome.
   */
  async begin(
    orderId: string,
    facts: AttemptFacts,
    firstEntry: 'challenged' | 'authorising',
    step?: AttemptStep,
  ): Promise<Begun> {
    try {
      return await this.beginWithin(orderId, facts, firstEntry, step);
    } catch (error) {
      if (error instanceof LimitReached) return { kind: 'limit', by: error.by };
      throw error;
    }
  }

  /** Throws `LimitReached`, and then has written nothing. */
  private beginWithin(
    orderId: string,
    facts: AttemptFacts,
    firstEntry: 'challenged' | 'authorising',
    step?: AttemptStep,
  ): Promise<Begun> {
    return retryRolledBack(this.db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const ledger = await readLedger(tx, orderId);
      // After the lock: the time spent waiting for it counts.
      const now = this.clock.now();
      const state = await stateForPost(tx, facts.postId, orderState(order, ledger, now), order);
      if (state === 'voided') return { kind: 'voided' };
      // guard: one charge per order
      if (state.kind !== 'payable') return { kind: 'refused', state };
      // guard: post that outlived its page
      if (now - facts.receivedAt > postLifeMs) return { kind: 'voided' };
      if (state.transferOnly && facts.method !== 'eft') {
        const isLimited = declinesIn(ledger) >= this.limits.declinedPerOrder;
        return { kind: 'refused', state: { kind: isLimited ? 'limited' : 'expired' } };
      }
      await requireWithinLimits(tx, this.limits, orderId, facts, now);
      const refusal = await claimLink(tx, order, now, facts.method === 'eft');
      if (refusal !== undefined) return { kind: 'linkRefused', refusal };
      const at = new Date(now);
      const last = ledger.at(-1);
      if (last !== undefined) await endAttempt(tx, last, at);
      // Browsers may keep nothing for a frame: back from the bank, the page reads the shopper's choice from the order.
      if (facts.language !== order.lang) {
        await tx.update(orders).set({ lang: facts.language }).where(eq(orders.id, orderId));
      }
      const { countCard: _, receivedAt: __, language, ...kept } = facts;
      const id = randomBytes(16).toString('base64url');
      await tx.insert(attempts).values({ ...kept, id, orderId, at, currency: order.currency });
      await tx.insert(entries).values({ orderId, attemptId: id, kind: firstEntry, at });
      await step?.(tx, id, at);
      const { addressFingerprint, lineFingerprint } = facts;
      await countAttempt(tx, this.limits, { order, ledger, addressFingerprint, lineFingerprint }, now);
      return { kind: 'begun', attemptId: id };
    });
  }

  /**
   * Charges or declines the attempt that holds its order. One that no longer does charges nothing: its time to hold the order
   * is over and the order counts as unpaid since, or another attempt took it; see the returned state. Where it was approved
   * all the same, that is recorded and reversed (TR-06). It is made anew after an error that passes: what was written before
   * is found so.
   */
  async settle(orderId: string, attemptId: string, decision: Decision): Promise<OrderState> {
    let result = '';
    const state = await retryRepeatable(this.db, this.clock, async (tx) => {
      result = '';
      const order = await lockOrder(tx, orderId);
      const ledger = await readLedger(tx, orderId);
      const at = new Date(this.clock.now());
      const last = ledger.at(-1);
      const own = last?.kind === 'authorising' && last.attemptId === attemptId ? last : undefined;
      if (own !== undefined && (decision !== undefined || isHeld(own, at.getTime()))) {
        await this.outcomes.write(tx, { order, ledger, attemptId, decision, at });
        result = decision ?? 'charged';
      } else {
        if (own !== undefined) await endAttempt(tx, own, at);
        if (decision === undefined && !isCharged(ledger, attemptId)) result = 'lost';
        // guard: approval that lost its order is reversed -> if (decision !== undefined) await recordLateRefusal(tx, attemptId);
        if (decision !== undefined) await recordLateRefusal(tx, attemptId);
        else if (!isCharged(ledger, attemptId)) await recordLostApproval(tx, attemptId, at);
      }
      return orderState(order, await readLedger(tx, orderId), at.getTime());
    });
    if (result !== '') this.metrics.countResult(result);
    return state;
  }

  /**
   * Takes the outcome of a challenge, once. True when the attempt now holds its order and is to be authorised or
   * reviewed; false when it failed, came too late, was superseded or was completed before. It is made anew after an error
   * that passes: a challenge that is still open then is completed all the same, and one that was completed by this call is
   * distinguished from one that another call completed (TR-02).
   */
  completeChallenge(
    orderId: string,
    attemptId: string,
    outcome: ChallengeOutcome,
    { next = 'authorising', step, lateReason = 'identityLate' }: AfterChallenge = {},
  ): Promise<boolean> {
    let triedAt: number | undefined;
    return retryRepeatable(this.db, this.clock, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const ledger = await readLedger(tx, orderId);
      const now = this.clock.now();
      const at = new Date(now);
      const last = ledger.at(-1);
      // guard: challenge of another attempt -> if (last === undefined) return false;
      if (last?.attemptId !== attemptId) return false;
      // Written by the try before, whose COMMIT had no answer.
      if (last.kind === next && last.at.getTime() === triedAt) return true;
      if (last.kind !== 'challenged') return false;
      const reason = isOpenChallenge(last, now) ? (outcome ?? (await linkReason(tx, order, now))) : lateReason;
      if (reason !== undefined) {
        await this.outcomes.decline(tx, { order, ledger, attemptId, reason, at });
        return false;
      }
      await tx.insert(entries).values({ orderId, attemptId, kind: next, at });
      await step?.(tx, attemptId, at);
      triedAt = now;
      return true;
    });
  }
}

function isCharged(ledger: readonly Entry[], attemptId: string): boolean {
  return ledger.some((entry) => entry.kind === 'charged' && entry.attemptId === attemptId);
}

/** The state of an order for one post: paid, under way and the like go before what the post itself is. */
async function stateForPost(
  tx: Transaction,
  postId: string | null,
  state: OrderState,
  order: Order,
): Promise<OrderState | 'voided'> {
  if (postId === null || state.kind !== 'payable') return state;
  const arrival = await readArrival(tx, order, postId);
  // guard: post that was voided
  if (arrival === 'void') return 'voided';
  // guard: post that arrives twice -> return state;
  return arrival === 'again' ? { kind: 'pending', waitsFor: 'authorisation' } : state;
}

/** Other shoppers took what was left of the link during the challenge. The database would refuse; this gives the reason. */
async function linkReason(tx: Transaction, order: Order, now: number): Promise<ReasonKey | undefined> {
  const excess = await excessAfterChallenge(tx, order, now);
  return excess && reasonByExcess[excess];
}

const reasonByExcess: Readonly<Record<LinkExcess, ReasonKey>> = {
  closed: 'usedUp',
  outOfStock: 'soldOut',
  amountLeft: 'collected',
  pending: 'collected',
};
