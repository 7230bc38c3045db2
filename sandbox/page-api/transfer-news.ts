import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.js';
import { attempts } from '../database/schema.js';
import { transferNotices } from '../database/schema-waiting.js';
import type { TransferNews } from '../merchant-api/outbox.js';

/** The notice of an attempt, as far as the merchant is told of it: never the digits of the shopper's ID. */
export async function newsOf(db: Database, attemptId: string): Promise<TransferNews> {
  const [row] = await db
    .select({ notice: transferNotices, bank: attempts.variant })
    .from(transferNotices)
    .innerJoin(attempts, eq(attempts.id, transferNotices.attemptId))
    .where(eq(transferNotices.attemptId, attemptId));
  if (row === undefined) throw new Error('A transfer without a notice');
  const { userName, phone, paymentDate } = row.notice;
  return { status: 'info', bank: row.bank, userName, phone, paymentDate };
}
