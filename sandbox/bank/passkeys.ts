import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { type Assertion, type Ceremony, type Passkey, verifyAssertion } from './passkey.js';
import { acsPasskeys } from './schema.js';

/** So many passkeys are kept: anybody may make one, and the database must not grow with them. */
export const passkeysKept = 50;

/**
 * Keeps a new passkey, and the newest of the others. One that is known stays as it is. Returns false where the question
 * has already made another passkey.
 */
export async function keepPasskey(db: Database, passkey: Passkey, question: Buffer): Promise<boolean> {
  const { credentialId } = passkey;
  const made = await db
    .insert(acsPasskeys)
    .values({ ...passkey, question: question.toString('base64url') })
    .onConflictDoNothing()
    .returning();
  if (made.length === 0) return (await findPasskey(db, credentialId)) !== undefined;
  const { credentialId: id, position } = acsPasskeys;
  const newest = db.select({ id }).from(acsPasskeys).orderBy(desc(position)).limit(passkeysKept);
  await db.delete(acsPasskeys).where(notInArray(id, newest));
  return true;
}

/**
 * True where the answer is signed by a known passkey and its count goes up: a count that does not comes from a copy.
 * Devices that do not count say 0 every time.
 */
export async function isByKnownPasskey(db: Database, answer: Assertion, ceremony: Ceremony): Promise<boolean> {
  const passkey = await findPasskey(db, answer.credentialId);
  if (passkey === undefined) return false;
  const signCount = verifyAssertion(answer, passkey, ceremony);
  if (signCount === undefined) return false;
  const goesUp = signCount === 0 ? eq(acsPasskeys.signCount, 0) : lt(acsPasskeys.signCount, signCount);
  const counted = await db
    .update(acsPasskeys)
    .set({ signCount })
    .where(and(eq(acsPasskeys.credentialId, passkey.credentialId), goesUp))
    .returning();
  return counted.length > 0;
}

async function findPasskey(db: Database, credentialId: string): Promise<Passkey | undefined> {
  const [passkey] = await db.select().from(acsPasskeys).where(eq(acsPasskeys.credentialId, credentialId));
  return passkey;
}
