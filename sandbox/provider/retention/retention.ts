import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, notExists, type SQL } from 'drizzle-orm';
import { acsChallenges } from '../../bank/schema.js';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { entries, linkMessages, orders } from '../database/schema.js';
import { smsMessages } from '../database/schema-waiting.js';
import { eraseOrders } from './erase-orders.js';
import type { RetentionPeriods } from './periods.js';

/** How many rows one transaction takes. */
const batch = 100;

const dayMs = 24 * 3_600_000;

/** What is kept of persons ends after its period (SV-07). */
export class Retention {
  /** Up to here nothing unpaid is left: paid orders of that time are kept for years, and are not gone through each time. */
  private unpaidUntil = new Date(0);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly periods: RetentionPeriods,
  ) {}

  /** Erases what is past, in small transactions, until nothing is left or the signal aborts. */
  async erasePast(end?: AbortSignal): Promise<void> {
    const { paid, unpaid, messages, challenges } = this.periods;
    const isPaid = this.db
      .select({ seq: entries.seq })
      .from(entries)
      .where(and(eq(entries.orderId, orders.id), eq(entries.kind, 'charged')));
    await this.eraseAll(and(lte(orders.endedAt, this.before(paid)), exists(isPaid)), end);
    const until = this.before(unpaid);
    const isPast = and(gt(orders.endedAt, this.unpaidUntil), lte(orders.endedAt, until));
    await this.eraseAll(and(isPast, notExists(isPaid)), end);
    if (end?.aborted !== true) this.unpaidUntil = until;
    await this.dropMessages(this.before(messages), end);
    await repeat(end, async () => {
      const past = this.db
        .select({ id: acsChallenges.id })
        .from(acsChallenges)
        .where(lte(acsChallenges.expiresAt, this.before(challenges)))
        .limit(batch);
      const dropped = await this.db.delete(acsChallenges).where(inArray(acsChallenges.id, past)).returning();
      return dropped.length;
    });
  }

  private async eraseAll(which: SQL | undefined, end?: AbortSignal): Promise<void> {
    await repeat(end, () =>
      this.db.transaction(async (tx) => {
        const found = await tx
          .select()
          .from(orders)
          .where(and(isNotNull(orders.endedAt), isNull(orders.erasedAt), which))
          .orderBy(asc(orders.endedAt))
          .limit(batch)
          .for('update', { skipLocked: true });
        await eraseOrders(tx, found, new Date(this.clock.now()));
        return found.length;
      }),
    );
  }

  private async dropMessages(before: Date, end?: AbortSignal): Promise<void> {
    await repeat(end, async () => {
      const past = this.db
        .select({ seq: smsMessages.seq })
        .from(smsMessages)
        .innerJoin(orders, eq(orders.id, smsMessages.orderId))
        .where(and(lte(smsMessages.at, before), isNotNull(orders.endedAt)))
        .limit(batch);
      return (await this.db.delete(smsMessages).where(inArray(smsMessages.seq, past)).returning()).length;
    });
    await repeat(end, async () => {
      const past = this.db
        .select({ seq: linkMessages.seq })
        .from(linkMessages)
        .where(lte(linkMessages.at, before))
        .limit(batch);
      return (await this.db.delete(linkMessages).where(inArray(linkMessages.seq, past)).returning()).length;
    });
  }

  private before(days: number): Date {
    return new Date(this.clock.now() - days * dayMs);
  }
}

async function repeat(end: AbortSignal | undefined, act: () => Promise<number>): Promise<void> {
  let done: number;
  do done = await act();
  while (done === batch && end?.aborted !== true);
}
