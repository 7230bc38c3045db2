import { createHmac } from 'node:crypto';
import type { MerchantKeys } from '../../panel/merchant-keys.js';

/** The field of a return address that carries the state. */
const returnStateField = 'return_state';

/** Describes what became of an order, as a return address says it. Amounts are in minor units. */
export interface ReturnState {
  readonly merchantOid: string;
  /** `open`: the order has no outcome yet. */
  readonly status: 'success' | 'failed' | 'open';
  readonly paymentAmount: number;
  readonly totalAmount: number;
  readonly currency: string;
  /** ms since the epoch. */
  readonly at: number;
}

/**
 * Returns the value of `return_state`: base64url of JSON, a dot, and base64url of the HMAC over the salt and that value. The salt
 * stands first: no call and no notification signs such a text, so a state that a shopper sees is the signature of nothing else.
 */
export function signedState(state: ReturnState, { merchantKey, merchantSalt }: MerchantKeys): string {
  const fields = {
    merchant_oid: state.merchantOid,
    status: state.status,
    payment_amount: String(state.paymentAmount),
    total_amount: String(state.totalAmount),
    currency: state.currency,
    time: Math.floor(state.at / 1000),
  };
  const value = Buffer.from(JSON.stringify(fields)).toString('base64url');
  const hmac = createHmac('sha256', merchantKey).update(merchantSalt + value);
  return `${value}.${hmac.digest('base64url')}`;
}

/** Adds the state to an address, behind its own query and before its fragment. Its other letters stay as they are. */
export function withReturnState(address: string, value: string): string {
  const [page = '', ...fragment] = address.split('#');
  const joined = page.includes('?') ? (/[?&]$/.test(page) ? '' : '&') : '?';
  return [`${page}${joined}${returnStateField}=${value}`, ...fragment].join('#');
}

/** Returns whether an address has a field of this name already: a shop would not know which of the two to read. */
export function holdsReturnState(address: string): boolean {
  return URL.canParse(address) && new URL(address).searchParams.has(returnStateField);
}
