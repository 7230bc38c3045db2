import { inArray, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.js';
import { tallies } from '../database/schema-limits.js';
import { linkChallenges } from '../database/schema-link-use.js';

/** Describes what has reached a limit: the order itself, or what it shares with others. */
export type LimitedBy = 'order' | 'card' | 'address' | 'link' | 'messages';

/** One count of an act that is limited. */
export interface Tally {
  readonly by: LimitedBy;
  /** Holds what is counted, of whom. */
  readonly key: string;
  /** How often at most, until the count starts anew. */
  readonly limit: number;
  /** How long a count lasts from its first act, ms. */
  readonly windowMs: number;
}

/** One act more than a limit lets through. It is thrown so that the transaction takes back what it has counted. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
  constructor(readonly by: LimitedBy) {
    super(by);
  }
}

/**
 * Counts one act under each key and throws `LimitReached` where one count is full. The rows stay locked until the transaction
 * ends, so the limits are exact whatever the number of processes; called last in a transaction, they are locked shortly.
 * Returns the counts by key. `now`: ms since the epoch.
 */
export async function countUp(
  tx: Transaction,
  acts: readonly Tally[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const startedAt = new Date(now);
  const over = sql`${tallies.endsAt} <= ${startedAt}`;
  const rows = await tx
    .insert(tallies)
    .values(
      inLockOrder(acts).map(({ key, windowMs }) => ({ key, count: 1, startedAt, endsAt: new Date(now + windowMs) })),
    )
    .onConflictDoUpdate({
      target: tallies.key,
      set: {
        count: sql`case when ${over} then 1 else ${tallies.count} + 1 end`,
        startedAt: sql`case when ${over} then excluded.started_at else ${tallies.startedAt} end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${tallies.endsAt} end`,
      },
    })
    .returning({ key: tallies.key, count: tallies.count });
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  const full = acts.find(({ key, limit }) => (counts.get(key) ?? 0) > limit);
  // guard: counts by address and link
  if (full !== undefined) throw new LimitReached(full.by);
  return counts;
}

/** Takes an act of `at` back from the counts that hold it: those that have not started anew since. Returns those counts by key. */
export async function countDown(
  tx: Transaction,
  acts: readonly Tally[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const keys = inLockOrder(acts).map(({ key }) => key);
  const held = tx.$with('held').as(
    tx
      .select({ key: tallies.key })
      .from(tallies)
      .where(sql`${inArray(tallies.key, keys)} and ${tallies.startedAt} <= ${at} and ${tallies.count} > 0`)
      .orderBy(tallies.key)
      .for('update'),
  );
  const rows = await tx
    .with(held)
    .update(tallies)
    .set({ count: sql`${tallies.count} - 1` })
    .where(sql`${tallies.key} in (select key from ${held})`)
    .returning({ key: tallies.key, count: tallies.count });
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** How many ended counts of each kind one call removes; the next call removes the others. */
const batch = 500;

/** How long a challenge of a link counts for its address, ms: the hour of challenge_holds, in the migrations. */
const challengeCountMs = 60 * 60_000;

/** Removes counts whose time is over; one that is being counted in stays. */
export async function removeEnded(db: Database, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .select({ attemptId: linkChallenges.attemptId })
      .from(linkChallenges)
      .where(lte(linkChallenges.begunAt, new Date(now - challengeCountMs)))
      .orderBy(linkChallenges.begunAt)
      .limit(batch)
      .for('update', { skipLocked: true });
    const ids = ended.map(({ attemptId }) => attemptId);
    if (ids.length > 0) await tx.delete(linkChallenges).where(inArray(linkChallenges.attemptId, ids));
  });
  await db.transaction(async (tx) => {
    const ended = await tx
      .select({ key: tallies.key })
      .from(tallies)
      .where(lte(tallies.endsAt, new Date(now)))
      .limit(batch)
      .for('update', { skipLocked: true });
    const keys = ended.map(({ key }) => key);
    if (keys.length > 0) await tx.delete(tallies).where(inArray(tallies.key, keys));
  });
}

/** Two transactions lock the rows they share in the same order, so neither waits for the other for ever. */
function inLockOrder(acts: readonly Tally[]): readonly Tally[] {
  return [...acts].sort((one, other) => (one.key < other.key ? -1 : 1));
}
