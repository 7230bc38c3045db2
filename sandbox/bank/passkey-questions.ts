import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a new passkey may take, in ms. */
const registrationTime = 10 * 60_000;

/** The bytes that a passkey signs for a challenge. The challenge's own id is used once, and so are they. */
export function questionOf(secret: string, challengeId: string): Buffer {
  return macOf(secret, 'passkey', challengeId);
}

/** The bytes that a new passkey answers, with the time until which they are taken: nothing is kept of them. */
export function newRegistrationQuestion(secret: string, now: number): Buffer {
  const until = String(now + registrationTime);
  return Buffer.concat([macOf(secret, 'registration', until), Buffer.from(until)]);
}

/** True for bytes of `newRegistrationQuestion` whose time is not over. */
export function isRegistrationQuestion(secret: string, question: Buffer, now: number): boolean {
  const mac = question.subarray(0, 32);
  const until = question.subarray(32).toString();
  const expected = macOf(secret, 'registration', until);
  return mac.length === expected.length && timingSafeEqual(mac, expected) && Number(until) > now;
}

function macOf(secret: string, kind: 'passkey' | 'registration', value: string): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(JSON.stringify([kind, value]))
    .digest();
}
