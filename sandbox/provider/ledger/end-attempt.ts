import type { Transaction } from '../../database/database.js';
import { entries } from '../database/schema.js';
import type { Entry } from '../orders/order-state.js';
import { openUnansweredReversal } from './reversals.js';

/**
 * Ends the attempt of an order's last entry where it is still open. An authorisation that was not settled in its time may
 * have been approved: it is reversed (TR-06).
 */
export async function endAttempt(tx: Transaction, last: Entry, at: Date): Promise<void> {
  if (last.kind !== 'challenged' && last.kind !== 'authorising') return;
  const kind = last.kind === 'challenged' ? 'superseded' : 'released';
  await tx.insert(entries).values({ orderId: last.orderId, attemptId: last.attemptId, kind, at });
  if (kind === 'released' && last.attemptId !== null) await openUnansweredReversal(tx, last.attemptId, at);
}
