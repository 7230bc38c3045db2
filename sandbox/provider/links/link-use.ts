import { sql } from 'drizzle-orm';
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

/** Returns whether as many payments were made, or are under way, as the link takes (LK-09). */
export function isUsedUp(link: Link, use: LinkUse): boolean {
  return link.maxUses !== null && use.uses + use.heldUses >= link.maxUses;
}
