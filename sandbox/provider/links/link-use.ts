import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { linkHolds } from '../database/schema-link-use.js';
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

/** Describes what one payment asks of its link. */
export type Wanted = Pick<Order, 'amount' | 'quantity'>;

/** Costs the same however much was paid of the link (TR-14). `besides`: the id of an order that does not count, because it is the one that asks. `now`: ms since the epoch. */
export async function readUse(db: Database, link: Link, now: number, besides = ''): Promise<LinkUse> {
  const lapsed = lapsedBefore(now);
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

/** Returns the amounts of the link's challenges that can still be answered and hold something, which those after three left ones of a line do not: `heldAmount` has none of them. `now`: ms since the epoch. */
export async function readChallenged(db: Database, link: Link, now: number): Promise<readonly number[]> {
  const { amount, heldFrom, linkId } = linkHolds;
  const isOpen = sql`${heldFrom} > ${lapsedBefore(now)}::timestamptz and ${heldFrom} <> 'infinity'`;
  const rows = await db
    .selectDistinct({ amount })
    .from(linkHolds)
    .where(and(eq(linkId, link.shortId), isOpen));
  return rows.map((row) => row.amount);
}

/** Challenges that began at this time or before can no longer be answered. */
function lapsedBefore(now: number): string {
  return new Date(now - challengeLifeMs).toISOString();
}

/** Returns whether as many payments were made as the link takes, without those under way, which may fail. */
export function areUsesMade(link: Link, use: LinkUse): boolean {
  return link.maxUses !== null && use.uses >= link.maxUses;
}

/** Returns whether as many payments were made, or are under way, as the link takes (LK-09). */
export function isUsedUp(link: Link, use: LinkUse): boolean {
  return link.maxUses !== null && use.uses + use.heldUses >= link.maxUses;
}
