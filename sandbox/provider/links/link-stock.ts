import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.js';
import { links } from '../database/schema.js';
import { type Order, takesNotice } from '../orders/order-state.js';
import type { Link } from './find-link.js';
import { excessOf, refusalOfLink } from './link-refusal.js';
import type { KnownLinkRefusal, LinkExcess } from './link-type.js';
import { readUse } from './link-use.js';

/** Why the order of a link cannot be paid now. Its own state has been read before: what is left is about others. */
export type OrderRefusal = Exclude<KnownLinkRefusal, 'paid' | 'pending'> | 'heldByAnother';

/**
 * Why the order of a link cannot be paid now; undefined too for an order without a link. `byTransfer`: what is asked for is
 * notice of a transfer. Once an account was shown its money may be sent: only what others have taken of the link stops it
 * then, and not that the merchant closed the link or its time is over (BT-08).
 */
export async function refusalOfOrder(
  db: Database,
  order: Order,
  now: number,
  byTransfer: boolean,
): Promise<OrderRefusal | undefined> {
  if (order.linkId === null) return undefined;
  const [link] = await db.select().from(links).where(eq(links.shortId, order.linkId));
  if (link === undefined) return 'deleted';
  const use = await readUse(db, link, now, order.id);
  const whole = byTransfer && takesNotice(order, now) ? undefined : refusalOfLink(link, use, now);
  const refusal = whole ?? excessOf(link, use, order);
  // `paid` and `pending` would say that this very order is.
  if (refusal === 'paid') return 'amountLeft';
  return refusal === 'pending' ? 'heldByAnother' : refusal;
}

/** The same, with the link locked for the rest of the transaction: two payments cannot both take the last piece. */
export async function claimLink(
  tx: Transaction,
  order: Order,
  now: number,
  byTransfer: boolean,
): Promise<OrderRefusal | undefined> {
  await lockLink(tx, order);
  return refusalOfOrder(tx, order, now, byTransfer);
}

/** Back from the bank: what was begun while the link was open is finished, unless others have taken what was left. */
export async function excessAfterChallenge(
  tx: Transaction,
  order: Order,
  now: number,
): Promise<LinkExcess | undefined> {
  const link = await lockLink(tx, order);
  return link && excessOf(link, await readUse(tx, link, now, order.id), order);
}

async function lockLink(tx: Transaction, { linkId }: Order): Promise<Link | undefined> {
  if (linkId === null) return undefined;
  // Not against the foreign keys of new orders: they do not count before they are paid.
  const [link] = await tx.select().from(links).where(eq(links.shortId, linkId)).for('no key update');
  return link;
}
