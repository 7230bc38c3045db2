import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { attempts, entries } from '../database/schema.js';
import { reversals } from '../database/schema-reversals.js';

/** How long after its release an issuer may approve an attempt whose answer is not known, in ms. */
export const lateApprovalMs = 24 * 60 * 60_000;

/** Has the issuer asked to reverse an attempt, also once more where an approval came after a reversal. */
export async function openReversal(
  tx: Transaction,
  attemptId: string,
  at: Date,
  askUntil: Date | null = null,
): Promise<void> {
  const open = { openedAt: at, nextAt: at, tries: 0, reversedAt: null, askUntil };
  await tx
    .insert(reversals)
    .values({ attemptId, ...open })
    .onConflictDoUpdate({ target: reversals.attemptId, set: open });
}

/**
 * The same for an authorisation whose answer is not known, and may never be: the process that asked can be dead. An approval
 * may come after the confirmed reversal, so the issuer is asked again for a day (TR-06).
 */
export async function openUnansweredReversal(tx: Transaction, attemptId: string, at: Date): Promise<void> {
  await openReversal(tx, attemptId, at, new Date(at.getTime() + lateApprovalMs));
}

/** The issuer refused an attempt that was released: no approval can follow. */
export async function recordLateRefusal(tx: Transaction, attemptId: string): Promise<void> {
  await tx.update(reversals).set({ askUntil: null }).where(eq(reversals.attemptId, attemptId));
}

/**
 * An approval that lost its order to another attempt, or to time: the ledger shows it, and its reversal follows. Once an
 * attempt: a settlement whose COMMIT had no answer is made anew.
 */
export async function recordLostApproval(tx: Transaction, attemptId: string, at: Date): Promise<void> {
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, attemptId));
  if (attempt === undefined) return;
  const approvals = and(eq(entries.attemptId, attemptId), eq(entries.kind, 'approved'));
  if ((await tx.$count(entries, approvals)) > 0) return;
  const { orderId, amount } = attempt;
  await tx.insert(entries).values({ orderId, attemptId, kind: 'approved', at, amount });
  await openReversal(tx, attemptId, at);
}
