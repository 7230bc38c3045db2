import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { retryRolledBack } from '../../database/transient-errors.js';
import type { Clock } from '../../process/clock.js';
import { runAllAtOnce } from '../../process/run-all.js';
import { attempts, entries } from '../database/schema.js';
import { reversals } from '../database/schema-reversals.js';
import type { Issuer } from '../issuer/issuer.js';
import { lockOrder } from '../orders/orders.js';

/** How many reversals one round asks for, side by side; the next round asks for the others. */
const batch = 50;

/** How long an issuer may take to confirm, in ms: one that never answers must not keep the other work waiting. */
export const answerLimitMs = 10_000;

/** The longest pause between two questions to an issuer, in ms; the first is 1 s, and each doubles. */
const longestPauseMs = 10 * 60_000;

/** Approvals that did not charge their order: the issuer is asked to give the money free until it confirms (TR-06). */
export class Reversals {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly issuer: Issuer,
  ) {}

  /** Asks for what is due. Several processes may ask at once: the ledger gets one entry. */
  async askDue(): Promise<void> {
    const due = await this.db
      .select()
      .from(reversals)
      .where(
        and(
          or(isNull(reversals.reversedAt), isNotNull(reversals.askUntil)),
          lte(reversals.nextAt, new Date(this.clock.now())),
        ),
      )
      .orderBy(asc(reversals.nextAt))
      .limit(batch);
    // Side by side: a round waits for all issuers that do not answer as long as for one. But one answer is written after
    // the other: all at once they would take every connection of the database from the payments.
    let written: Promise<void> = Promise.resolve();
    await runAllAtOnce(
      due.map(({ attemptId, tries, openedAt }) => async () => {
        const isReversed = await this.isReversed(attemptId);
        const write = () => (isReversed ? this.confirm(attemptId, openedAt) : this.postpone(attemptId, tries + 1));
        const own = written.then(write);
        written = own.catch(() => {});
        await own;
      }),
    );
  }

  /** Returns whether the issuer confirms, in time. */
  private async isReversed(attemptId: string): Promise<boolean> {
    const answered = new AbortController();
    const limit = this.clock.sleep(answerLimitMs, answered.signal).then(() => false);
    const answer = this.issuer.reverse(attemptId).catch(() => false);
    try {
      return await Promise.race([answer, limit]);
    } finally {
      answered.abort();
    }
  }

  /** Writes the first confirmation to the ledger. Where the issuer may still approve, it is asked again. */
  private confirm(attemptId: string, openedAt: Date): Promise<void> {
    return retryRolledBack(this.db, async (tx) => {
      const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, attemptId));
      if (attempt === undefined) return;
      const { orderId, amount } = attempt;
      // First the order, as a late approval takes it first: two that lock in opposite order would end one of them.
      await lockOrder(tx, orderId);
      const at = new Date(this.clock.now());
      const [reversal] = await tx.select().from(reversals).where(eq(reversals.attemptId, attemptId));
      // Opened anew in the meantime: the confirmation was of the one before.
      if (reversal === undefined || reversal.openedAt.getTime() !== openedAt.getTime()) return;
      const again = nextQuestion(openedAt, reversal.askUntil, at);
      await tx
        .update(reversals)
        .set({ reversedAt: reversal.reversedAt ?? at, ...again })
        .where(eq(reversals.attemptId, attemptId));
      if (reversal.reversedAt === null)
        await tx.insert(entries).values({ orderId, attemptId, kind: 'reversed', at, amount });
    });
  }

  private async postpone(attemptId: string, tries: number): Promise<void> {
    const pause = Math.min(longestPauseMs, 1_000 * 2 ** Math.min(tries - 1, 20));
    const nextAt = new Date(this.clock.now() + pause);
    await this.db.update(reversals).set({ tries, nextAt }).where(eq(reversals.attemptId, attemptId));
  }
}

/** When a confirmed reversal is asked for again: after as long again as it has been open, and last at the end of its time. */
function nextQuestion(openedAt: Date, askUntil: Date | null, at: Date): { nextAt?: Date; askUntil: Date | null } {
  if (askUntil === null || at >= askUntil) return { askUntil: null };
  const openMs = Math.max(1_000, at.getTime() - openedAt.getTime());
  return { nextAt: new Date(Math.min(at.getTime() + openMs, askUntil.getTime())), askUntil };
}
