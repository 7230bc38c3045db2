import { product } from '../../src/domain/payment/product-slug.js';

/** One of the seventeen calls: its name, and the fields that it sends whatever it is used for. */
interface Payload {
  readonly name: string;
  readonly fields: readonly string[];
}

/** What names the payment of a call (AP-21). */
export const access: readonly string[] = ['pageType', 'token', 'csrfToken', 'merchantId', 'merchantOid'];
const post = (address: string, ...fields: string[]): Payload => ({ name: `POST ${address}`, fields });
const get = (address: string): Payload => ({ name: `GET /odeme/api/oos/payment/get/${address}`, fields: [] });
/** A call about a payment that is open in the page. */
const call = (address: string, ...fields: string[]) => post(`/odeme/api/oos/${address}`, ...access, ...fields);

/** The calls and their fields, written out from the requirements: neither the client nor its document is asked (AP-02..18). */
export const payloads: Readonly<Record<string, Payload>> = {
  'AP-02': get('link/{id}'),
  'AP-03': post('/odeme/api/oos/payment/link'),
  'AP-04': get('link/payment/{token}'),
  'AP-05': get('token/{token}'),
  'AP-06': get('status/{token}'),
  'AP-07': call('card/points', 'brand', 'amount'),
  'AP-08': call('card/details', 'binNumber'),
  'AP-09': call('card/installment', 'binNumber', 'amount', 'shortId'),
  'AP-10': call('card/delete', 'ctoken', 'utoken', 'dtoken', 'groupId'),
  'AP-11': post(
    '/odeme',
    'installment_count',
    'ref_url',
    'payment_type',
    'card_points',
    'card_type_pts',
    'do_3d',
    'card_type',
    'ctoken',
    'cvv',
    'store_card',
    'cc_owner',
    'card_number',
    'expiry_month',
    'expiry_year',
  ),
  'AP-12': call('payment/juzdan', 'ptrUrl', 'userIp', 'requestExpDate', `${product}Token`),
  'AP-13': call('check/payment-status', 'email'),
  'AP-14': call('check/ticimax-basket'),
  'AP-15': call('check/tosla-status', 'referenceCode'),
  'AP-16': call('check/bex-approved', 'resultId'),
  'AP-17': post('/odeme/main-site', 'merchant_id', 'website', 'ancestorOrigins'),
  'AP-18': post('/odeme/yetkisiz-islem', 'merchant_id', 'email', 'reason'),
};

const payer = ['user_name', 'user_address', 'email', 'user_phone'];

/** What the form of a link sends besides, by its type (AP-03). */
export const linkPayloads: Readonly<Record<'collection' | 'flex' | 'product', readonly string[]>> = {
  collection: ['collection_amount'],
  flex: [...payer, 'collection_amount'],
  product: [
    ...payer,
    'urun_adet',
    'shown_amount',
    'zip_code',
    'user_country',
    'fatura_secimi',
    'vergi_unvan',
    'vergi_dairesi',
    'vergi_numarasi',
  ],
};

/** The fields that every use of a call sends; none of a call that is no one of the seventeen. */
export function fieldsOf(name: string): readonly string[] {
  return Object.values(payloads).find((payload) => payload.name === name)?.fields ?? [];
}
