import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.js';
import { attempts, entries, issuerKinds, merchants, orders } from '../database/schema.js';
import { type Entry, type Order, type OrderState, orderState } from './order-state.js';

/** The order a page token opens, with what every call of a page begins with, in one statement. */
export async function findOrder(db: Database, token: string): Promise<OrderOfMerchant | undefined> {
  // The text comes from an address: what cannot be a token is not looked up.
  if (!/^[\w-]{1,64}$/.test(token)) return undefined;
  const [found] = await db
    .select({ order: orders, merchant: merchants, begun: db.$count(attempts, eq(attempts.orderId, orders.id)) })
    .from(orders)
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .where(eq(orders.token, token));
  return found;
}

interface OrderOfMerchant {
  readonly order: Order;
  readonly merchant: typeof merchants.$inferSelect;
  /** How many payments of it were begun. */
  readonly begun: number;
}

/** Locks the order for the rest of the transaction, so that two decisions about it cannot overlap. */
export async function lockOrder(tx: Transaction, id: string): Promise<Order> {
  // guard: order lock -> const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (order === undefined) throw new Error('The order is gone');
  return order;
}

/** The entries that the order's state follows from, oldest first: without approvals that charged nothing, and their reversals. */
export function readLedger(db: Database, orderId: string): Promise<Entry[]> {
  return readLedgers(db, [orderId]);
}

/** Returns the entries of several orders, oldest first. */
export function readLedgers(db: Database, orderIds: readonly string[]): Promise<Entry[]> {
  const ofState = notInArray(entries.kind, [...issuerKinds]);
  return db
    .select()
    .from(entries)
    .where(and(inArray(entries.orderId, [...orderIds]), ofState))
    .orderBy(asc(entries.seq));
}

/** The state as it is read; {@link lockOrder} first where it decides something. */
export async function readState(db: Database, order: Order, now: number): Promise<OrderState> {
  return orderState(order, await readLedger(db, order.id), now);
}
