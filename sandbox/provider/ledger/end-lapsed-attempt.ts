import type { Database, Transaction } from '../../database/database.js';
import { retryRolledBack } from '../../database/transient-errors.js';
import type { Clock } from '../../process/clock.js';
import { type Entry, type Order, type OrderState, orderState } from '../orders/order-state.js';
import { lockOrder, readLedger, readState } from '../orders/orders.js';
import { endAttempt } from './end-attempt.js';

/** An order under its lock, when every decision about it that was begun before is made. `now`: when it was read, ms since the epoch. */
export interface LockedOrder {
  readonly order: Order;
  readonly last: Entry | undefined;
  readonly state: OrderState;
  readonly now: number;
}

/**
 * Locks an order, so that a transaction about it ends first, and ends its last attempt where the time of that is over: then
 * no process charges it, not even one whose clock is behind. Therefore what the state says of an order that is not paid
 * stays true, where `readState` may be overtaken by a charge (TR-02).
 */
export async function endLapsedAttempt(tx: Transaction, orderId: string, clock: Clock): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  const ledger = await readLedger(tx, orderId);
  const now = clock.now();
  const state = orderState(order, ledger, now);
  const last = ledger.at(-1);
  if (last === undefined || !hasLapsed(last, state)) return { order, last, state, now };
  await endAttempt(tx, last, new Date(now));
  const ended = await readLedger(tx, orderId);
  return { order, last: ended.at(-1), state: orderState(order, ended, now), now };
}

/** {@link endLapsedAttempt} in a transaction of its own. */
export function readOrderUnderLock(db: Database, orderId: string, clock: Clock): Promise<LockedOrder> {
  return retryRolledBack(db, (tx) => endLapsedAttempt(tx, orderId, clock));
}

/** The state of {@link readOrderUnderLock}: for every answer that is final where the order is not paid. */
export async function readStateUnderLock(db: Database, orderId: string, clock: Clock): Promise<OrderState> {
  return (await readOrderUnderLock(db, orderId, clock)).state;
}

/**
 * The state for an answer that lets an order be paid, which decides nothing, for an attempt is begun under the lock; or says
 * that it never will be, which is final. Only the latter waits for the lock.
 */
export async function readFinalState(db: Database, order: Order, clock: Clock): Promise<OrderState> {
  const state = await readState(db, order, clock.now());
  return state.kind === 'expired' || state.kind === 'limited' ? readStateUnderLock(db, order.id, clock) : state;
}

/** An attempt that can no longer pay by this clock, though it has no end. */
function hasLapsed({ kind }: Entry, state: OrderState): boolean {
  if (state.kind === 'paid' || state.kind === 'pending') return false;
  return kind === 'authorising' || (kind === 'challenged' && state.kind === 'expired');
}
