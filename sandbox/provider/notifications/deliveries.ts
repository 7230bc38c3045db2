import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import type { NotificationDelivery } from '../../panel/back-office.js';
import { notifications, orders } from '../database/schema.js';
import { hostOf } from './addressee.js';

/** Where the delivery of a notification stands, apart from its order. */
export type Delivery = Omit<NotificationDelivery, 'merchantOid'>;

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
export async function triedDeliveries(db: Database, most: number): Promise<readonly NotificationDelivery[]> {
  return listed(db, sql`${notifications.tries} > 0`, { most, after: 0 });
}

/** Which notifications of a merchant are asked for; an empty `merchantOid` asks for all of them. */
interface Asked {
  readonly merchantId: string;
  readonly merchantOid: string;
}

/** The notifications of a merchant, newest first, those that were not tried yet included. */
export async function deliveriesOf(
  db: Database,
  asked: Asked,
  part: { readonly most: number; readonly after: number },
): Promise<readonly NotificationDelivery[]> {
  return listed(db, isAsked(asked), part);
}

/** The notifications of a merchant that it has not taken, the oldest first. */
export async function waitingDeliveriesOf(
  db: Database,
  merchantId: string,
  most: number,
): Promise<readonly NotificationDelivery[]> {
  const isWaiting = and(isNull(notifications.deliveredAt), eq(notifications.merchantId, merchantId));
  return listed(db, isWaiting, { most, after: 0, order: [asc(notifications.createdAt), asc(notifications.id)] });
}

export async function countDeliveriesOf(db: Database, asked: Asked): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(notifications)
    .innerJoin(orders, eq(orders.id, notifications.orderId))
    .where(isAsked(asked));
  return row?.count ?? 0;
}

/** Which merchant a notification is of, as the index of the deliveries has it. */
export const merchantOf = sql`(${notifications.fields}->>'merchant_id')`;

function isAsked({ merchantId, merchantOid }: Asked): SQL | undefined {
  const isOfMerchant = eq(merchantOf, merchantId);
  if (merchantOid === '') return isOfMerchant;
  // The order is found by its index, which begins with the merchant.
  return and(isOfMerchant, eq(orders.merchantId, merchantId), eq(orders.merchantOid, merchantOid));
}

const newestFirst = [desc(notifications.createdAt), desc(notifications.id)];

/** Which part of a list is asked for, and in which order it stands. */
interface Part {
  readonly most: number;
  readonly after: number;
  readonly order?: readonly SQL[];
}

async function listed(
  db: Database,
  where: SQL | undefined,
  { most, after, order = newestFirst }: Part,
): Promise<readonly NotificationDelivery[]> {
  const rows = await db
    .select({ row: notifications, merchantOid: orders.merchantOid })
    .from(notifications)
    .innerJoin(orders, eq(orders.id, notifications.orderId))
    .where(where)
    .orderBy(...order)
    .limit(most)
    .offset(after);
  return rows.map(({ row, merchantOid }) => ({ ...deliveryOf(row), merchantOid }));
}

function deliveryOf(row: typeof notifications.$inferSelect): Delivery {
  const { id, fields, url, createdAt, lastResult, tries, deliveredAt, nextAt } = row;
  return {
    id,
    status: fields.status ?? '',
    createdAt,
    host: hostOf(url),
    result: lastResult ?? '',
    tries,
    nextAt: deliveredAt === null ? nextAt : undefined,
  };
}
