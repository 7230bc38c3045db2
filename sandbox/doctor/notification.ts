import { notificationHash, transferNoticeHash } from '../provider/notifications/notification-hash.js';
import { bodySignature } from '../provider/requests/body-signature.js';

/** A merchant, as its notifications are signed. */
export interface MerchantKeys {
  readonly id: string;
  readonly merchantKey: string;
  readonly merchantSalt: string;
}

/** An order that the doctor notifies of. */
export interface AskedOrder {
  readonly merchantOid: string;
  /** Minor units of TL. */
  readonly amount: number;
}

/** How a notification differs from that of a payment of the whole order. Whatever is changed, it is signed rightly. */
export interface Changes {
  readonly status?: 'success' | 'failed';
  /** Minor units. */
  readonly totalAmount?: number;
  /** Minor units. */
  readonly paymentAmount?: number;
  readonly installmentCount?: number;
}

/** The fields of a notification (MA-01), with the hash over them. */
export function notificationFields(
  keys: MerchantKeys,
  { merchantOid, amount }: AskedOrder,
  { status = 'success', totalAmount = amount, paymentAmount = amount, installmentCount = 1 }: Changes = {},
): Readonly<Record<string, string>> {
  return {
    merchant_id: keys.id,
    merchant_oid: merchantOid,
    status,
    total_amount: String(totalAmount),
    hash: notificationHash(keys, merchantOid, status, String(totalAmount)),
    payment_amount: String(paymentAmount),
    surcharge: String(totalAmount - paymentAmount),
    currency: 'TL',
    payment_type: 'card',
    installment_count: String(installmentCount),
    test_mode: '0',
    ...statusFields[status],
  };
}

const statusFields = {
  success: {},
  failed: { failed_reason_code: '6', failed_reason_msg: 'Ödeme süresinde yapılmadı' },
} as const;

/** The fields of a transfer's notice (MA-11), with a hash of their own. */
export function transferNoticeFields(
  keys: MerchantKeys,
  { merchantOid, amount }: AskedOrder,
): Readonly<Record<string, string>> {
  const bank = 'isbank';
  return {
    ...notificationFields(keys, { merchantOid, amount }),
    status: 'info',
    hash: transferNoticeHash(keys, merchantOid, bank),
    payment_type: 'eft',
    bank,
    user_name: 'Ayşe Yılmaz',
    user_phone: '05551112233',
    tc_no_last5: '12345',
    payment_sent_date: '2026-01-05',
  };
}

/** Describes what is signed wrongly, and when. */
export interface Signing {
  /** The hash is that of another amount. */
  readonly wrongHash?: boolean;
  /** The header signs another body, or does not come at all. */
  readonly header?: 'ofAnotherBody' | 'missing';
  /** How long ago the header was made, in ms. */
  readonly ageMs?: number;
}

/** A notification as it is posted. */
export interface Post {
  readonly body: string;
  readonly signature: string | undefined;
}

/** `now`: ms since the epoch, by the clock of this machine. */
export function signedPost(
  keys: MerchantKeys,
  fields: Readonly<Record<string, string>>,
  { wrongHash = false, header, ageMs = 0 }: Signing,
  now: number,
): Post {
  const { merchant_oid = '', status = '' } = fields;
  const form = new URLSearchParams(fields);
  if (wrongHash) form.set('hash', notificationHash(keys, merchant_oid, status, '1'));
  const body = form.toString();
  const signed = header === 'ofAnotherBody' ? `${body}&payment_amount=1` : body;
  return { body, signature: header === 'missing' ? undefined : bodySignature(keys.merchantKey, signed, now - ageMs) };
}
