import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.js';
import { retryRolledBack } from '../../database/transient-errors.js';
import type { Clock } from '../../process/clock.js';
import { attempts, orders } from '../database/schema.js';
import { voidPosts } from '../database/schema-payment-posts.js';
import { type Order, type OrderState, orderState, orOpenChallenge } from '../orders/order-state.js';
import { readLedger } from '../orders/orders.js';
import { endAttempt } from './end-attempt.js';
import { endLapsedAttempt } from './end-lapsed-attempt.js';

/** How many posts of one order are voided; a page gives up a few at most. */
const voidsPerOrder = 50;

/**
 * Describes what became of a post that was asked about. `voided`: the order is not paid, and the post will never pay
 * it.
 */
export interface AskedPost {
  readonly state: OrderState;
  readonly voided: boolean;
}

/** Answers that an order is not paid: they stay true, for posts that were checked before them will not pay it. */
export class VoidPosts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Voids a post where its order can be paid, in the transaction that finds it so: one that arrives later is refused, and
   * the challenge of one that has arrived is given up, for its page has never seen it. So is one that was open when the post
   * was checked: the post was to take its place. A later one, of another page, stays open, and the order is `pending` while
   * it is. Past the order's time a post is voided where nothing but its own challenge could still pay the order.
   */
  ask(orderId: string, postId: string): Promise<AskedPost> {
    return retryRolledBack(this.db, async (tx) => {
      const { order, last, state, now } = await endLapsedAttempt(tx, orderId, this.clock);
      const posts = await readPosts(tx, orderId);
      const attemptId = posts.begun.find((each) => each.postId === postId)?.attemptId;
      const isLast = attemptId !== undefined && last?.attemptId === attemptId;
      const wasOpen = posts.begun.length <= (stageAtCheck(postId)?.begun ?? -1);
      const waitsForIt = isLast && state.kind === 'pending' && state.waitsFor === 'challenge';
      if (state.kind !== 'payable' && !waitsForIt) return { state, voided: false };
      const said = orOpenChallenge(state, last, now);
      if (posts.void.includes(postId)) return { state: said, voided: true };
      await voidChecked(tx, orderId);
      if (posts.void.length >= voidsPerOrder) return { state: said, voided: false };
      const at = new Date(now);
      await tx.insert(voidPosts).values({ orderId, postId, at });
      if (last === undefined || !(isLast || wasOpen)) return { state: said, voided: true };
      await endAttempt(tx, last, at);
      return { state: orderState(order, await readLedger(tx, orderId), now), voided: true };
    });
  }

  /** The state of an order that is asked about without a post; `pending` while a challenge could still pay it. */
  askOrder(orderId: string): Promise<OrderState> {
    return retryRolledBack(this.db, async (tx) => {
      const { last, state, now } = await endLapsedAttempt(tx, orderId, this.clock);
      const said = orOpenChallenge(state, last, now);
      // guard: result that says unpaid
      if (said.kind === 'payable') await voidChecked(tx, orderId);
      return said;
    });
  }
}

/** No post that was checked by now begins a payment, except those that have. Needs the order locked. */
export async function voidChecked(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ unpaidAnswers: sql`${orders.unpaidAnswers} + 1` })
    .where(eq(orders.id, orderId));
}

/** The payment posts of an order that have arrived or were given up. */
interface OrderPosts {
  readonly void: readonly string[];
  readonly begun: readonly { readonly postId: string | null; readonly attemptId: string }[];
}

async function readPosts(tx: Transaction, orderId: string): Promise<OrderPosts> {
  const gaveUp = await tx.select({ postId: voidPosts.postId }).from(voidPosts).where(eq(voidPosts.orderId, orderId));
  const begun = await tx
    .select({ postId: attempts.postId, attemptId: attempts.id })
    .from(attempts)
    .where(eq(attempts.orderId, orderId));
  return { void: gaveUp.map(({ postId }) => postId), begun };
}

/**
 * Returns what a post is that arrives for an order that can be paid. `void`: its page gave it up; or since it was
 * checked another post of the order began a payment, or a page was answered that the order is not paid: the page that
 * sent this one was left, and the shopper has seen the end of what came after it.
 */
export async function readArrival(tx: Transaction, order: Order, postId: string): Promise<'new' | 'again' | 'void'> {
  const posts = await readPosts(tx, order.id);
  if (posts.void.includes(postId)) return 'void';
  if (posts.begun.some((each) => each.postId === postId)) return 'again';
  const checked = stageAtCheck(postId);
  const isOvertaken =
    checked !== undefined && (posts.begun.length > checked.begun || order.unpaidAnswers > checked.unpaidAnswers);
  // guard: post that was overtaken -> return 'new';
  return isOvertaken ? 'void' : 'new';
}

/** Returns what the id of an order's next post begins with. `begun`: how many payments of it were begun. */
export function prefixOfPost({ unpaidAnswers }: Order, begun: number): string {
  return `${begun}-${unpaidAnswers}_`;
}

/** How far its order was when a post was checked, by the prefix of its id; undefined without one. */
function stageAtCheck(postId: string): { readonly begun: number; readonly unpaidAnswers: number } | undefined {
  const [, begun, unpaidAnswers] = /^(\d+)-(\d+)_/.exec(postId) ?? [];
  return begun === undefined ? undefined : { begun: Number(begun), unpaidAnswers: Number(unpaidAnswers) };
}
