import { and, desc, eq, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { runAll } from '../../process/run-all.js';
import { entries, issuerKinds, orders } from '../database/schema.js';
import { authorisationHoldMs } from '../orders/order-state.js';
import { readOrderUnderLock } from './end-lapsed-attempt.js';

/** How many orders one round takes; the next round takes the others. */
const batch = 50;

/** How long after a look that found no more the next one comes, in ms: a look asks for the last entry of every open order. */
const pauseMs = 10_000;

/** Authorisations that were not settled in their time: the process that asked has died, or its issuer never answers. */
export class LapsedAuthorisations {
  /** ms since the epoch. */
  private nextLookAt = 0;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Releases them, so that their orders keep nothing of a link any more and their issuers are asked for the reversal
   * (TR-06): the order may stay open for a day, and nothing else may ask about it before.
   */
  async release(end?: AbortSignal): Promise<void> {
    const now = this.clock.now();
    if (now < this.nextLookAt) return;
    const due = await this.findDue(now);
    const looks = due.map(
      ({ id }) =>
        () =>
          readOrderUnderLock(this.db, id, this.clock),
    );
    try {
      await runAll(looks, end);
    } finally {
      // One that is cut short looks again at once.
      if (due.length < batch && end?.aborted !== true) this.nextLookAt = now + pauseMs;
    }
  }

  /** From the open orders on, of each the last entry alone: the authorisations of all that were ever paid are not looked at. */
  private findDue(now: number): Promise<{ id: string }[]> {
    const last = this.db
      .select({ kind: entries.kind, at: entries.at })
      .from(entries)
      .where(and(eq(entries.orderId, orders.id), notInArray(entries.kind, [...issuerKinds])))
      .orderBy(desc(entries.seq))
      .limit(1)
      .as('last');
    const begunBy = new Date(now - authorisationHoldMs);
    return this.db
      .select({ id: orders.id })
      .from(orders)
      .innerJoinLateral(last, sql`true`)
      .where(and(isNull(orders.endedAt), eq(last.kind, 'authorising'), lte(last.at, begunBy)))
      .limit(batch);
  }
}
