import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { notifications, orders } from '../database/schema.js';

/** Describes where the delivery of a notification stands. */
export interface Delivery {
  /** `OK`, or why the last try did not count; empty before the first one. */
  readonly result: string;
  readonly tries: number;
  /** When it is tried again; undefined once it was answered OK. */
  readonly nextAt: Date | undefined;
}

/** Returns how the newest notification of an order has fared; undefined where there is none. */
export async function lastDelivery(db: Database, orderId: string): Promise<Delivery | undefined> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(eq(notifications.orderId, orderId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(1);
  return row && deliveryOf(row);
}

/** The notifications that were tried, of every merchant, newest first. */
export async function triedDeliveries(
  db: Database,
  most: number,
): Promise<readonly (Delivery & { readonly merchantOid: string; readonly host: string })[]> {
  const rows = await db
    .select({ row: notifications, merchantOid: orders.merchantOid })
    .from(notifications)
    .innerJoin(orders, eq(orders.id, notifications.orderId))
    .where(sql`${notifications.tries} > 0`)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(most);
  return rows.map(({ row, merchantOid }) => ({ ...deliveryOf(row), merchantOid, host: hostOf(row.url) }));
}

function deliveryOf({ lastResult, tries, deliveredAt, nextAt }: typeof notifications.$inferSelect): Delivery {
  return { result: lastResult ?? '', tries, nextAt: deliveredAt === null ? nextAt : undefined };
}

/** An address of a merchant may hold a secret: its host says enough. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
