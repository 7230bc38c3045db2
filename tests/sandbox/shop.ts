import { createHmac, randomBytes } from 'node:crypto';
import { acsChallengePath, returnPath, signedResult } from '../../sandbox/bank/acs-contract.js';
import { seedMerchants } from '../../sandbox/demo/merchants.js';
import { product } from '../../src/domain/payment/product.js';

/** A merchant and its shopper, as the provider hears them: over HTTP, with nothing of the page's own code. */

export type Fields = Readonly<Record<string, string>>;

export interface Opened {
  readonly token: string;
  readonly oid: string;
  readonly merchantId: string;
}

/** A whole, correct, signed get-token request; `changes` are made before it is signed. */
export function tokenRequest(changes: Fields = {}): Fields {
  const fields: Fields = {
    merchant_id: '100001',
    user_ip: '203.0.113.7',
    merchant_oid: `T${randomBytes(8).toString('hex')}`,
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
  const signed = [
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
  const signedForEft = ['merchant_id', 'user_ip', 'merchant_oid', 'email', 'payment_amount'];
  const textOf = (name: string) => fields[name] ?? '';
  const text =
    fields.payment_type === 'eft'
      ? `${signedForEft.map(textOf).join('')}eft${textOf('test_mode')}`
      : signed.map(textOf).join('');
  return { ...fields, [`${product}_token`]: sign(fields.merchant_id ?? '', text) };
}

/** base64(HMAC-SHA256(merchant_key, text + merchant_salt)). */
export function sign(merchantId: string, text: string): string {
  const merchant = seedMerchants.find(({ id }) => id === merchantId);
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

// biome-ignore lint/suspicious/noExplicitAny: an answer is read by the test that asked for it
type Json = any;

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: Json;
  readonly headers: Headers;
}

export async function post(url: string, fields: Fields | URLSearchParams, headers: Fields = {}): Promise<Answer> {
  return answerOf(await fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' }));
}

export async function get(url: string, headers: Fields = {}): Promise<Answer> {
  return answerOf(await fetch(url, { headers, redirect: 'manual' }));
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const { status, headers } = response;
  try {
    return { status, headers, text, json: JSON.parse(text) };
  } catch {
    return { status, headers, text, json: undefined };
  }
}

/** A shopper on the page of one payment. */
export class Shopper {
  form: Fields = {};
  csrfToken = '';
  /** The stored cards the page was given. */
  cards: readonly Fields[] = [];

  constructor(
    readonly provider: string,
    readonly opened: Opened,
  ) {}

  static async arrive(provider: string, changes: Fields = {}): Promise<Shopper> {
    const shopper = new Shopper(provider, await createToken(provider, changes));
    await shopper.load();
    return shopper;
  }

  async load(headers: Fields = {}): Promise<Answer> {
    const answer = await get(`${this.provider}/odeme/api/oos/payment/get/token/${this.opened.token}`, headers);
    if (answer.status === 200) {
      this.form = answer.json.data.paymentForm;
      this.csrfToken = answer.json.data.paymentPage.csrfToken;
      this.cards = answer.json.data.registeredCards;
    }
    return answer;
  }

  status(): Promise<Answer> {
    return get(`${this.provider}/odeme/api/oos/payment/get/status/${this.opened.token}`);
  }

  /** The fields every call of the page carries. */
  access(): Fields {
    const { token, merchantId, oid } = this.opened;
    return { pageType: 'iframe', token, csrfToken: this.csrfToken, merchantId, merchantOid: oid };
  }

  call(path: string, fields: Fields = {}, headers: Fields = {}): Promise<Answer> {
    return post(`${this.provider}${path}`, { ...this.access(), ...fields }, headers);
  }

  payment(number: string, changes: Fields = {}): Fields {
    return {
      ...this.form,
      payment_type: 'card',
      installment_count: '0',
      do_3d: '1',
      store_card: '0',
      card_type: '',
      card_points: '0',
      card_type_pts: '',
      ctoken: '',
      cvv: number.startsWith('37') ? '0000' : '000',
      cc_owner: 'AYŞE YILMAZ',
      card_number: number,
      expiry_month: '12',
      expiry_year: '30',
      ref_url: '',
      csrf_token: this.csrfToken,
      ...changes,
    };
  }

  pay(number: string, changes: Fields = {}, headers: Fields = {}): Promise<Answer> {
    return post(`${this.provider}/odeme`, this.payment(number, changes), headers);
  }

  payStored(ctoken: string, changes: Fields = {}): Promise<Answer> {
    const empty = { cc_owner: '', card_number: '', expiry_month: '', expiry_year: '', cvv: '' };
    return this.pay('', { payment_type: 'registered_cards', ctoken, ...empty, ...changes });
  }

  /** A payment by a wallet or a bank loan: no card, a single payment. */
  payBy(paymentType: string, changes: Fields = {}, headers: Fields = {}): Promise<Answer> {
    const empty = { cc_owner: '', card_number: '', expiry_month: '', expiry_year: '', cvv: '', do_3d: '0' };
    return this.pay('', { ...empty, payment_type: paymentType, ...changes }, headers);
  }

  payByJuzdan(changes: Fields = {}, headers: Fields = {}): Promise<Answer> {
    const { user_ip: userIp = '', request_exp_date: requestExpDate = '' } = this.form;
    const known = { ptrUrl: '', userIp, requestExpDate, [`${product}Token`]: this.opened.token };
    return this.call('/odeme/api/oos/payment/juzdan', { ...known, ...changes }, headers);
  }

  toslaStatus(referenceCode: string): Promise<Answer> {
    return this.call('/odeme/api/oos/check/tosla-status', { referenceCode });
  }

  transfer(call: 'banks' | 'notify' | 'confirm' | 'resend' | 'status', fields: Fields = {}): Promise<Answer> {
    return this.call(`/odeme/api/oos/transfer/${call}`, fields);
  }

  verification(call: 'send' | 'confirm' | 'status', fields: Fields = {}): Promise<Answer> {
    return this.call(`/odeme/api/oos/verification/${call}`, fields);
  }

  deleteCard(card: Fields, changes: Fields = {}): Promise<Answer> {
    const { ctoken = '', utoken = '', dtoken = '', group_id: groupId = '' } = card;
    return this.call('/odeme/api/oos/card/delete', { ctoken, utoken, dtoken, groupId, ...changes });
  }
}

/** The fields of the bank's document in an answer with message 3D. */
export function challengeOf(answer: Answer): Fields {
  const html = Buffer.from(answer.json.data.htmlContent, 'base64').toString('utf8');
  if (!html.includes(acsChallengePath)) throw new Error('The document does not lead to the ACS');
  const inputs = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name, value]) => [name ?? '', unescaped(value ?? '')]));
}

function unescaped(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name as 'amp'] ?? "'",
  );
}

/** Plays the ACS: signs a result and posts it as the shopper's browser would, from another site. */
export function returnFromAcs(
  provider: string,
  secret: string,
  challengeId: string,
  result: 'success' | 'failed' | 'abandoned' | 'attempted',
): Promise<Answer> {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  return post(`${provider}${returnPath}`, signedResult(secret, { challengeId, result }), headers);
}

/** A notice of a transfer with nothing wrong in it, for the payment of `tokenRequest`. */
export const notice: Fields = {
  bank: 'isbank',
  userName: 'Ayşe Yılmaz',
  idLast6: '123456',
  cardLast4: '',
  phone: '05551112233',
  paymentDate: '2026-03-09',
  byCreditCard: '0',
  atAtm: '0',
  transactionNo: '',
  description: '',
};
