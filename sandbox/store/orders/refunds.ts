import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { newNumber } from '../../process/own-number.js';
import { storeRefunds } from './schema.js';

export type Refund = typeof storeRefunds.$inferSelect;

/** A reference for one press of the button: sent twice it still counts once. */
export function newReference(): string {
  return newNumber('R', 12);
}

export function isReference(text: string): boolean {
  return /^R[0-9A-F]{24}$/.test(text);
}

/** Oldest first. */
export async function refundsOf(db: Database, oid: string): Promise<readonly Refund[]> {
  return db.select().from(storeRefunds).where(eq(storeRefunds.oid, oid)).orderBy(asc(storeRefunds.at));
}

/** A refund that is done stays done: a second answer does not change it. */
export async function saveRefund(db: Database, refund: Refund): Promise<void> {
  const { done, reason } = refund;
  await db
    .insert(storeRefunds)
    .values(refund)
    .onConflictDoUpdate({
      target: storeRefunds.reference,
      set: { done, reason },
      setWhere: eq(storeRefunds.done, false),
    });
}
