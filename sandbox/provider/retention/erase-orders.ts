import { and, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { linkTypes } from '../../../src/domain/links/link.js';
import { acsChallenges } from '../../bank/schema.js';
import type { Database, Transaction } from '../../database/database.js';
import { attempts, linkMessages, links, notifications, orders } from '../database/schema.js';
import { voidPosts } from '../database/schema-payment-posts.js';
import { smsChecks, smsMessages, transferNotices } from '../database/schema-waiting.js';
import { linkTypeRules } from '../links/link-types.js';
import type { Order } from '../orders/order-state.js';

/** The types of links that name one payer, whose messages have addresses of their own. */
const typesThatNamePayer = linkTypes.filter((type) => linkTypeRules[type].namesPayer);

/** A basket without goods, as orders hold one. */
const emptyBasket = Buffer.from('[]').toString('base64');

/** Empties what a link says of its payer. */
export const noPayer = { payerName: '', payerEmail: '' } as const;

/**
 * The fields of a notification that say which order it is about and what came of it. A card that was stored stays, so its
 * merchant needs the names of it: without them nobody could delete it.
 */
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
  'utoken',
  'ctoken',
  'submerchant_id',
  'failed_reason_code',
  'failed_reason_msg',
  'bank',
  'callback_id',
  'id',
  'urun_adet',
  'pre_information_sha256',
  'pre_information_version',
  'contract_sha256',
  'contract_version',
  'accepted_date',
  'accepted_link',
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
  const linkIds = ended.flatMap(({ linkId }) => linkId ?? []);
  if (linkIds.length > 0)
    await tx
      .update(links)
      .set(noPayer)
      .where(and(inArray(links.shortId, linkIds), hasNoKeptOrder(tx)));
}

/** The condition that each order of a link was erased, which a link without orders meets. */
export function hasNoKeptOrder(db: Pick<Database, 'select'>) {
  const kept = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.linkId, links.shortId), isNull(orders.erasedAt)));
  return notExists(kept);
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

/** A link's messages are kept by its payers' addresses. Where the link names its payer there is one, whose messages go wherever they were sent. */
async function eraseLinkMessages(tx: Transaction, { linkId, email, userPhone }: Order): Promise<void> {
  if (linkId === null) return;
  const ofOnePayer = tx
    .select({ shortId: links.shortId })
    .from(links)
    .where(and(eq(links.shortId, linkId), inArray(links.kind, typesThatNamePayer)));
  const isOfOnePayer = inArray(linkMessages.linkId, ofOnePayer);
  const addresses = [email, userPhone].filter((address) => address !== '');
  const isTheirs = inArray(linkMessages.recipient, addresses);
  await tx.delete(linkMessages).where(and(eq(linkMessages.linkId, linkId), or(isOfOnePayer, isTheirs)));
}
