import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/open-database.js';
import type { Clock } from '../../process/clock.js';
import { attempts, entries } from '../database/schema.js';
import { reversals } from '../database/schema-reversals.js';
import type { Issuer } from '../issuer/issuer.js';
import { lockOrder } from '../orders/orders.js';

/** How many reversals one round asks for; the next round asks for the others. */
const batch = 50;

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
      .where(and(isNull(reversals.reversedAt), lte(reversals.nextAt, new Date(this.clock.now()))))
      .orderBy(asc(reversals.nextAt))
      .limit(batch);
    for (const { attemptId, tries, openedAt } of due) {
      const confirmed = await this.issuer.reverse(attemptId).catch(() => false);
      if (confirmed) await this.confirm(attemptId, openedAt);
      else await this.postpone(attemptId, tries + 1);
    }
  }

  private confirm(attemptId: string, openedAt: Date): Promise<void> {
    return this.db.transaction(async (tx) => {
      const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, attemptId));
      if (attempt === undefined) return;
      const { orderId, amount } = attempt;
      // First the order, as a late approval takes it first: two that lock in opposite order would end one of them.
      await lockOrder(tx, orderId);
      const at = new Date(this.clock.now());
      // Opened anew in the meantime: the confirmation was of the one before.
      const mine = and(eq(reversals.attemptId, attemptId), eq(reversals.openedAt, openedAt));
      const done = await tx
        .update(reversals)
        .set({ reversedAt: at })
        .where(and(mine, isNull(reversals.reversedAt)))
        .returning({ attemptId: reversals.attemptId });
      if (done.length === 0) return;
      await tx.insert(entries).values({ orderId, attemptId, kind: 'reversed', at, amount });
    });
  }

  private async postpone(attemptId: string, tries: number): Promise<void> {
    const pause = Math.min(longestPauseMs, 1_000 * 2 ** Math.min(tries - 1, 20));
    const nextAt = new Date(this.clock.now() + pause);
    await this.db.update(reversals).set({ tries, nextAt }).where(eq(reversals.attemptId, attemptId));
  }
}
