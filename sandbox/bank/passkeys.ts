import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { type Assertion, type Ceremony, type Passkey, verifyAssertion } from './passkey.js';
import { acsPasskeys } from './schema.js';

/** Keeps a new passkey; one that is known stays as it is. */
export async function keepPasskey(db: Database, passkey: Passkey): Promise<void> {
  await db.insert(acsPasskeys).values(passkey).onConflictDoNothing();
}

/**
 * True where the answer is signed by a known passkey and its count goes up: a count that does not comes from a copy.
 * Devices that do not count say 0 every time.
 */
export async function isByKnownPasskey(db: Database, answer: Assertion, ceremony: Ceremony): Promise<boolean> {
  const [passkey] = await db.select().from(acsPasskeys).where(eq(acsPasskeys.credentialId, answer.credentialId));
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
