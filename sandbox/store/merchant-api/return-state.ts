import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { MerchantKeys } from '../../panel/merchant-keys.js';

/** The words of a state: `open` is an order without an outcome. */
const words = ['success', 'failed', 'open'] as const;

export type ReturnWord = (typeof words)[number];

/** How long a state is good, in seconds. */
const lifeSeconds = 600;

interface AskedState {
  /** The field `return_state` of the address. */
  readonly text: string;
  readonly oid: string;
  /** Minor units. */
  readonly amount: number;
  /** ms since the epoch. */
  readonly now: number;
}

/**
 * Returns what the state on a return address says of this order; undefined where it is not signed with the merchant's key, too
 * old, or about another order. It is for what the shopper is shown: only the notification makes an order paid.
 */
export function readReturnState(
  account: Pick<MerchantAccount, keyof MerchantKeys | 'earlierKeys'>,
  { text, oid, amount, now }: AskedState,
): ReturnWord | undefined {
  const [value = '', given = ''] = text.split('.');
  const pairs = account.earlierKeys === undefined ? [account] : [account, account.earlierKeys];
  if (!pairs.some((pair) => isSame(given, signatureOf(pair, value)))) return undefined;
  const state = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
  const isOwn = state.merchant_oid === oid && state.payment_amount === String(amount);
  if (!isOwn || Math.abs(now / 1000 - state.time) > lifeSeconds) return undefined;
  return words.find((word) => word === state.status);
}

function signatureOf({ merchantKey, merchantSalt }: MerchantKeys, value: string): string {
  return createHmac('sha256', merchantKey)
    .update(merchantSalt + value)
    .digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
