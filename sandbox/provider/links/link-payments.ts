import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { entries, orders } from '../database/schema.js';
import { linkPayments } from '../database/schema-link-use.js';
import type { Order } from '../orders/order-state.js';
import type { Link } from './find-link.js';

/** Describes a charged order of a link. */
export interface LinkPayment {
  readonly order: Order;
  readonly at: Date;
  /** Minor units: what was taken. */
  readonly total: number;
}

/** Which of a link's payments are read. */
interface Part {
  readonly limit: number;
  readonly offset: number;
}

/**
 * Some payments of a link, the last one first. The orders that were not paid are not read, and of the others only those
 * of the part: anybody may ask for a link, however many orders it has (TR-14).
 */
export async function paymentsOf(db: Database, link: Link, { limit, offset }: Part): Promise<readonly LinkPayment[]> {
  const part = db
    .select()
    .from(linkPayments)
    .where(eq(linkPayments.linkId, link.shortId))
    .orderBy(desc(linkPayments.entrySeq))
    .limit(limit)
    .offset(offset)
    .as('part');
  const rows = await db
    .select({ order: orders, at: entries.at, total: entries.amount })
    .from(part)
    .innerJoin(entries, eq(entries.seq, part.entrySeq))
    .innerJoin(orders, eq(orders.id, part.orderId))
    .orderBy(desc(part.entrySeq));
  return rows.map(({ order, at, total }) => ({ order, at, total: total ?? order.amount }));
}
