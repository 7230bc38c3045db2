import { and, asc, eq, gt, isNull, lte, notExists, notInArray, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/database.js';
import { retryRolledBack } from '../../database/transient-errors.js';
import type { Clock } from '../../process/clock.js';
import { attempts, entries, issuerKinds, orders } from '../database/schema.js';
import { reviews } from '../database/schema-waiting.js';
import type { ReasonKey } from '../directory/decline-reasons.js';
import { isAboutTransfer } from '../directory/transfer-reasons.js';
import {
  authorisationHoldMs,
  challengeLifeMs,
  type Entry,
  isHeld,
  isOpenChallenge,
  type Order,
} from '../orders/order-state.js';
import { readLedgers } from '../orders/orders.js';
import { endAttempt } from './end-attempt.js';
import type { Outcomes } from './outcomes.js';

/** How many orders one transaction takes. Its statements are as many for all of them as for one. */
const batch = 100;

/** Orders whose time ran out. */
export class ExpiredOrders {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly outcomes: Outcomes,
  ) {}

  /**
   * Closes them all and notifies their merchants (failed_reason_code 6). What is under way is not cut off: an order waits for
   * its authorisation, for its shopper at the bank, for a person's decision, and for notice of a transfer whose account was
   * shown (BT-08). Several processes share the work. Ends after the orders of one transaction once the signal has aborted.
   */
  async close(end?: AbortSignal): Promise<void> {
    let closed: number;
    do closed = await retryRolledBack(this.db, (tx) => this.closeSome(tx));
    while (closed === batch && end?.aborted !== true);
  }

  /** Returns how many orders were closed. */
  private async closeSome(tx: Transaction): Promise<number> {
    const now = this.clock.now();
    const at = new Date(now);
    const due = await tx
      .select()
      .from(orders)
      .where(isExpired(tx, now))
      .orderBy(asc(orders.expiresAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const last = await this.lastEntries(tx, due);
    // Begun between the selection and its lock.
    const over = due.filter(({ id }) => !isWaitedFor(last.get(id), now));
    for (const { id } of over) {
      const entry = last.get(id);
      // It was begun and never ended: its process ended, or the shopper did not come back.
      if (entry !== undefined) await endAttempt(tx, entry, at);
    }
    const closes = over.map((order) => ({ order, reason: reasonAfter(last.get(order.id)) }));
    await this.outcomes.closeAll(tx, closes, at);
    return closes.length;
  }

  /** By the id of their orders. */
  private async lastEntries(tx: Transaction, due: readonly Order[]): Promise<ReadonlyMap<string, Entry>> {
    const ledger = await readLedgers(
      tx,
      due.map(({ id }) => id),
    );
    return new Map(ledger.map((entry) => [entry.orderId, entry]));
  }
}

/** Selects the orders that are to be closed at a moment, ms since the epoch. */
export function isExpired(db: Database, now: number): SQL | undefined {
  const at = new Date(now);
  return and(
    isNull(orders.endedAt),
    lte(orders.expiresAt, at),
    or(isNull(orders.noticeUntil), lte(orders.noticeUntil, at)),
    notExists(underReview(db)),
    notExists(underWay(db, now)),
  );
}

function reasonAfter(last: Entry | undefined): ReasonKey {
  const why = last?.kind === 'declined' ? last.reason : null;
  return why !== null && isAboutTransfer(why) ? why : 'timeRanOut';
}

function isWaitedFor(entry: Entry | undefined, now: number): boolean {
  if (entry === undefined) return false;
  return entry.kind === 'reviewing' || isHeld(entry, now) || isOpenChallenge(entry, now);
}

/* The selection leaves out orders that are under way: enough of it would fill every sweep, and nothing else would be closed. */

/** Waits for a decision. */
function underReview(tx: Database) {
  return tx
    .select({ attemptId: reviews.attemptId })
    .from(reviews)
    .innerJoin(attempts, eq(attempts.id, reviews.attemptId))
    .where(and(eq(attempts.orderId, orders.id), isNull(reviews.decidedAt)));
}

/** Begun so late that it may still be held, or its shopper at the bank, and without an end: nothing of the attempt follows. */
function underWay(tx: Database, now: number) {
  const later = alias(entries, 'later');
  const follows = tx
    .select({ seq: later.seq })
    .from(later)
    .where(
      and(eq(later.orderId, entries.orderId), gt(later.seq, entries.seq), notInArray(later.kind, [...issuerKinds])),
    );
  const begunSince = (kind: 'authorising' | 'challenged', ms: number) =>
    and(eq(entries.kind, kind), gt(entries.at, new Date(now - ms)));
  return tx
    .select({ seq: entries.seq })
    .from(entries)
    .where(
      and(
        eq(entries.orderId, orders.id),
        or(begunSince('authorising', authorisationHoldMs), begunSince('challenged', challengeLifeMs)),
        notExists(follows),
      ),
    );
}
