import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readLanguage } from '../../src/domain/page/language.js';
import type { Transaction } from '../database/open-database.js';
import { links, merchants, notifications } from '../database/schema.js';
import type { Gateway } from '../gateway/gateway.js';
import type { Order } from '../ledger/order-state.js';
import { withStore } from '../merchants.js';
import { type ReasonKey, reasonOf } from '../reasons.js';
import type { MerchantAccount } from '../store-contract.js';
import { linkNotificationHash, notificationHash } from './signature.js';

export type OrderEnd =
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

/** The shopper says that money was sent to a bank; whether it has come will be told later. */
export interface TransferNews {
  readonly status: 'info';
  readonly bank: string;
  readonly userName: string;
  readonly phone: string;
  /** ISO date. */
  readonly paymentDate: string;
}

/** Puts a notification to the merchant into the outbox, in the very transaction that makes it true: it cannot be forgotten. */
export async function enqueueNotification(
  tx: Transaction,
  gateway: Gateway,
  order: Order,
  end: OrderEnd | TransferNews,
): Promise<void> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.id, order.merchantId));
  if (row === undefined) return;
  const merchant = withStore(row, gateway.urls.store);
  const told = order.linkId === null ? toldOfOrder(merchant, order, end) : await toldOfLink(tx, merchant, order, end);
  if (told === undefined) return;
  const at = new Date(gateway.clock.now());
  await tx.insert(notifications).values({
    id: randomBytes(16).toString('base64url'),
    orderId: order.id,
    ...told,
    createdAt: at,
    nextAt: at,
  });
}

/** A notification: where to, and its fields by wire name. */
interface Told {
  readonly url: string;
  readonly fields: Record<string, string>;
}

function toldOfOrder(merchant: MerchantAccount, order: Order, end: OrderEnd | TransferNews): Told | undefined {
  if (merchant.notificationUrl === '') return undefined;
  return { url: merchant.notificationUrl, fields: fieldsOf(merchant, order, end) };
}

/** A link tells its own address, of its payments only. The order is one the merchant has not seen: all of it goes along. */
async function toldOfLink(
  tx: Transaction,
  merchant: MerchantAccount,
  order: Order,
  end: OrderEnd | TransferNews,
): Promise<Told | undefined> {
  const [link] = await tx
    .select()
    .from(links)
    .where(eq(links.shortId, order.linkId ?? ''));
  if (link === undefined || link.callbackLink === '' || end.status !== 'success') return undefined;
  const { callbackId, callbackLink, shortId, kind } = link;
  const hash = linkNotificationHash(merchant, callbackId, order.merchantOid, end.status, String(end.totalAmount));
  const fields = {
    ...fieldsOf(merchant, order, end),
    ...{ hash, callback_id: callbackId, id: shortId },
    ...{ user_name: order.userName, email: order.email, user_phone: order.userPhone, user_address: order.userAddress },
    ...(kind === 'product' && { urun_adet: String(order.quantity), ...order.invoice }),
  };
  return { url: callbackLink, fields };
}

function fieldsOf(merchant: MerchantAccount, order: Order, end: OrderEnd | TransferNews): Record<string, string> {
  const totalAmount = String(end.status === 'success' ? end.totalAmount : order.amount);
  return {
    merchant_id: order.merchantId,
    merchant_oid: order.merchantOid,
    status: end.status,
    total_amount: totalAmount,
    hash: notificationHash(merchant, order.merchantOid, end.status, totalAmount),
    payment_amount: String(order.amount),
    currency: order.currency,
    payment_type: end.status === 'success' ? end.method : order.transferOnly || end.status === 'info' ? 'eft' : 'card',
    installment_count: String((end.status === 'success' && end.installmentCount) || 1),
    test_mode: order.testMode ? '1' : '0',
    ...(end.status === 'success' && end.stored),
    ...(end.status === 'failed' && failureFields(order, end.reason)),
    ...(end.status === 'info' && transferFields(end)),
  };
}

function failureFields(order: Order, key: ReasonKey): Record<string, string> {
  const reason = reasonOf(key);
  return { failed_reason_code: reason.code, failed_reason_msg: reason.text[readLanguage(order.lang)] };
}

function transferFields({ bank, userName, phone, paymentDate }: TransferNews): Record<string, string> {
  return { bank, user_name: userName, user_phone: phone, payment_sent_date: paymentDate };
}
