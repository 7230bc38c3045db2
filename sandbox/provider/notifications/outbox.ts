import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import { readLanguage } from '../../../src/domain/locale/language.js';
import type { Database, Transaction } from '../../database/database.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Clock } from '../../process/clock.js';
import type { Urls } from '../../process/urls.js';
import { links, merchants, notifications, orders } from '../database/schema.js';
import { type ReasonKey, reasonOf } from '../directory/decline-reasons.js';
import { rulesOf } from '../links/link-types.js';
import { accountOf } from '../merchants/merchants.js';
import { withStoreAddress } from '../merchants/store-origin.js';
import type { Order } from '../orders/order-state.js';
import { hostOf } from './addressee.js';
import { merchantOf } from './deliveries.js';

/** The outcome of an order, as the merchant is notified of it. */
export type OrderOutcome =
  | {
      readonly status: 'success';
      /** Minor units: with what installments cost. */
      readonly totalAmount: number;
      /** 0 is the single payment. */
      readonly installmentCount: number;
      /** The card that was stored with the payment. */
      readonly stored: { readonly utoken: string; readonly ctoken: string } | undefined;
      /** Key of methods.ts. */
      readonly method: string;
    }
  | { readonly status: 'failed'; readonly reason: ReasonKey };

/** The shopper's notice that money was sent to a bank; the outcome follows in a second notification. */
export interface TransferSent {
  readonly status: 'info';
  readonly bank: string;
  /** The last five digits of the shopper's national ID. */
  readonly idLast5: string;
  readonly userName: string;
  readonly phone: string;
  /** ISO date. */
  readonly paymentDate: string;
}

/** Describes an event of an order of which its merchant is notified. */
interface Report {
  readonly order: Order;
  readonly event: OrderOutcome | TransferSent;
}

/** Notifications that wait to be delivered. */
export class Outbox {
  constructor(
    private readonly clock: Clock,
    private readonly urls: Pick<Urls, 'store'>,
  ) {}

  /** Adds a notification in the same transaction as what it reports: neither is written without the other. */
  add(tx: Transaction, order: Order, event: OrderOutcome | TransferSent): Promise<void> {
    return this.addAll(tx, [{ order, event }]);
  }

  /** The same for many orders, in as many statements as for one. */
  async addAll(tx: Transaction, reports: readonly Report[]): Promise<void> {
    const ids = [...new Set(reports.map(({ order }) => order.merchantId))];
    const rows = await tx.select().from(merchants).where(inArray(merchants.id, ids));
    const at = new Date(this.clock.now());
    const account = (row: (typeof rows)[number]) => withStoreAddress(accountOf(row, at.getTime()), this.urls.store);
    const accounts = new Map(rows.map((row) => [row.id, account(row)]));
    const added: (typeof notifications.$inferInsert)[] = [];
    for (const { order, event } of reports) {
      const merchant = accounts.get(order.merchantId);
      const notification = merchant && (await notificationOf(tx, merchant, order, event));
      if (notification === undefined) continue;
      added.push({
        id: randomBytes(16).toString('base64url'),
        orderId: order.id,
        merchantId: order.merchantId,
        host: hostOf(notification.url),
        ...notification,
        createdAt: at,
        nextAt: at,
      });
    }
    if (added.length > 0) await tx.insert(notifications).values(added);
  }

  /**
   * Sends a notification of this merchant again with the next round, whatever became of it before (MA-08): an order's to
   * the address that the merchant has now, which may be the mend. Returns false where the merchant has no such
   * notification.
   */
  async sendAgain(db: Database, merchantId: string, id: string): Promise<boolean> {
    const [found] = await db
      .select({ fields: notifications.fields, url: notifications.url, linkId: orders.linkId, merchant: merchants })
      .from(notifications)
      .innerJoin(orders, eq(orders.id, notifications.orderId))
      .innerJoin(merchants, eq(merchants.id, orders.merchantId))
      .where(and(eq(notifications.id, id), eq(merchantOf, merchantId)));
    if (found === undefined) return false;
    const account = withStoreAddress(accountOf(found.merchant, this.clock.now()), this.urls.store);
    const present = addressFor(account, found.fields.status ?? '');
    const url = found.linkId === null && present !== '' ? present : found.url;
    await db
      .update(notifications)
      .set({
        merchantId,
        host: hostOf(url),
        url,
        deliveredAt: null,
        lastResult: null,
        nextAt: new Date(this.clock.now()),
      })
      .where(eq(notifications.id, id));
    return true;
  }

