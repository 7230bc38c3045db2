import { createHmac } from 'node:crypto';
import { seedMerchants } from '../../../sandbox/demo/merchants.js';
import { newNumber } from '../../../sandbox/process/own-number.js';
import { createToken, merchantCall } from '../../sandbox/merchant.js';

/** Fields of get-token that a journey sets; everything else has a plain default. */
export type Order = Readonly<Partial<Record<OrderField, string>>>;

type OrderField =
  | 'category'
  | 'merchant_id'
  | 'merchant_oid'
  | 'email'
  | 'payment_amount'
  | 'user_basket'
  | 'currency'
  | 'no_installment'
  | 'max_installment'
  | 'user_name'
  | 'merchant_ok_url'
  | 'merchant_fail_url'
  | 'return_state'
  | 'extendable'
  | 'test_mode'
  | 'timeout_limit'
  | 'lang'
  | 'non_3d'
  | 'force_3d'
  | 'store_card_off'
  | 'single_off'
  | 'pft_option_max'
  | 'utoken'
  | 'iframe_v2_dark'
  | 'appearance'
  | 'warnings'
  | 'payment_type'
  | 'payment_options'
  | 'bank_loans'
  | 'bank'
  | 'sandbox_case';

export interface Payment {
  readonly token: string;
  readonly orderId: string;
  /** The page's address. */
  readonly url: string;
}

/** Letters and digits, unique: what `merchant_oid` may be. Pictures and tables of texts leave it out by its beginning. */
function newOrderId(): string {
  return newNumber('E2E', 8);
}

/** Creates a payment the way a merchant's server does: over the merchant API, signed. */
export async function createPayment(provider: string, store: string, order: Order = {}): Promise<Payment> {
  const { token, oid } = await createToken(provider, {
    user_ip: '127.0.0.1',
    merchant_oid: newOrderId(),
    no_installment: '1',
    user_address: 'Moda Caddesi 1, Kadıköy, İstanbul',
    merchant_ok_url: `${store}/`,
    merchant_fail_url: `${store}/`,
    debug_on: '1',
    timeout_limit: '30',
    lang: 'tr',
    ...order,
  });
  return { token, orderId: oid, url: `${provider}/odeme/guvenli/v2/${token}` };
}

/** What the provider says of an order (the merchant's status inquiry). */
export async function inquire(
  provider: string,
  orderId: string,
  merchantId = '100001',
): Promise<Record<string, unknown>> {
  const signed = merchantId + orderId;
  return (await merchantCall(provider, '/odeme/durum-sorgu', merchantId, { merchant_oid: orderId }, signed)).json;
}

/** The fields of the notification of a link's payment, read off the demo store's page of the link; waits for it. */
export function linkNotificationOf(store: string, shortId: string): Promise<ReadonlyMap<string, string>> {
  return noticeOn(`${store}/links/${shortId}`, () => true);
}

/** The signature by which a merchant checks a link's notification. */
export function linkHash(fields: ReadonlyMap<string, string>, merchantId = '100001'): string {
  const merchant = seedMerchants.find(({ id }) => id === merchantId);
  if (!merchant) throw new Error(`No demo merchant ${merchantId}`);
  const [callback, oid, status, total] = ['callback_id', 'merchant_oid', 'status', 'total_amount'].map((name) =>
    fields.get(name),
  );
  return createHmac('sha256', merchant.merchantKey)
    .update(`${callback}${oid}${merchant.merchantSalt}${status}${total}`)
    .digest('base64');
}

/** The first notification a page of the store shows with a good signature, of those that are meant. */
async function noticeOn(
  page: string,
  isMeant: (fields: ReadonlyMap<string, string>) => boolean,
): Promise<ReadonlyMap<string, string>> {
  for (let tries = 0; tries < 40; tries++) {
    const shelf = await (await fetch(page)).text();
    for (const [notice] of shelf.matchAll(/<details class="notice".*?<\/details>/gs)) {
      const cells = notice.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g);
      const fields = new Map([...cells].map(([, name = '', value = '']) => [name, value]));
      if (isMeant(fields) && !notice.includes('badge-bad')) return fields;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No notification on ${page}`);
}
