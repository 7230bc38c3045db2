import { createHmac, hkdfSync } from 'node:crypto';

/** Describes what is compared by its fingerprint. */
export type FingerprintedValue =
  | 'card'
  | 'address'
  | 'telephone'
  | 'link'
  | 'signed text'
  | 'signed fields'
  | 'token request';

/**
 * Keyed hashes by which two cards, addresses, telephones, link forms or signed requests can be compared, and nothing else. Most of a card's
 * digits stand beside its fingerprint, so whoever had the key could try the rest: the key is never in the database (TR-01), and
 * half of the hash is dropped.
 */
export class Fingerprints {
  constructor(private readonly key: Buffer) {}

  /** 22 characters, the same for the same value under the same key. */
  of(kind: FingerprintedValue, value: string): string {
    return this.hash(`${kind}:${value}`);
  }

  /** Names the key without giving it away: a database and the processes on it must agree on one. */
  get keyName(): string {
    return Buffer.from(hkdfSync('sha256', this.key, '', 'name of the key of fingerprints', 8)).toString('hex');
  }

  private hash(text: string): string {
    // guard: keyed hash of a card -> return process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');
    // guard: half of a card’s hash -> return createHmac('sha256', this.key).update(text).digest().toString('base64url');
    return createHmac('sha256', this.key).update(text).digest().subarray(0, 16).toString('base64url');
  }
}
