import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { acsChallenges } from '../../bank/schema.js';
import type { Transaction } from '../../database/database.js';
import { attempts, linkMessages, notifications, orders } from '../database/schema.js';
import { voidPosts } from '../database/schema-payment-posts.js';
import { smsChecks, smsMessages, transferNotices } from '../database/schema-waiting.js';
import type { Order } from '../orders/order-state.js';

/** A basket without goods, as orders hold one. */
const emptyBasket = Buffer.from('[]').toString('base64');

/** The fields of a notification that say whose order it is about; the others are its outcome. */
const outcomeFields = [
  'merchant_id',
  'merchant_oid',
  'status',
  'total_amount',
  'hash',
  'payment_amount',
  'surcharge',
  'currency',
  'payment_type',
  'installment_count',
  'test_mode',
  'submerchant_id',
  'failed_reason_code',
  'failed_reason_msg',
  'bank',
  'callback_id',
  'id',
] as const;

/**
 * Empties what orders that have ended say of a person, and drops what was said about them to a person (SV-07). The orders, their
 * amounts and all that the ledger says of money stay. The database itself refuses any other change of the ledger.
 */
export async function eraseOrders(tx: Transaction, ended: readonly Order[], at: Date): Promise<void> {
  const ids = ended.map(({ id }) => id);
  if (ids.length === 0) return;
  const ofOrders = inArray(attempts.orderId, ids);
  const own = tx.select({ id: attempts.id }).from(attempts).where(ofOrders);
  await tx.delete(acsChallenges).where(inArray(acsChallenges.id, own));
  await tx.update(smsChecks).set({ phone: '' }).where(inArray(smsChecks.attemptId, own));
  await tx.delete(smsMessages).where(inArray(smsMessages.orderId, ids));
  await tx.delete(voidPosts).where(inArray(voidPosts.orderId, ids));
  await tx
    .update(transferNotices)
    .set({ userName: '', idLast6: '', cardLast4: '', phone: '', transactionNo: '', description: '' })
    .where(inArray(transferNotices.attemptId, own));
  await eraseNotifications(tx, ids);
  for (const order of ended) await eraseLinkMessages(tx, order);
  const noCard = { bin: '', last4: '', fingerprint: '', storeMonth: null, storeYear: null };
  const noLine = { addressFingerprint: '', lineFingerprint: '', reference: null };
  await tx
    .update(attempts)
    .set({ ...noCard, ...noLine })
    .where(ofOrders);
  const noPerson = { email: '', userIp: '', userName: '', userAddress: '', userPhone: '', utoken: '' };
  await tx
    .update(orders)
    .set({ ...noPerson, userBasket: emptyBasket, invoice: {}, request: {}, erasedAt: at })
    .where(inArray(orders.id, ids));
}

/** One that still waits is delivered with its outcome alone. */
async function eraseNotifications(tx: Transaction, ids: readonly string[]): Promise<void> {
  const ofOrders = inArray(notifications.orderId, [...ids]);
  await tx.delete(notifications).where(and(ofOrders, isNotNull(notifications.deliveredAt)));
  const kept = sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${notifications.fields})
    where ${inArray(sql`key`, [...outcomeFields])})`;
  await tx
    .update(notifications)
    .set({ fields: kept })
    .where(and(ofOrders, isNull(notifications.deliveredAt)));
}

/** A link's messages are kept by its payers' addresses. */
async function eraseLinkMessages(tx: Transaction, { linkId, email, userPhone }: Order): Promise<void> {
  const addresses = [email, userPhone].filter((address) => address !== '');
  if (linkId === null || addresses.length === 0) return;
  const isTheirs = or(...addresses.map((address) => eq(linkMessages.recipient, address)));
  await tx.delete(linkMessages).where(and(eq(linkMessages.linkId, linkId), isTheirs));
}
