import { and, asc, gt, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { orders } from '../database/schema.js';
import { eraseOrders } from './erase-orders.js';

/** How many orders one transaction takes. */
const batch = 100;

/** How far one query looks, whatever it finds; and how often one round asks. Ten million orders are walked in a day. */
const step = 1_000;
const stepsOfRound = 100;

/** A place among the orders by their end. */
interface Place {
  readonly endedAt: Date;
  readonly id: string;
}

/**
 * Erases the orders of one kind that ended before a time, the oldest first. It goes on where its last round stopped: orders of
 * the other kind are kept for years, and are not gone through each time. An order that was locked is come back to.
 */
export class ErasureWalk {
  private place: Place | undefined;

  constructor(
    private readonly db: Database,
    private readonly ofKind: SQL,
  ) {}

  async eraseUntil(until: Date, at: Date, end?: AbortSignal): Promise<void> {
    let place = this.place;
    let hasMissed = false;
    for (let steps = 0; steps < stepsOfRound && end?.aborted !== true; steps += 1) {
      const seen = await this.next(place, until);
      const ids = await this.ofKindAmong(seen);
      if ((await this.eraseAll(ids, at)) < ids.length) hasMissed = true;
      place = seen.at(-1) ?? place;
      // The next round begins before the first order that was missed.
      if (!hasMissed) this.place = place;
      if (seen.length < step) break;
    }
  }

  /** By the index of orders that are not erased, from the place on. */
  private next(place: Place | undefined, until: Date): Promise<Place[]> {
    const isBehind =
      place && and(gte(orders.endedAt, place.endedAt), or(gt(orders.endedAt, place.endedAt), gt(orders.id, place.id)));
    return this.db
      .select({ id: orders.id, endedAt: sql<Date>`${orders.endedAt}`.mapWith(orders.endedAt) })
      .from(orders)
      .where(and(isNotNull(orders.endedAt), isNull(orders.erasedAt), lte(orders.endedAt, until), isBehind))
      .orderBy(asc(orders.endedAt), asc(orders.id))
      .limit(step);
  }

  private async ofKindAmong(places: readonly Place[]): Promise<string[]> {
    const ids = places.map(({ id }) => id);
    if (ids.length === 0) return [];
    const found = await this.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.id, ids), this.ofKind));
    return found.map(({ id }) => id);
  }

  /** Returns how many were erased: one that is locked is not waited for. */
  private async eraseAll(ids: readonly string[], at: Date): Promise<number> {
    let erased = 0;
    for (let from = 0; from < ids.length; from += batch) {
      const some = ids.slice(from, from + batch);
      erased += await this.db.transaction(async (tx) => {
        const found = await tx
          .select()
          .from(orders)
          .where(and(inArray(orders.id, some), isNull(orders.erasedAt)))
          .for('update', { skipLocked: true });
        await eraseOrders(tx, found, at);
        return found.length;
      });
    }
    return erased;
  }
}
