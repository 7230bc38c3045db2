import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../sandbox/database/database.js';
import { entries, links, orders } from '../../sandbox/provider/database/schema.js';
import type { Finding } from './verdict.js';

/** Links whose paid orders take more pieces than there are. */
export async function stockFindings(db: Database): Promise<readonly Finding[]> {
  const sold = sql<number>`sum(${orders.quantity})`.mapWith(Number);
  const rows = await db
    .select({ link: links.shortId, stock: links.stock, sold })
    .from(orders)
    .innerJoin(links, eq(links.shortId, orders.linkId))
    .innerJoin(entries, and(eq(entries.orderId, orders.id), eq(entries.kind, 'charged')))
    .where(isNotNull(links.stock))
    .groupBy(links.shortId, links.stock);
  return rows
    .filter((row) => row.sold > (row.stock ?? 0))
    .map((row) => ({ contradiction: 'oversold', index: undefined, details: `${row.sold} of ${row.stock} pieces` }));
}
