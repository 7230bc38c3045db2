import { createHmac } from 'node:crypto';
import { ownMerchant, seedMerchants } from '../../sandbox/demo/merchants.js';
import { newNumber } from '../../sandbox/process/own-number.js';
import { product } from '../../src/domain/payment/product-slug.js';
import { type Fields, post } from './calls.js';

/** The calls of a merchant. */

export interface Opened {
  readonly token: string;
  readonly oid: string;
  readonly merchantId: string;
}

/** The fields of get-token that are signed, in their order: joined, without a separator. */
export const signedOfCard: readonly string[] = [
  'merchant_id',
  'user_ip',
  'merchant_oid',
  'email',
  'payment_amount',
  'user_basket',
  'no_installment',
  'max_installment',
  'currency',
  'test_mode',
];

/** Those of a token for a bank transfer, before its kind and its mode. */
export const signedOfTransfer = signedOfCard.slice(0, 5);

/** A whole, correct, signed get-token request; `changes` are made before it is signed. */
export function tokenRequest(changes: Fields = {}): Fields {
  const fields: Fields = {
    merchant_id: '100001',
    user_ip: '203.0.113.7',
    merchant_oid: newNumber('T', 8),
    email: 'ayse@example.com',
    payment_amount: '123450',
    currency: 'TL',
    user_basket: basketOf([['Çaydanlık', '1234.50', 1]]),
    no_installment: '0',
    max_installment: '0',
    user_name: 'Ayşe Yılmaz',
    user_address: 'Moda Caddesi 1, Kadıköy',
    user_phone: '05551112233',
    merchant_ok_url: 'https://shop.example/ok',
    merchant_fail_url: 'https://shop.example/fail',
    test_mode: '0',
    ...changes,
  };
  const textOf = (name: string) => fields[name] ?? '';
  const text =
    fields.payment_type === 'eft'
      ? `${signedOfTransfer.map(textOf).join('')}eft${textOf('test_mode')}`
      : signedOfCard.map(textOf).join('');
  return { ...fields, [`${product}_token`]: sign(fields.merchant_id ?? '', text) };
}

const accounts = [...seedMerchants, ownMerchant('http://localhost')];

/** base64(HMAC-SHA256(merchant_key, text + merchant_salt)). */
export function sign(merchantId: string, text: string): string {
  const merchant = accounts.find(({ id }) => id === merchantId);
  return createHmac('sha256', merchant?.merchantKey ?? 'none')
    .update(text + (merchant?.merchantSalt ?? ''))
    .digest('base64');
}

export function basketOf(lines: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(lines)).toString('base64');
}

/** A signed call of a merchant; `signed` are the values the signature covers. */
export function merchantCall(provider: string, path: string, merchantId: string, fields: Fields, signed: string) {
  const token = { [`${product}_token`]: sign(merchantId, signed) };
  return post(provider + path, { merchant_id: merchantId, ...fields, ...token });
}

export async function createToken(provider: string, changes: Fields = {}): Promise<Opened> {
  const fields = tokenRequest(changes);
  const { json } = await post(`${provider}/odeme/api/get-token`, fields);
  if (json.status !== 'success') throw new Error(`get-token: ${JSON.stringify(json)}`);
  return { token: String(json.token), oid: fields.merchant_oid ?? '', merchantId: fields.merchant_id ?? '' };
}
