import { randomBytes } from 'node:crypto';
import type { ServiceIdentifier } from 'inversify';
import type { Database } from '../../database/open-database.js';
import { secrets } from './schema-apart.js';

/** Keys of this database; base64. Processes that share a database share them. */
export interface Secrets {
  /** Marks cards and addresses for the limits: without it a mark cannot be turned back by trying all numbers. */
  readonly marks: string;
  /** Signs the messages between the provider and the ACS. */
  readonly acs: string;
}

export const Secrets: ServiceIdentifier<Secrets> = Symbol('Secrets');

/** Reads the keys, and makes those that are missing. */
export async function readSecrets(db: Database): Promise<Secrets> {
  const fresh = ['marks', 'acs'].map((name) => ({ name, value: randomBytes(32).toString('base64') }));
  await db.insert(secrets).values(fresh).onConflictDoNothing();
  const rows = await db.select().from(secrets);
  const read = (name: string) => {
    const row = rows.find((candidate) => candidate.name === name);
    if (row === undefined) throw new Error(`The database holds no key named ${name}`);
    return row.value;
  };
  return { marks: read('marks'), acs: read('acs') };
}
