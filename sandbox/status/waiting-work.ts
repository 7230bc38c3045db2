import { and, count, gt, isNull, lte, min, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { notifications, orders } from '../provider/database/schema.js';
import { reversals } from '../provider/database/schema-reversals.js';
import { reviews } from '../provider/database/schema-waiting.js';
import { isExpired } from '../provider/ledger/expired-orders.js';

/** Work of one kind that waits: how much, and for how long the oldest does, in seconds; 0 where none waits. */
interface Waiting {
  readonly count: number;
  readonly oldestSeconds: number;
}

/** Describes what waits in a database (SV-04). */
export interface WaitingWork {
  /** Notices that no merchant has taken yet, from their first writing. */
  readonly notices: Waiting;
  /** Counts the notices of the last three days that were tried and not taken. For older ones the merchant may no longer exist. */
  readonly triedNotices: Waiting;
  /** Approvals that the issuer has not given free yet. */
  readonly reversals: Waiting;
  /** Attempts that wait for a person's decision, or for one that is due. */
  readonly reviews: Waiting;
  /**
   * Work that was due and that no process has taken up: reversals, reviews that are decided by the clock, orders whose time is
   * over, and notices while not one is being delivered. Those of a merchant that does not answer wait in turn, which is no standstill.
   */
  readonly overdue: Waiting;
}

/** How long a notice is a new one, in ms. */
const recentMs = 3 * 24 * 3_600_000;

/** How long a round of the jobs may leave an expired order waiting, in ms. */
const roundMs = 60_000;

/** Is true of a notice that counts as tried and not taken. */
export function isTriedNotice(now: number) {
  return and(
    isNull(notifications.deliveredAt),
    sql`${notifications.tries} > 0`,
    gt(notifications.createdAt, new Date(now - recentMs)),
  );
}

/** Reads what waits, by the indexes of what is open. */
export async function readWaitingWork(db: Database, now: number): Promise<WaitingWork> {
  const at = new Date(now);
  const of = (row: { readonly count: number; readonly oldest: Date | null } | undefined): Waiting => ({
    count: row?.count ?? 0,
    oldestSeconds: row?.oldest ? Math.max(0, Math.round((now - row.oldest.getTime()) / 1000)) : 0,
  });
  const undelivered = isNull(notifications.deliveredAt);
  const written = { count: count(), oldest: min(notifications.createdAt) };
  const [notices] = await db.select(written).from(notifications).where(undelivered);
  const [triedNotices] = await db.select(written).from(notifications).where(isTriedNotice(now));
  const isOpenReversal = isNull(reversals.reversedAt);
  const [openReversals] = await db
    .select({ count: count(), oldest: min(reversals.openedAt) })
    .from(reversals)
    .where(isOpenReversal);
  const [openReviews] = await db
    .select({ count: count(), oldest: min(reviews.openedAt) })
    .from(reviews)
    .where(isNull(reviews.decidedAt));
  const [delivering] = await db
    .select({ count: count() })
    .from(notifications)
    .where(and(undelivered, gt(notifications.claimedUntil, at)));
  const [dueNotices] = await db
    .select({ count: count(), oldest: min(notifications.nextAt) })
    .from(notifications)
    .where(and(undelivered, lte(notifications.nextAt, at)));
  const lateNotices = delivering?.count === 0 ? dueNotices : undefined;
  const [lateReviews] = await db
    .select({ count: count(), oldest: min(reviews.dueAt) })
    .from(reviews)
    .where(and(isNull(reviews.decidedAt), lte(reviews.dueAt, at)));
  const [lateReversals] = await db
    .select({ count: count(), oldest: min(reversals.nextAt) })
    .from(reversals)
    .where(and(isOpenReversal, lte(reversals.nextAt, at)));
  // As of a while ago: an order whose challenge has just lapsed expired long before, and waits for the next round.
  const [lateOrders] = await db
    .select({ count: count(), oldest: min(orders.expiresAt) })
    .from(orders)
    .where(isExpired(db, now - roundMs));
  const late = [of(lateNotices), of(lateReversals), of(lateReviews), of(lateOrders)];
  return {
    notices: of(notices),
    triedNotices: of(triedNotices),
    reversals: of(openReversals),
    reviews: of(openReviews),
    overdue: {
      count: late.reduce((sum, waiting) => sum + waiting.count, 0),
      oldestSeconds: Math.max(...late.map((waiting) => waiting.oldestSeconds)),
    },
  };
}
