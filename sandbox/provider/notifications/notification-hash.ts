import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MerchantKeys } from '../../panel/merchant-keys.js';

/** base64(HMAC-SHA256(merchant key, text)): how every call between merchant and provider is signed. */
export function signatureOf(merchantKey: string, text: string): string {
  return createHmac('sha256', merchantKey).update(text, 'utf8').digest('base64');
}

/** Compares in constant time. */
export function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}

type Keys = MerchantKeys;

/**
 * Returns the fields of a notification with the `hash` that these keys make of them: what has waited since before a change of
 * the keys is signed as what was written now (SV-03).
 */
export function withHash(fields: Readonly<Record<string, string>>, keys: Keys): Readonly<Record<string, string>> {
  const { merchant_oid = '', status = '', total_amount = '', callback_id, bank = '' } = fields;
  if (status === 'info') return { ...fields, hash: transferNoticeHash(keys, merchant_oid, bank) };
  const hash =
    callback_id === undefined
      ? notificationHash(keys, merchant_oid, status, total_amount)
      : linkNotificationHash(keys, callback_id, merchant_oid, status, total_amount);
  // guard: hash of what waited -> return fields;
  return { ...fields, hash };
}

/** The `hash` of a link's notification: the merchant's name for the link, then what every hash covers. */
export function linkNotificationHash(
  keys: Keys,
  callbackId: string,
  merchantOid: string,
  status: string,
  totalAmount: string,
): string {
  return notificationHash(keys, callbackId + merchantOid, status, totalAmount);
}

/** The `hash` of a transfer's notice (MA-11). `bank`: its code. */
export function transferNoticeHash(merchant: Keys, merchantOid: string, bank: string): string {
  return signatureOf(merchant.merchantKey, merchantOid + bank + merchant.merchantSalt);
}

/** The `hash` of a notification. `totalAmount`: minor units. */
export function notificationHash(merchant: Keys, merchantOid: string, status: string, totalAmount: string): string {
  return signatureOf(merchant.merchantKey, merchantOid + merchant.merchantSalt + status + totalAmount);
}
