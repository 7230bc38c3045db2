import type { Database } from '../../database/open-database.js';
import type { Clock } from '../../process/clock.js';
import type { Entry, OrderState } from '../orders/order-state.js';
import { orderState } from '../orders/order-state.js';
import { lockOrder, readLedger } from '../orders/orders.js';
import { endAttempt } from './end-attempt.js';

/**
 * The state behind every decision that was begun before: a transaction about the order ends first. What it says of an
 * order that is not paid stays true, where `readState` may be overtaken by a charge (TR-02): an authorisation whose time is
 * over is ended here, so that a process whose clock is behind does not charge it either.
 */
export function readSettledState(db: Database, orderId: string, clock: Clock): Promise<OrderState> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const ledger = await readLedger(tx, orderId);
    const now = clock.now();
    const state = orderState(order, ledger, now);
    const last = ledger.at(-1);
    if (last === undefined || !isOver(last, state)) return state;
    await endAttempt(tx, last, new Date(now));
    return orderState(order, await readLedger(tx, orderId), now);
  });
}

/** An attempt that can no longer pay by this clock, though it has no end. */
function isOver({ kind }: Entry, state: OrderState): boolean {
  if (state.kind === 'paid' || state.kind === 'pending') return false;
  return kind === 'authorising' || (kind === 'challenged' && state.kind === 'expired');
}
