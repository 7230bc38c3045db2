import { and, count, isNull, lt, lte, min, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { notifications } from '../provider/database/schema.js';
import { reversals } from '../provider/database/schema-reversals.js';
import { reviews } from '../provider/database/schema-waiting.js';

/** Work of one kind that waits: how much, and for how long the oldest does, in seconds; 0 where none waits. */
export interface Waiting {
  readonly count: number;
  readonly oldestSeconds: number;
}

/** Describes what waits in a database (SV-04). */
export interface WaitingWork {
  /** Notices that no merchant has taken yet, from their first writing. */
  readonly notices: Waiting;
  /** Those of them that were tried and not taken. */
  readonly triedNotices: Waiting;
  /** Approvals that the issuer has not given free yet. */
  readonly reversals: Waiting;
  /** Attempts that wait for a person's decision, or for one that is due. */
  readonly reviews: Waiting;
  /** Notices and reversals that were due and that no process has taken up: the jobs stand still. */
  readonly overdue: Waiting;
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
  const tried = and(undelivered, sql`${notifications.tries} > 0`);
  const [triedNotices] = await db.select(written).from(notifications).where(tried);
  const isOpenReversal = isNull(reversals.reversedAt);
  const [openReversals] = await db
    .select({ count: count(), oldest: min(reversals.openedAt) })
    .from(reversals)
    .where(isOpenReversal);
  const [openReviews] = await db
    .select({ count: count(), oldest: min(reviews.openedAt) })
    .from(reviews)
    .where(isNull(reviews.decidedAt));
  const unclaimed = or(isNull(notifications.claimedUntil), lt(notifications.claimedUntil, at));
  const [lateNotices] = await db
    .select({ count: count(), oldest: min(notifications.nextAt) })
    .from(notifications)
    .where(and(undelivered, unclaimed, lte(notifications.nextAt, at)));
  const [lateReversals] = await db
    .select({ count: count(), oldest: min(reversals.nextAt) })
    .from(reversals)
    .where(and(isOpenReversal, lte(reversals.nextAt, at)));
  const late = [of(lateNotices), of(lateReversals)];
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
