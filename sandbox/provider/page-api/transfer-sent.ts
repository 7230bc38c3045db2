import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { attempts } from '../database/schema.js';
import { transferNotices } from '../database/schema-waiting.js';
import type { TransferSent } from '../notifications/outbox.js';

/** Returns the notice of an attempt as the merchant gets it: of the shopper's ID the last five digits alone. */
export async function transferSent(db: Database, attemptId: string): Promise<TransferSent> {
  const [row] = await db
    .select({ notice: transferNotices, bank: attempts.variant })
    .from(transferNotices)
    .innerJoin(attempts, eq(attempts.id, transferNotices.attemptId))
    .where(eq(transferNotices.attemptId, attemptId));
  if (row === undefined) throw new Error('A transfer without a notice');
  const { idLast6, userName, phone, paymentDate } = row.notice;
  return { status: 'info', bank: row.bank, idLast5: idLast6.slice(-5), userName, phone, paymentDate };
}
