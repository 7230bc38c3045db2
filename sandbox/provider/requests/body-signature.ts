import { createHmac, timingSafeEqual } from 'node:crypto';

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
  return `t=${time},v1=${bodyHash(merchantKey, time, body).toString('hex')}`;
}

/** Returns why the header does not sign this body, at most 5 minutes before or after now; undefined where it does. */
export function bodySignatureProblem(
  merchantKey: string,
  header: string,
  body: string | Buffer,
  now: number,
): string | undefined {
  const [, time, hash] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (time === undefined || hash === undefined) return 'must be like t=1750000000,v1= and 64 hexadecimal digits';
  // guard: age of a body’s signature
  if (Math.abs(now - Number(time) * 1000) > bodySignatureMs) return 'has a time more than 5 minutes off';
  const isOfBody = timingSafeEqual(Buffer.from(hash, 'hex'), bodyHash(merchantKey, time, body));
  return isOfBody ? undefined : 'is not the HMAC-SHA256, with the key of merchant_id, of its time, a dot and this body';
}

/** When a header that signs a body says that it was made, ms since the epoch. */
export function bodySignatureTime(header: string): number {
  return Number(/^t=(\d{1,12}),/.exec(header)?.[1] ?? 0) * 1000;
}

function bodyHash(merchantKey: string, time: string, body: string | Buffer): Buffer {
  return createHmac('sha256', merchantKey).update(`${time}.`).update(body).digest();
}
