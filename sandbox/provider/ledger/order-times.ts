import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.js';
import { retryRolledBack } from '../../database/transient-errors.js';
import type { Clock } from '../../process/clock.js';
import { orders } from '../database/schema.js';
import { extensionMs, mayExtend, type Order } from '../orders/order-state.js';
import { endLapsedAttempt } from './end-lapsed-attempt.js';

/** How long notice of a transfer is taken once an account was shown, in ms (BT-08). */
const noticeMs = 24 * 60 * 60_000;

/**
 * Keeps an order open for notice of a transfer, from the first account that is shown (BT-08). Returns until when; undefined
 * where the order is over, which then stays so.
 */
export function keepOpenForNotice(db: Database, orderId: string, clock: Clock): Promise<Date | undefined> {
  return retryRolledBack(db, async (tx) => {
    const { order, state, now } = await endLapsedAttempt(tx, orderId, clock);
    if (state.kind !== 'payable' && state.kind !== 'pending') return undefined;
    if (order.noticeUntil !== null) return order.noticeUntil;
    const noticeUntil = new Date(now + noticeMs);
    await tx.update(orders).set({ noticeUntil }).where(eq(orders.id, orderId));
    return noticeUntil;
  });
}

/**
 * Ends the time of an order for every method but the transfer, whose notice is taken as long as before (BT-08). Needs the
 * order locked.
 */
export async function leaveToNotice(tx: Transaction, { id, expiresAt }: Order, at: Date): Promise<void> {
  if (expiresAt > at) await tx.update(orders).set({ expiresAt: at }).where(eq(orders.id, id));
}

/**
 * Puts the end of an order off once more (EX-04). Returns the order with its new end, or undefined where it may not be:
 * it is paid or being paid, its time is over, or it was put off as often as it may be.
 */
export function extendOrder(db: Database, orderId: string, clock: Clock): Promise<Order | undefined> {
  return retryRolledBack(db, async (tx) => {
    const { order, state, now } = await endLapsedAttempt(tx, orderId, clock);
    if (state.kind !== 'payable' || !mayExtend(order, now)) return undefined;
    const expiresAt = new Date(order.expiresAt.getTime() + extensionMs);
    const later = { expiresAt, extensions: order.extensions + 1 };
    await tx.update(orders).set(later).where(eq(orders.id, orderId));
    return { ...order, ...later };
  });
}
