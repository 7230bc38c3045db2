import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.js';
import { newNumber } from '../../process/own-number.js';
import type { Form } from '../../site/form.js';
import type { PaymentDraft } from './payment-draft.js';
import { storeNotifications, storeOrders, type verdicts } from './schema.js';
import { keepWallet } from './shoppers.js';

export type Order = typeof storeOrders.$inferSelect;
export type Notification = typeof storeNotifications.$inferSelect;
export type Verdict = (typeof verdicts)[number];

/** The answers to a notification; anything but `OK` makes the provider repeat it. */
export const answers: Readonly<Record<Verdict, string>> = {
  accepted: 'OK',
  repeated: 'OK',
  short: 'OK',
  unknown: 'OK',
  noted: 'OK',
  refused: 'BAD HASH',
};

/** A new order's number: letters and digits, 128 random bits. */
export function newOid(): string {
  return newNumber('DEM');
}

export async function saveOrder(
  db: Database,
  draft: PaymentDraft,
  opened: { readonly oid: string; readonly token: string; readonly shopper: string },
  now: number,
): Promise<void> {
  const { merchantId, amount, currency, basket, language, theme, framed, timeoutLimit, flags, fields, scenario } =
    draft;
  // Field by field: the draft may be an older order, whose state is not this one's.
  await db.insert(storeOrders).values({
    merchantId,
    amount,
    currency,
    basket,
    language,
    theme,
    framed,
    timeoutLimit,
    flags,
    fields,
    scenario,
    ...opened,
    state: 'waiting',
    createdAt: new Date(now),
  });
}

export async function findOrder(db: Database | Transaction, oid: string): Promise<Order | undefined> {
  const [order] = await db.select().from(storeOrders).where(eq(storeOrders.oid, oid)).limit(1);
  return order;
}

/** Newest first. */
export async function latestOrders(db: Database, limit: number): Promise<readonly Order[]> {
  return db.select().from(storeOrders).orderBy(desc(storeOrders.createdAt)).limit(limit);
}

/** Oldest first. */
export async function notificationsOf(db: Database, oids: readonly string[]): Promise<readonly Notification[]> {
  if (oids.length === 0) return [];
  return db
    .select()
    .from(storeNotifications)
    .where(inArray(storeNotifications.oid, [...oids]))
    .orderBy(storeNotifications.seq);
}

/** Notifications that name no order of the store and no link, newest first. */
export async function strayNotifications(db: Database, limit: number): Promise<readonly Notification[]> {
  const rows = await db
    .select({ notification: storeNotifications })
    .from(storeNotifications)
    .leftJoin(storeOrders, eq(storeNotifications.oid, storeOrders.oid))
    .where(and(isNull(storeOrders.oid), eq(storeNotifications.callbackId, '')))
    .orderBy(desc(storeNotifications.seq))
    .limit(limit);
  return rows.map((row) => row.notification);
}

export async function saveInquiry(
  db: Database,
  oid: string,
  answer: Record<string, unknown>,
  now: number,
): Promise<void> {
  await db
    .update(storeOrders)
    .set({ inquiryAnswer: answer, inquiredAt: new Date(now) })
    .where(eq(storeOrders.oid, oid));
}

/** Records every notification. A valid one changes its order: once, however often it comes. */
export async function takeNotification(db: Database, fields: Form, isSigned: boolean, now: number): Promise<Verdict> {
  // No order number is so long: it comes from a forged call, and whole it would not fit the index.
  const oid = (fields.get('merchant_oid') ?? '').slice(0, 64);
  return db.transaction(async (step) => {
    const verdict = isSigned ? await apply(step, oid, fields) : 'refused';
    await step
      .insert(storeNotifications)
      .values({ oid, receivedAt: new Date(now), fields: Object.fromEntries(fields), verdict });
    return verdict;
  });
}

/** A paid order stays paid, and a failed one may still be paid. The condition in the update decides between two at once. */
async function apply(step: Transaction, oid: string, fields: Form): Promise<Verdict> {
  const order = await findOrder(step, oid);
  if (order === undefined) return 'unknown';
  // The shopper's notice of a transfer; the outcome comes in another notification.
  if (fields.get('status') === 'info') return 'noted';
  const isPaid = fields.get('status') === 'success';
  const total = Number(fields.get('total_amount'));
  if (isPaid && !(total >= order.amount)) return 'short';
  const changed = isPaid
    ? await step
        .update(storeOrders)
        .set({ state: 'paid', paidAmount: total })
        .where(and(eq(storeOrders.oid, oid), ne(storeOrders.state, 'paid')))
        .returning({ oid: storeOrders.oid })
    : await step
        .update(storeOrders)
        .set({ state: 'failed' })
        .where(and(eq(storeOrders.oid, oid), eq(storeOrders.state, 'waiting')))
        .returning({ oid: storeOrders.oid });
  if (isPaid && changed.length > 0) await keepWallet(step, order, fields.get('utoken') ?? '');
  return changed.length > 0 ? 'accepted' : 'repeated';
}
