import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open-database.js';
import { attempts, entries } from '../database/schema.js';
import { reversals } from '../database/schema-reversals.js';

/** Has the issuer asked to reverse an attempt, also once more where an approval came after a reversal. */
export async function openReversal(tx: Transaction, attemptId: string, at: Date): Promise<void> {
  const open = { openedAt: at, nextAt: at, tries: 0, reversedAt: null };
  await tx
    .insert(reversals)
    .values({ attemptId, ...open })
    .onConflictDoUpdate({ target: reversals.attemptId, set: open });
}

/** An approval that lost its order to another attempt, or to time: the ledger shows it, and its reversal follows. */
export async function recordLostApproval(tx: Transaction, attemptId: string, at: Date): Promise<void> {
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, attemptId));
  if (attempt === undefined) return;
  const { orderId, amount } = attempt;
  await tx.insert(entries).values({ orderId, attemptId, kind: 'approved', at, amount });
  await openReversal(tx, attemptId, at);
}
