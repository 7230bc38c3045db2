import { sql } from 'drizzle-orm';
import { maxCollection, minLinkAmount } from '../../../src/domain/links/collection.js';
import type { LinkRefusal } from '../../../src/domain/links/link-refusal-codes.js';
import type { Database } from '../../database/database.js';
import { challengeLifeMs, type Order } from '../orders/order-state.js';
import type { Link } from './find-link.js';

/** Describes what the orders of a link have come to. Pieces, and minor units. */
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

/** Why a link takes no payment, or not this one. It is never stored: it follows from the link, its use and the time. */
export type KnownLinkRefusal = Exclude<LinkRefusal, 'notFound'>;

/** Of those, why one payment is more than its link has left. */
export type LinkExcess = Extract<KnownLinkRefusal, 'closed' | 'outOfStock' | 'amountLeft' | 'pending'>;

/** Describes what one payment asks of its link. */
export type Wanted = Pick<Order, 'amount' | 'quantity'>;

/** Costs the same however much was paid of the link (TR-14). `besides`: the id of an order that does not count, because it is the one that asks. `now`: ms since the epoch. */
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
  // guard: stock hold -> return link.kind === 'product' && link.stock !== null ? link.stock - use.sold : undefined;
  return link.kind === 'product' && link.stock !== null ? link.stock - use.sold - use.held : undefined;
}

/** Why the link takes no payment now, whatever its amount. */
export function refusalOfLink(link: Link, use: LinkUse, now: number): KnownLinkRefusal | undefined {
  if (link.deletedAt !== null) return 'deleted';
  // A link that is paid in full is no longer late.
  if (link.kind === 'collection' && use.paid >= link.price) return 'paid';
  // guard: link that has expired
  if (link.expiresAt !== null && link.expiresAt.getTime() <= now) return 'expired';
  if (link.pausedAt !== null || isUsedUp(link, use)) return 'closed';
  if (link.kind === 'collection' && link.price > maxCollection) return 'overLimit';
  const left = leftOf(link, use);
  if (link.kind === 'collection') return (left ?? 0) < minLinkAmount ? 'pending' : undefined;
  return left !== undefined && left < link.minCount ? 'outOfStock' : undefined;
}

/** Returns whether as many payments were made, or are under way, as the link takes (LK-09). */
export function isUsedUp(link: Link, use: LinkUse): boolean {
  return link.maxUses !== null && use.uses + use.heldUses >= link.maxUses;
}

/**
 * Why one payment asks for more than is left, or would leave less than the least payment (LK-02), also where those under
 * way are made.
 */
export function excessOf(link: Link, use: LinkUse, wanted: Wanted): LinkExcess | undefined {
  if (isUsedUp(link, use)) return 'closed';
  if (link.kind === 'product') {
    const left = leftOf(link, use);
    return left !== undefined && wanted.quantity > left ? 'outOfStock' : undefined;
  }
  if (link.kind !== 'collection') return undefined;
  const after = link.price - use.paid - wanted.amount;
  if (!isPayable(after)) return 'amountLeft';
  return isPayable(after - use.heldAmount) ? undefined : 'pending';
}

/** Returns whether a remainder is nothing, or can be paid itself. */
function isPayable(remainder: number): boolean {
  return remainder === 0 || remainder >= minLinkAmount;
}
