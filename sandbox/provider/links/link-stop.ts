import { eq, sql } from 'drizzle-orm';
import { maxCollection, minLinkAmount } from '../../../src/domain/links/collection.js';
import type { LinkState } from '../../../src/domain/links/link-state.js';
import type { Database, Transaction } from '../../database/open-database.js';
import { links } from '../database/schema.js';
import { challengeLifeMs, type Order } from '../orders/order-state.js';
import type { Link } from './links.js';

/** What the orders of a link have come to. Pieces, and minor units. */
export interface LinkUse {
  readonly sold: number;
  readonly paid: number;
  /** Kept by payments under way. */
  readonly held: number;
  readonly heldAmount: number;
  /** Payments that were made, and those under way that keep one. */
  readonly uses: number;
  readonly heldUses: number;
}

/** Why a link takes no payment, or not this one. It is never stored: it follows from the link, its orders and the time. */
export type LinkStop = Exclude<LinkState, 'notFound'>;

/** What one payment asks of its link. */
export type Wanted = Pick<Order, 'amount' | 'quantity'>;

/** `besides`: the id of an order that does not count, because it is the one that asks. `now`: ms since the epoch. */
export async function readUse(db: Database, link: Link, now: number, besides = ''): Promise<LinkUse> {
  const lapsed = new Date(now - challengeLifeMs).toISOString();
  const [use] = await db
    .select({
      sold: sql<number>`sold`,
      paid: sql<number>`paid`,
      held: sql<number>`held`,
      heldAmount: sql<number>`held_amount`,
      uses: sql<number>`uses`,
      heldUses: sql<number>`held_uses`,
    })
    .from(sql`link_use(${link.shortId}, ${besides}, ${lapsed}::timestamptz)`);
  if (use === undefined) throw new Error('link_use gave no row');
  return use;
}

/** Pieces of a product, minor units of a collection: what a new payment can have. Undefined: no limit. */
export function leftOf(link: Link, use: LinkUse): number | undefined {
  if (link.kind === 'collection') return link.price - use.paid - use.heldAmount;
  return link.kind === 'product' && link.stock !== null ? link.stock - use.sold - use.held : undefined;
}

/** Why the link takes no payment now, whatever its amount. */
export function linkStop(link: Link, use: LinkUse, now: number): LinkStop | undefined {
  if (link.deletedAt !== null) return 'deleted';
  // What is paid in full is no longer late.
  if (link.kind === 'collection' && use.paid >= link.price) return 'paid';
  if (link.expiresAt !== null && link.expiresAt.getTime() <= now) return 'expired';
  if (link.pausedAt !== null || isUsedUp(link, use)) return 'closed';
  if (link.kind === 'collection' && link.price > maxCollection) return 'overLimit';
  const left = leftOf(link, use);
  if (link.kind === 'collection') return left === 0 ? 'pending' : undefined;
  return left !== undefined && left < link.minCount ? 'outOfStock' : undefined;
}

/** Whether as many payments were made, or are under way, as the link takes (LK-09). */
export function isUsedUp(link: Link, use: LinkUse): boolean {
  return link.maxUses !== null && use.uses + use.heldUses >= link.maxUses;
}

/** Why one payment asks for more than is left, or would leave less than the least payment (LK-02). */
export function excessOf(link: Link, use: LinkUse, wanted: Wanted): LinkStop | undefined {
  if (isUsedUp(link, use)) return 'closed';
  if (link.kind === 'product') {
    const left = leftOf(link, use);
    return left !== undefined && wanted.quantity > left ? 'outOfStock' : undefined;
  }
  if (link.kind !== 'collection') return undefined;
  const after = link.price - use.paid - wanted.amount;
  if (after < 0 || (after > 0 && after < minLinkAmount)) return 'amountLeft';
  return after < use.heldAmount ? 'pending' : undefined;
}

/** Why the order of a link cannot be paid now; undefined too for an order without a link. */
export async function stopOfOrder(db: Database, order: Order, now: number): Promise<LinkStop | undefined> {
  if (order.linkId === null) return undefined;
  const [link] = await db.select().from(links).where(eq(links.shortId, order.linkId));
  if (link === undefined) return 'deleted';
  const use = await readUse(db, link, now, order.id);
  const stop = linkStop(link, use, now) ?? excessOf(link, use, order);
  // `paid` would say that this very order is.
  return stop === 'paid' ? 'amountLeft' : stop;
}

/** The same, with the link locked for the rest of the transaction: two payments cannot both take the last piece. */
export async function claimLink(tx: Transaction, order: Order, now: number): Promise<LinkStop | undefined> {
  await lockLink(tx, order);
  return stopOfOrder(tx, order, now);
}

/** Back from the bank: what was begun while the link was open is finished, unless others have taken what was left. */
export async function excessAfterChallenge(tx: Transaction, order: Order, now: number): Promise<LinkStop | undefined> {
  const link = await lockLink(tx, order);
  return link && excessOf(link, await readUse(tx, link, now, order.id), order);
}

async function lockLink(tx: Transaction, { linkId }: Order): Promise<Link | undefined> {
  if (linkId === null) return undefined;
  // Not against the foreign keys of new orders: they do not count before they are paid.
  const [link] = await tx.select().from(links).where(eq(links.shortId, linkId)).for('no key update');
  return link;
}
