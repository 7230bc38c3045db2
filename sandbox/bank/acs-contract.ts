import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.js';
import type { Clock } from '../process/clock.js';
import type { Logging } from '../site/log-fields.js';

/** Holds what the provider and the ACS agree on. Real ones each have a copy; here both import it. */

/** Describes what the ACS is started with. */
export interface AcsOptions extends Logging {
  readonly db: Database;
  readonly clock: Clock;
  /** Own origin, e.g. `http://127.0.0.1:4002`. */
  readonly publicUrl: string;
  /** The provider's origin: the only place a result is sent to. */
  readonly providerUrl: string;
  /** The key both sides sign with, base64. */
  readonly secret: string;
  /** The bank's notice on personal data, which the question for a code leads to; absent: it leads nowhere. */
  readonly noticeUrl?: string;
}

/** Where the provider sends the shopper: a POST of the fields below, or a GET with them in the query (banks that use a meta refresh). */
export const acsChallengePath = '/3d/dogrulama';

/** The provider's path that takes the result: a cross-site form POST of the result's fields. */
export const returnPath = '/odeme/3d/donus';

/**
 * The fields of a challenge request; all text, all signed.
 * `behaviour`: `normal` asks for the one-time code; `passkey` for a passkey first, and for the code where there is none;
 * `failing` asks for the code, and every code fails; `attempted` asks nothing and sends the result `attempted` back at
 * once (the card is not enrolled).
 */
export interface ChallengeFields {
  /** 128 random bits. */
  readonly challengeId: string;
  readonly merchantName: string;
  /** Minor units. */
  readonly amount: string;
  readonly currency: string;
  readonly last4: string;
  readonly scheme: string;
  /** `tr` or `en`. */
  readonly lang: string;
  readonly behaviour: string;
  /** ISO 8601, UTC: after it a result is refused. */
  readonly expiresAt: string;
  readonly returnUrl: string;
}

const challengeFieldNames = [
  'challengeId',
  'merchantName',
  'amount',
  'currency',
  'last4',
  'scheme',
  'lang',
  'behaviour',
  'expiresAt',
  'returnUrl',
] as const satisfies readonly (keyof ChallengeFields)[];

/** `success`, `failed` (wrong code), `abandoned` (the shopper gave up), `attempted` (not enrolled). */
const resultWords = ['success', 'failed', 'abandoned', 'attempted'] as const;

export type ResultWord = (typeof resultWords)[number];

/** The fields of a result; all text, all signed. */
export interface ResultFields {
  readonly challengeId: string;
  readonly result: ResultWord;
}

/** The signature is one more field, `signature`. */
function signFields(secret: string, kind: 'challenge' | 'result', values: readonly string[]): string {
  // JSON keeps the borders between values: no two different lists give the same text.
  return createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(JSON.stringify([kind, ...values]))
    .digest('base64');
}

function isSignedBy(
  secret: string,
  kind: 'challenge' | 'result',
  values: readonly string[],
  signature: string,
): boolean {
  const expected = Buffer.from(signFields(secret, kind, values));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The fields with their signature, ready for a form. */
export function signedChallenge(secret: string, fields: ChallengeFields): Readonly<Record<string, string>> {
  const values = challengeFieldNames.map((name) => fields[name]);
  return { ...fields, signature: signFields(secret, 'challenge', values) };
}

/** Reads a challenge request; undefined when a field is missing or the signature is not the provider's. */
export function readChallenge(secret: string, read: (name: string) => string | undefined): ChallengeFields | undefined {
  const values = challengeFieldNames.map((name) => read(name) ?? '');
  // guard: signature of a challenge
  if (!isSignedBy(secret, 'challenge', values, read('signature') ?? '')) return undefined;
  const value = (name: keyof ChallengeFields) => read(name) ?? '';
  return {
    challengeId: value('challengeId'),
    merchantName: value('merchantName'),
    amount: value('amount'),
    currency: value('currency'),
    last4: value('last4'),
    scheme: value('scheme'),
    lang: value('lang'),
    behaviour: value('behaviour'),
    expiresAt: value('expiresAt'),
    returnUrl: value('returnUrl'),
  };
}

export function signedResult(secret: string, fields: ResultFields): Readonly<Record<string, string>> {
  return { ...fields, signature: signFields(secret, 'result', [fields.challengeId, fields.result]) };
}

/** Reads a result; undefined when it is not one, or not signed by the ACS. */
export function readResult(secret: string, read: (name: string) => string | undefined): ResultFields | undefined {
  const challengeId = read('challengeId') ?? '';
  const result = resultWords.find((word) => word === read('result'));
  // guard: signature of a challenge’s result -> if (result === undefined) return undefined;
  if (result === undefined || !isSignedBy(secret, 'result', [challengeId, result], read('signature') ?? ''))
    return undefined;
  return { challengeId, result };
}
