import { and, asc, isNull, lte } from 'drizzle-orm';
import { entries, orders } from '../database/schema.js';
import type { Gateway } from '../gateway/gateway.js';
import { isAboutTransfer } from '../reasons.js';
import { closeOrder } from './attempts.js';
import { type Entry, isHeld, isOpenChallenge } from './order-state.js';
import { readLedger } from './orders.js';

/** How many orders one sweep takes; the next sweep takes the others. */
const batch = 50;

/**
 * Closes orders whose time ran out and tells their merchants (failed_reason_code 6). What is under way is not cut off:
 * an order
 * waits for its authorisation, for its shopper at the bank, and for a person's decision. Several processes share the work.
 */
export async function closeExpired(gateway: Gateway): Promise<void> {
  const { db, clock } = gateway;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const at = new Date(now);
    const due = await tx
      .select()
      .from(orders)
      .where(and(isNull(orders.endedAt), lte(orders.expiresAt, at)))
      .orderBy(asc(orders.expiresAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const order of due) {
      const last = (await readLedger(tx, order.id)).at(-1);
      if (last !== undefined && (last.kind === 'reviewing' || isHeld(last, now) || isOpenChallenge(last, now)))
        continue;
      if (last !== undefined && isLeft(last)) await tx.insert(entries).values(releaseOf(last, at));
      const why = last?.kind === 'declined' ? last.reason : null;
      await closeOrder(tx, gateway, order, why !== null && isAboutTransfer(why) ? why : 'timeRanOut', at);
    }
  });
}

/** Begun and never ended: the process died, or the shopper never came back. */
function isLeft(entry: Entry): boolean {
  return entry.kind === 'authorising' || entry.kind === 'challenged';
}

function releaseOf(entry: Entry, at: Date) {
  const kind = entry.kind === 'challenged' ? ('superseded' as const) : ('released' as const);
  return { orderId: entry.orderId, attemptId: entry.attemptId, kind, at };
}
