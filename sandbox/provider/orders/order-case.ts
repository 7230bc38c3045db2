import type { ServiceIdentifier } from 'inversify';
import type { ReasonKey } from '../directory/decline-reasons.js';

/** How banks and wallets behave for one order, where no card number can say it: `sandbox_case` of get-token names it. */
export interface OrderCase {
  readonly id: string;
  /** mmPay sends the shopper to its own page, or declines at once. */
  readonly mmPay?: 'redirects' | 'declines';
  /** The vendor's script is not there, or its server never answers. */
  readonly bexScript?: 'missing' | 'silent';
  /** The outcome of the shopper's notice of a transfer; absent: a person decides. */
  readonly transfer?: ReviewOutcome;
  /** All banks but one are closed at this hour. */
  readonly banksClosed?: boolean;
}

/** Approved at once, or decided after a while: approved, or refused with a reason. */
export type ReviewOutcome = 'atOnce' | 'approves' | ReasonKey;

/** How long a decision that no person makes takes, in ms. */
export const decisionMs = 15_000;

/** The cases there are, by id; an unknown id, like the empty one, changes nothing. */
export type OrderCases = (id: string) => OrderCase;

export const OrderCases: ServiceIdentifier<OrderCases> = Symbol('OrderCases');
