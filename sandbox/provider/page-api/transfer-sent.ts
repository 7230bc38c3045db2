import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { attempts } from '../database/schema.js';
import { transferNotices } from '../database/schema-waiting.js';
import type { TransferSent } from '../notifications/outbox.js';

/** The notice of an attempt as the merchant gets it: never the digits of the shopper's ID. */
export async function transferSent(db: Database, attemptId: string): Promise<TransferSent> {
  const [row] = await db
    .select({ notice: transferNotices, bank: attempts.variant })
    .from(transferNotices)
    .innerJoin(attempts, eq(attempts.id, transferNotices.attemptId))
    .where(eq(transferNotices.attemptId, attemptId));
  if (row === undefined) throw new Error('A transfer without a notice');
  const { userName, phone, paymentDate } = row.notice;
  return { status: 'info', bank: row.bank, userName, phone, paymentDate };
}
