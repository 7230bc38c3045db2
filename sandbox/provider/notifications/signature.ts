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

/** The `hash` of a notification. `totalAmount`: minor units. */
export function notificationHash(merchant: Keys, merchantOid: string, status: string, totalAmount: string): string {
  return signatureOf(merchant.merchantKey, merchantOid + merchant.merchantSalt + status + totalAmount);
}

/** The name of the header that signs a whole body (MA-02). */
export const bodySignatureHeader = 'X-Vezne-Signature';

/** How far the time of a signature may be from now, ms. */
const bodySignatureMs = 5 * 60_000;

/**
 * `t=…,v1=…`: the time, in seconds since the epoch, and hex of HMAC-SHA256(merchant key, time + "." + body). Unlike the
 * texts of the calls it covers every field, and its time. `now`: ms since the epoch.
 */
export function bodySignature(merchantKey: string, body: string | Buffer, now: number): string {
  const time = String(Math.floor(now / 1000));
  return `t=${time},v1=${bodyHash(merchantKey, time, body)}`;
}

/** Whether the header signs this body and is at most 5 minutes old, or ahead. */
export function isBodySigned(merchantKey: string, header: string, body: string | Buffer, now: number): boolean {
  const [, time, hash] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (time === undefined || hash === undefined) return false;
  if (Math.abs(now - Number(time) * 1000) > bodySignatureMs) return false;
  return isSame(hash, bodyHash(merchantKey, time, body));
}

function bodyHash(merchantKey: string, time: string, body: string | Buffer): string {
  return createHmac('sha256', merchantKey).update(`${time}.`).update(body).digest('hex');
}
