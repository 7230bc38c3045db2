import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';

/** A passkey that a browser made for the bank. */
export interface Passkey {
  /** Base64url. */
  readonly credentialId: string;
  /** The public key as SubjectPublicKeyInfo in DER, base64url. */
  readonly publicKey: string;
  /** How often the device has signed; 0 where it does not count. */
  readonly signCount: number;
}

/** A browser's answer must belong to both. */
export interface Ceremony {
  /** The origin of the bank's page, e.g. `https://bank.example`; its host is the id of the relying party. */
  readonly origin: string;
  /** The bytes that the page asked the device to sign. */
  readonly challenge: Buffer;
}

/** The answer to `navigator.credentials.create`; each field is base64url. */
export interface Registration {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly publicKey: string;
}

/** The answer to `navigator.credentials.get`; each field is base64url. */
export interface Assertion {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** The algorithms that a page asks for, by their numbers at COSE: ES256, and RS256 for Windows. Both sign SHA-256. */
export const passkeyAlgorithms = [-7, -257] as const;

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** The longest id that a device may give a passkey, in bytes (WebAuthn Level 3). */
const credentialIdMax = 1023;

/** The longest key takes this many bits: whoever makes a passkey would choose how much work its check is. */
const rsaBitsMax = 4096;

/**
 * Reads a new passkey; undefined where the answer is to another question, from another site, or made without the
 * shopper's consent. No attestation is asked for, so the key is taken as the browser gives it.
 */
export function readRegistration(answer: Registration, ceremony: Ceremony): Passkey | undefined {
  const data = bytes(answer.authenticatorData);
  if (!isAnswerTo(answer.clientData, 'webauthn.create', ceremony)) return undefined;
  if (!isByUserOf(data, ceremony) || !has(data, hasCredential)) return undefined;
  if (keyOf(answer.publicKey) === undefined) return undefined;
  // 37 bytes of head and 16 of the device's model stand before the length of the id.
  if (data.length < 55) return undefined;
  const idLength = data.readUInt16BE(53);
  if (idLength > credentialIdMax || data.length < 55 + idLength) return undefined;
  const credentialId = data.subarray(55, 55 + idLength).toString('base64url');
  if (credentialId === '' || credentialId !== answer.credentialId) return undefined;
  return { credentialId, publicKey: answer.publicKey, signCount: data.readUInt32BE(33) };
}

/**
 * Returns how often the device says it has signed, where the answer is signed by the passkey and made for this question
 * with the shopper's consent; undefined otherwise. Who keeps the count compares it.
 */
export function verifyAssertion(answer: Assertion, passkey: Passkey, ceremony: Ceremony): number | undefined {
  const data = bytes(answer.authenticatorData);
  const clientData = bytes(answer.clientData);
  if (answer.credentialId !== passkey.credentialId) return undefined;
  if (!isAnswerTo(answer.clientData, 'webauthn.get', ceremony) || !isByUserOf(data, ceremony)) return undefined;
  const key = keyOf(passkey.publicKey);
  if (key === undefined) return undefined;
  const signed = Buffer.concat([data, sha256(clientData)]);
  // guard: signature of a passkey -> return data.readUInt32BE(33);
  return verify('sha256', signed, key, bytes(answer.signature)) ? data.readUInt32BE(33) : undefined;
}

/** The bytes that a browser says it was asked to have signed. */
export function questionIn(clientData: string): Buffer {
  const question = parse(bytes(clientData).toString()).get('challenge');
  return bytes(typeof question === 'string' ? question : '');
}

/** True where the browser answered this question, on a page of this origin. The page may be framed by a store. */
function isAnswerTo(text: string, type: string, { origin, challenge }: Ceremony): boolean {
  const clientData = parse(bytes(text).toString());
  return (
    clientData.get('type') === type &&
    clientData.get('challenge') === challenge.toString('base64url') &&
    clientData.get('origin') === origin
  );
}

/** True where the device was asked for this site, and its user was there and proved who he is. */
function isByUserOf(data: Buffer, { origin }: Ceremony): boolean {
  if (data.length < 37 || !data.subarray(0, 32).equals(sha256(new URL(origin).hostname))) return false;
  return has(data, userPresent) && has(data, userVerified);
}

function has(data: Buffer, flag: number): boolean {
  return (data.readUInt8(32) & flag) !== 0;
}

/** The key, where it is one of the algorithms that were asked for. */
function keyOf(publicKey: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: bytes(publicKey), format: 'der', type: 'spki' });
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    const isKnown =
      (key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') ||
      (key.asymmetricKeyType === 'rsa' && modulusLength >= 2048 && modulusLength <= rsaBitsMax);
    return isKnown ? key : undefined;
  } catch {
    return undefined;
  }
}

function parse(text: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}

const bytes = (text: string) => Buffer.from(text, 'base64url');
const sha256 = (value: Buffer | string) => createHash('sha256').update(value).digest();
