import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../sandbox/database/database.js';
import { entries, links, orders } from '../../sandbox/provider/database/schema.js';
import type { Finding } from './finding.js';

/** Links whose paid orders take more pieces than there are, or more money than is collected. */
export async function stockFindings(db: Database): Promise<readonly Finding[]> {
  const sold = sql<number>`sum(${orders.quantity})`.mapWith(Number);
  const paid = sql<number>`sum(${orders.amount})`.mapWith(Number);
  const rows = await db
    .select({ kind: links.kind, stock: links.stock, price: links.price, sold, paid })
    .from(orders)
    .innerJoin(links, eq(links.shortId, orders.linkId))
    .innerJoin(entries, and(eq(entries.orderId, orders.id), eq(entries.kind, 'charged')))
    .groupBy(links.shortId);
  const find = (details: string): Finding => ({ contradiction: 'oversold', index: undefined, details });
  return rows.flatMap((row) => {
    if (row.stock !== null && row.sold > row.stock) return [find(`${row.sold} of ${row.stock} pieces`)];
    return row.kind === 'collection' && row.paid > row.price ? [find(`collected ${row.paid} of ${row.price}`)] : [];
  });
}
