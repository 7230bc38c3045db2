import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { attempts, entries, merchants, orders } from '../database/schema.js';
import { reviews } from '../database/schema-waiting.js';
import type { Gateway } from '../gateway/gateway.js';
import type { ReasonKey } from '../reasons.js';
import { decisionMs, type Fate } from '../sandbox-cases.js';
import { type Along, type Decision, writeDecision } from './attempts.js';
import { lockOrder, readLedger } from './orders.js';

/** How many reviews one round decides; the next round decides the others. */
const batch = 50;

/** Lays an attempt before whoever decides. Without a fate a person must; with one it comes by itself, after `ms`. */
export function openReview(fate: Exclude<Fate, 'atOnce'> | undefined, ms = decisionMs): Along {
  return async (tx, attemptId, openedAt) => {
    const dueAt = fate === undefined ? null : new Date(openedAt.getTime() + ms);
    const dueReason = fate === undefined || fate === 'approves' ? '' : fate;
    await tx.insert(reviews).values({ attemptId, openedAt, dueAt, dueReason });
  };
}

/** Approves an attempt under review, or refuses it with a reason: once. False when there is none such. */
export function decideReview(gateway: Gateway, attemptId: string, decision: Decision): Promise<boolean> {
  return gateway.db.transaction(async (tx) => {
    const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, attemptId));
    if (attempt === undefined) return false;
    const order = await lockOrder(tx, attempt.orderId);
    const ledger = await readLedger(tx, order.id);
    const last = ledger.at(-1);
    if (last?.kind !== 'reviewing' || last.attemptId !== attemptId) return false;
    const at = new Date(gateway.clock.now());
    await tx.update(reviews).set({ decidedAt: at }).where(eq(reviews.attemptId, attemptId));
    await writeDecision(tx, gateway, { order, ledger, attemptId, decision, at });
    return true;
  });
}

/** Decides what is due by itself. Several processes may try at once: the first counts. */
export async function decideDue(gateway: Gateway): Promise<void> {
  const due = await gateway.db
    .select({ attemptId: reviews.attemptId, reason: reviews.dueReason })
    .from(reviews)
    .where(and(isNull(reviews.decidedAt), lte(reviews.dueAt, new Date(gateway.clock.now()))))
    .orderBy(asc(reviews.dueAt))
    .limit(batch);
  for (const { attemptId, reason } of due) await decideReview(gateway, attemptId, decisionOf(reason));
}

const decisionOf = (reason: ReasonKey | ''): Decision => (reason === '' ? undefined : reason);

/** What waits for a decision, oldest first, with whose money it is. */
export function openReviews({ db }: Pick<Gateway, 'db'>, limit: number) {
  return db
    .select({ review: reviews, attempt: attempts, order: orders, merchantName: merchants.name })
    .from(reviews)
    .innerJoin(attempts, eq(attempts.id, reviews.attemptId))
    .innerJoin(orders, eq(orders.id, attempts.orderId))
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .where(isNull(reviews.decidedAt))
    .orderBy(asc(reviews.openedAt))
    .limit(limit);
}

/** Why the order's last attempt of a method failed, or where it stands; undefined when there was none. */
export async function lastAttempt({ db }: Pick<Gateway, 'db'>, orderId: string, method: string) {
  const rows = await db
    .select({ attempt: attempts, entry: entries })
    .from(entries)
    .innerJoin(attempts, eq(attempts.id, entries.attemptId))
    .where(and(eq(entries.orderId, orderId), eq(attempts.method, method)))
    .orderBy(asc(entries.seq));
  return rows.at(-1);
}
