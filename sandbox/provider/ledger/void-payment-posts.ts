import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.js';
import { retryRolledBack } from '../../database/transient-errors.js';
import type { Clock } from '../../process/clock.js';
import { attempts } from '../database/schema.js';
import { voidPosts } from '../database/schema-payment-posts.js';
import { type OrderState, orderState } from '../orders/order-state.js';
import { readLedger } from '../orders/orders.js';
import { endAttempt } from './end-attempt.js';
import { settleOrder } from './settled-state.js';

/** How many posts of one order are voided; a page gives up a few at most. */
const voidsPerOrder = 50;

/** What became of a post that was asked about. `voided`: the order is not paid, and the post will never pay it. */
export interface AskedPost {
  readonly state: OrderState;
  readonly voided: boolean;
}

/** Payment posts whose page got no answer, and those that were checked before one of them. */
export class VoidPosts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Voids a post where its order can be paid, in the transaction that finds it so: one that arrives later is refused, and
   * the challenge of one that has arrived is given up, for its page has never seen it. So it is past the order's time where
   * nothing but that challenge could still pay the order.
   */
  ask(orderId: string, postId: string): Promise<AskedPost> {
    return retryRolledBack(this.db, async (tx) => {
      const { order, last, state, now } = await settleOrder(tx, orderId, this.clock);
      const attemptId = await attemptOfPost(tx, orderId, postId);
      const isLast = attemptId !== undefined && last?.attemptId === attemptId;
      const waitsForIt = isLast && state.kind === 'pending' && state.waitsFor === 'challenge';
      if (state.kind !== 'payable' && !waitsForIt) return { state, voided: false };
      if (await isVoid(tx, orderId, postId)) return { state, voided: true };
      if ((await tx.$count(voidPosts, eq(voidPosts.orderId, orderId))) >= voidsPerOrder)
        return { state, voided: false };
      const at = new Date(now);
      await tx.insert(voidPosts).values({ orderId, postId, at });
      if (!isLast || last === undefined) return { state, voided: true };
      await endAttempt(tx, last, at);
      return { state: orderState(order, await readLedger(tx, orderId), now), voided: true };
    });
  }
}

/**
 * Whether a post is refused because its page gave it up, or another page of the order was answered that nothing is paid
 * since this one was checked: a page that was reloaded cannot name the post of the one before.
 */
export async function isVoid(tx: Transaction, orderId: string, postId: string): Promise<boolean> {
  const voided = await tx.select({ postId: voidPosts.postId }).from(voidPosts).where(eq(voidPosts.orderId, orderId));
  return voided.some((each) => each.postId === postId) || voided.length > voidsBefore(postId);
}

/** What the id of an order's next post begins with, by how many of the order's posts are void. */
export function prefixOfPost(voidPosts: number): string {
  return `${voidPosts}_`;
}

/** How many posts of its order were void when a post was checked, by the prefix of its id; Infinity without one. */
function voidsBefore(postId: string): number {
  return Number(/^(\d+)_/.exec(postId)?.[1] ?? Number.POSITIVE_INFINITY);
}

/** The attempt that a post has begun; undefined when it has not arrived. */
export async function attemptOfPost(tx: Transaction, orderId: string, postId: string): Promise<string | undefined> {
  const [attempt] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.orderId, orderId), eq(attempts.postId, postId)));
  return attempt?.id;
}
