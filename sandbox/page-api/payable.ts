import type { Gateway } from '../gateway/gateway.js';
import type { Begun } from '../ledger/attempts.js';
import { readState } from '../ledger/orders.js';
import { stopOfOrder } from '../links/link-state.js';
import type { ReasonKey } from '../reasons.js';
import type { Payment } from './access.js';
import { Refusal, refusalOf } from './refusal.js';

/**
 * Refuses unless the order can be paid now. Returns why the last attempt failed, if it did. `orReviewed`: one that waits
 * for a person's decision will do as well.
 */
export async function requirePayable(
  gateway: Gateway,
  payment: Payment,
  { orReviewed = false } = {},
): Promise<ReasonKey | undefined> {
  const { order, merchant } = payment;
  const state = await readState(gateway.db, order, gateway.clock.now());
  if (orReviewed && state.kind === 'pending' && state.reviewed) return undefined;
  const refusal = refusalOf(state, order, merchant.name);
  if (refusal !== undefined) throw refusal;
  const stop = await stopOfOrder(gateway.db, order, gateway.clock.now());
  if (stop !== undefined) throw new Refusal(stop, { order });
  // A paid order that nobody is told of would be worse than no order. Links are told elsewhere, if at all.
  if (merchant.notificationUrl === '' && order.linkId === null) throw new Refusal('missingNotificationUrl', { order });
  return state.kind === 'payable' ? state.failure : undefined;
}

/** The attempt that was begun, or the refusal. */
export function begunOr(begun: Begun, { order, merchant }: Payment): string {
  if (begun.kind === 'begun') return begun.attemptId;
  if (begun.kind === 'limit') throw new Refusal('limit', { order });
  if (begun.kind === 'stopped') throw new Refusal(begun.stop, { order });
  throw refusalOf(begun.state, order, merchant.name) ?? new Refusal('technical');
}
