import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** How long a new passkey may take, in ms. */
const registrationTime = 10 * 60_000;

/** The bytes that a passkey signs for a challenge. The challenge's own id is used once, and so are they. */
export function questionOf(secret: string, challengeId: string): Buffer {
  return macOf(secret, 'passkey', challengeId);
}

/**
 * The bytes that a new passkey answers, other ones at each call, with the time until which they are taken: nothing is kept
 * of those that nobody answers.
 */
export function newRegistrationQuestion(secret: string, now: number): Buffer {
  const terms = `${now + registrationTime} ${randomUUID()}`;
  return Buffer.concat([macOf(secret, 'registration', terms), Buffer.from(terms)]);
}

/** True for bytes of `newRegistrationQuestion` whose time is not over. */
export function isRegistrationQuestion(secret: string, question: Buffer, now: number): boolean {
  const mac = question.subarray(0, 32);
  const terms = question.subarray(32).toString();
  const expected = macOf(secret, 'registration', terms);
  return mac.length === expected.length && timingSafeEqual(mac, expected) && Number.parseInt(terms, 10) > now;
}

function macOf(secret: string, kind: 'passkey' | 'registration', value: string): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(JSON.stringify([kind, value]))
    .digest();
}
