import { and, asc, eq, isNull, lte, notExists } from 'drizzle-orm';
import type { Database } from '../../database/open-database.js';
import { retryRolledBack } from '../../database/passing-errors.js';
import type { Clock } from '../../process/clock.js';
import { attempts, orders } from '../database/schema.js';
import { reviews } from '../database/schema-waiting.js';
import { isAboutTransfer } from '../directory/reasons.js';
import { isHeld, isOpenChallenge } from '../orders/order-state.js';
import { readLedger } from '../orders/orders.js';
import { endAttempt } from './end-attempt.js';
import type { Outcomes } from './outcomes.js';

/** How many orders one sweep takes; the next sweep takes the others. */
const batch = 50;

/** Orders whose time ran out. */
export class ExpiredOrders {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly outcomes: Outcomes,
  ) {}

  /**
   * Closes them and notifies their merchants (failed_reason_code 6). What is under way is not cut off: an order waits for
   * its authorisation, for its shopper at the bank, and for a person's decision. Several processes share the work.
   */
  async close(): Promise<void> {
    await retryRolledBack(this.db, async (tx) => {
      const now = this.clock.now();
      const at = new Date(now);
      // Left out here and not below: enough of them would fill every sweep.
      const underReview = tx
        .select({ attemptId: reviews.attemptId })
        .from(reviews)
        .innerJoin(attempts, eq(attempts.id, reviews.attemptId))
        .where(and(eq(attempts.orderId, orders.id), isNull(reviews.decidedAt)));
      const due = await tx
        .select()
        .from(orders)
        .where(and(isNull(orders.endedAt), lte(orders.expiresAt, at), notExists(underReview)))
        .orderBy(asc(orders.expiresAt))
        .limit(batch)
        .for('update', { skipLocked: true });
      for (const order of due) {
        const last = (await readLedger(tx, order.id)).at(-1);
        if (last !== undefined && (last.kind === 'reviewing' || isHeld(last, now) || isOpenChallenge(last, now)))
          continue;
        // Begun and never ended: the process died, or the shopper did not come back.
        if (last !== undefined) await endAttempt(tx, last, at);
        const why = last?.kind === 'declined' ? last.reason : null;
        await this.outcomes.close(tx, order, why !== null && isAboutTransfer(why) ? why : 'timeRanOut', at);
      }
    });
  }
}
