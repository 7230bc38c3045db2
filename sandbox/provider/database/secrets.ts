import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ServiceIdentifier } from 'inversify';
import type { Database } from '../../database/database.js';
import type { Fingerprints } from './fingerprints.js';
import { secrets } from './schema-secrets.js';

/** Keys of this database; base64. Processes that share a database share them. No card can be computed from them (TR-01). */
export interface Secrets {
  /** Signs the messages between the provider and the ACS. */
  readonly acs: string;
  /** Proves that a form came from a page of the panel. */
  readonly forms: string;
}

export const Secrets: ServiceIdentifier<Secrets> = Symbol('Secrets');

/** Reads the keys, and makes those that are missing. */
export async function readSecrets(db: Database): Promise<Secrets> {
  const key = () => randomBytes(32).toString('base64');
  return { acs: await readOrKeep(db, 'acs', key()), forms: await readOrKeep(db, 'forms', key()) };
}

/** The fingerprints of this database were made under another key: none of them could be compared with a new one. */
export class WrongFingerprintKey extends Error {
  override readonly name = 'WrongFingerprintKey';
  constructor() {
    super(
      'This database was made with another key of fingerprints: give that one by VEZNE_FINGERPRINT_KEY, or where that is not set ' +
        'by the file beside the data folder. docs/operating.md says under Keys how it is changed, and what is lost.',
    );
  }
}

/** Keeps the name of the key of the fingerprints, and compares it from then on. Throws WrongFingerprintKey when it is another one. */
export async function agreeOnFingerprintKey(db: Database, fingerprints: Fingerprints): Promise<void> {
  const keptName = await readOrKeep(db, keyNameOf, fingerprints.keyName);
  // guard: other key of a database -> void keptName;
  if (keptName !== fingerprints.keyName) throw new WrongFingerprintKey();
}

/**
 * The same before a database is changed in any way (SV-03): a database that was never used, and one whose
 * fingerprints were made in another way, are not compared. Throws WrongFingerprintKey.
 */
export async function refuseOtherFingerprintKey(db: Database, fingerprints: Fingerprints): Promise<void> {
  const [table] = await db
    .select({ isThere: sql<boolean>`to_regclass('secrets') is not null` })
    .from(sql`(select 1) as "one"`);
  if (table?.isThere !== true) return;
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, keyNameOf));
  // guard: other key before the migrations
  if (kept !== undefined && kept.value !== fingerprints.keyName) throw new WrongFingerprintKey();
}

const keyNameOf = 'fingerprint-key-name';

async function readOrKeep(db: Database, name: string, fresh: string): Promise<string> {
  await db.insert(secrets).values({ name, value: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (row === undefined) throw new Error(`The database holds no key named ${name}`);
  return row.value;
}
