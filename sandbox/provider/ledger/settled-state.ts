import type { Database, Transaction } from '../../database/open-database.js';
import { retryRolledBack } from '../../database/transient-errors.js';
import type { Clock } from '../../process/clock.js';
import { type Entry, type Order, type OrderState, orderState } from '../orders/order-state.js';
import { lockOrder, readLedger, readState } from '../orders/orders.js';
import { endAttempt } from './end-attempt.js';

/** An order behind every decision that was begun before, with the time by which its state was read, ms since the epoch. */
export interface SettledOrder {
  readonly order: Order;
  readonly last: Entry | undefined;
  readonly state: OrderState;
  readonly now: number;
}

/**
 * Locks an order, so that a transaction about it ends first. What the state says of an order that is not paid stays true,
 * where `readState` may be overtaken by a charge (TR-02): an attempt whose time is over is ended here, so that a process
 * whose clock is behind does not charge it either.
 */
export async function settleOrder(tx: Transaction, orderId: string, clock: Clock): Promise<SettledOrder> {
  const order = await lockOrder(tx, orderId);
  const ledger = await readLedger(tx, orderId);
  const now = clock.now();
  const state = orderState(order, ledger, now);
  const last = ledger.at(-1);
  if (last === undefined || !isOver(last, state)) return { order, last, state, now };
  await endAttempt(tx, last, new Date(now));
  const ended = await readLedger(tx, orderId);
  return { order, last: ended.at(-1), state: orderState(order, ended, now), now };
}

/** {@link settleOrder} in a transaction of its own. */
export function readSettledOrder(db: Database, orderId: string, clock: Clock): Promise<SettledOrder> {
  return retryRolledBack(db, (tx) => settleOrder(tx, orderId, clock));
}

/** The state of {@link settleOrder}: for every answer that is final where the order is not paid. */
export async function readSettledState(db: Database, orderId: string, clock: Clock): Promise<OrderState> {
  return (await readSettledOrder(db, orderId, clock)).state;
}

/**
 * The state for an answer that lets an order be paid, which decides nothing, for an attempt is begun under the lock; or says
 * that it never will be, which is final. Only the latter waits for the lock.
 */
export async function readFinalState(db: Database, order: Order, clock: Clock): Promise<OrderState> {
  const state = await readState(db, order, clock.now());
  return state.kind === 'expired' || state.kind === 'limited' ? readSettledState(db, order.id, clock) : state;
}

/** An attempt that can no longer pay by this clock, though it has no end. */
function isOver({ kind }: Entry, state: OrderState): boolean {
  if (state.kind === 'paid' || state.kind === 'pending') return false;
  return kind === 'authorising' || (kind === 'challenged' && state.kind === 'expired');
}
