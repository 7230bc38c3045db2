import { product } from '../../src/domain/payment/product-slug.js';
import { type Answer, type Fields, get, post } from './calls.js';
import { createToken, type Opened } from './merchant.js';

/** Fields of an order that offers every method beside the card. */
export const everyMethod: Fields = {
  payment_options: 'tosla,juzdan,alisGidis,mmPay,bex,bankTransfer',
  bank_loans: 'akbank,isbank',
};

/** Presses a button of a wallet's page. */
export const press = (address: string, act: string, more: Fields = {}) => post(address, { act, ...more });

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

  transfer(call: 'banks' | 'shown' | 'notify' | 'confirm' | 'resend' | 'status', fields: Fields = {}): Promise<Answer> {
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
