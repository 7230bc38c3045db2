import { createHmac, timingSafeEqual } from 'node:crypto';

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

interface Keys {
  readonly merchantKey: string;
  readonly merchantSalt: string;
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
