import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { retryRolledBack } from '../../database/transient-errors.js';
import type { Clock } from '../../process/clock.js';
import { runAll } from '../../process/run-all.js';
import { attempts, entries, issuerKinds, merchants, orders } from '../database/schema.js';
import { reviews } from '../database/schema-waiting.js';
import type { ReasonKey } from '../directory/decline-reasons.js';
import { decisionMs, type ReviewOutcome } from '../orders/order-case.js';
import { lockOrder, readLedger } from '../orders/orders.js';
import type { AttemptStep } from './ledger.js';
import type { Decision, Outcomes } from './outcomes.js';

/** How many reviews one round decides; the next round decides the others. */
const batch = 50;

/** Opens a review of the attempt. Without an outcome a person must decide; with one it is decided after `ms`. */
export function openReview(outcome: Exclude<ReviewOutcome, 'atOnce'> | undefined, ms = decisionMs): AttemptStep {
  return async (tx, attemptId, openedAt) => {
    const dueAt = outcome === undefined ? null : new Date(openedAt.getTime() + ms);
    const dueReason = outcome === undefined || outcome === 'approves' ? '' : outcome;
    await tx.insert(reviews).values({ attemptId, openedAt, dueAt, dueReason });
  };
}

/** Attempts that wait for a decision: of a person, or of the clock. */
export class Reviews {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly outcomes: Outcomes,
  ) {}

  /** Approves an attempt under review, or refuses it with a reason: once. False when it is not under review. */
  decide(attemptId: string, decision: Decision): Promise<boolean> {
    return retryRolledBack(this.db, async (tx) => {
      const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, attemptId));
      if (attempt === undefined) return false;
      const order = await lockOrder(tx, attempt.orderId);
      const ledger = await readLedger(tx, order.id);
      const last = ledger.at(-1);
      if (last?.kind !== 'reviewing' || last.attemptId !== attemptId) return false;
      const at = new Date(this.clock.now());
      await tx.update(reviews).set({ decidedAt: at }).where(eq(reviews.attemptId, attemptId));
      await this.outcomes.write(tx, { order, ledger, attemptId, decision, at });
      return true;
    });
  }

  /** Decides what is due. Several processes may try at once: the first counts. */
  async decideDue(end?: AbortSignal): Promise<void> {
    const due = await this.db
      .select({ attemptId: reviews.attemptId, reason: reviews.dueReason })
      .from(reviews)
      .where(and(isNull(reviews.decidedAt), lte(reviews.dueAt, new Date(this.clock.now()))))
      .orderBy(asc(reviews.dueAt))
      .limit(batch);
    await runAll(
      due.map(
        ({ attemptId, reason }) =>
          () =>
            this.decide(attemptId, decisionOf(reason)),
      ),
      end,
    );
  }

  /** Returns what waits for a decision, oldest first, with its order and merchant. */
  open(limit: number) {
    return this.db
      .select({ review: reviews, attempt: attempts, order: orders, merchantName: merchants.name })
      .from(reviews)
      .innerJoin(attempts, eq(attempts.id, reviews.attemptId))
      .innerJoin(orders, eq(orders.id, attempts.orderId))
      .innerJoin(merchants, eq(merchants.id, orders.merchantId))
      .where(isNull(reviews.decidedAt))
      .orderBy(asc(reviews.openedAt))
      .limit(limit);
  }
}

const decisionOf = (reason: ReasonKey | ''): Decision => (reason === '' ? undefined : reason);

/** The order's last attempt of a method with its last entry, what its issuer did to an earlier one apart; undefined when there was none. */
export async function lastAttempt(db: Database, orderId: string, method: string) {
  const rows = await db
    .select({ attempt: attempts, entry: entries })
    .from(entries)
    .innerJoin(attempts, eq(attempts.id, entries.attemptId))
    .where(and(eq(entries.orderId, orderId), eq(attempts.method, method), notInArray(entries.kind, [...issuerKinds])))
    .orderBy(asc(entries.seq));
  return rows.at(-1);
}