  /**
   * Sends what waits of a merchant's orders to the address that the merchant has now, with the next round (MA-08): the
   * address before may be why it waits. Where the merchant has none now, it stays as it is.
   */
  async readdressWaiting(db: Database, merchantId: string): Promise<void> {
    const [row] = await db.select().from(merchants).where(eq(merchants.id, merchantId));
    if (row === undefined) return;
    const account = withStoreAddress(accountOf(row, this.clock.now()), this.urls.store);
    for (const isInfo of [true, false]) {
      const url = addressFor(account, isInfo ? 'info' : '');
      if (url === '') continue;
      const isOfAddress = sql`(${notifications.fields}->>'status' = 'info') = ${isInfo}`;
      const waits = and(eq(notifications.merchantId, merchantId), isNull(notifications.deliveredAt));
      await db
        .update(notifications)
        .set({ host: hostOf(url), url, nextAt: new Date(this.clock.now()) })
        .where(and(waits, isOfAddress, ne(notifications.url, url), notExists(ofLink(db))));
    }
  }
}

/** Is true of a notification of a link's payment, which goes to the link's own address. */
const ofLink = (db: Database) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, notifications.orderId), sql`${orders.linkId} is not null`));

/** Where an order's notification goes; empty: it is not sent. MA-11: a shop that knows outcomes alone would take the notice of a transfer for a failure. */
function addressFor(merchant: MerchantAccount, status: string): string {
  return status === 'info' ? merchant.transferNoticeUrl : merchant.notificationUrl;
}

/** A notification: where to, and its fields by wire name. */
interface Notification {
  readonly url: string;
  readonly fields: Record<string, string>;
}

async function notificationOf(
  tx: Transaction,
  merchant: MerchantAccount,
  order: Order,
  event: OrderOutcome | TransferSent,
): Promise<Notification | undefined> {
  if (order.linkId === null) return orderNotification(merchant, order, event);
  // A link notifies of payments only.
  return event.status === 'success' ? linkNotification(tx, order, event) : undefined;
}

function orderNotification(
  merchant: MerchantAccount,
  order: Order,
  event: OrderOutcome | TransferSent,
): Notification | undefined {
  const url = addressFor(merchant, event.status);
  return url === '' ? undefined : { url, fields: fieldsOf(order, event) };
}

/** A link has an address of its own. The merchant has not seen the order, so all of it is sent. */
async function linkNotification(
  tx: Transaction,
  order: Order,
  event: Extract<OrderOutcome, { status: 'success' }>,
): Promise<Notification | undefined> {
  const [link] = await tx
    .select()
    .from(links)
    .where(eq(links.shortId, order.linkId ?? ''));
  if (link === undefined || link.callbackLink === '') return undefined;
  const { callbackId, callbackLink, shortId } = link;
  const fields = {
    ...fieldsOf(order, event),
    callback_id: callbackId,
    id: shortId,
    user_name: order.userName,
    email: order.email,
    user_phone: order.userPhone,
    user_address: order.userAddress,
    ...rulesOf(link).notified(order),
  };
  return { url: callbackLink, fields };
}

/** Without the `hash`, which is made when they are sent (SV-03). */
function fieldsOf(order: Order, event: OrderOutcome | TransferSent): Record<string, string> {
  const total = event.status === 'success' ? event.totalAmount : order.amount;
  return {
    merchant_id: order.merchantId,
    merchant_oid: order.merchantOid,
    status: event.status,
    total_amount: String(total),
    payment_amount: String(order.amount),
    surcharge: String(total - order.amount),
    currency: order.currency,
    payment_type:
      event.status === 'success' ? event.method : order.transferOnly || event.status === 'info' ? 'eft' : 'card',
    installment_count: String((event.status === 'success' && event.installmentCount) || 1),
    test_mode: order.testMode ? '1' : '0',
    ...submerchantOf(order),
    ...fieldsOfEvent(order, event),
  };
}

function submerchantOf({ submerchantId }: Order): Readonly<Record<string, string>> {
  return submerchantId === '' ? {} : { submerchant_id: submerchantId };
}

function fieldsOfEvent(order: Order, event: OrderOutcome | TransferSent): Readonly<Record<string, string>> {
  if (event.status === 'success') return event.stored ?? {};
  if (event.status === 'failed') return failureFields(order, event.reason);
  return transferFields(event);
}

function failureFields(order: Order, key: ReasonKey): Record<string, string> {
  const reason = reasonOf(key);
  return { failed_reason_code: reason.code, failed_reason_msg: reason.text[readLanguage(order.lang)] };
}

function transferFields({ bank, idLast5, userName, phone, paymentDate }: TransferSent): Record<string, string> {
  return { bank, user_name: userName, user_phone: phone, tc_no_last5: idLast5, payment_sent_date: paymentDate };
}
