import { NEVER, type Observable, of, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { CardPayment } from '../../src/application/card/pay-by-card.js';
import {
  type CardPaymentOrder,
  GatewayError,
  type PageHost,
  type PaymentAnswer,
  type Payments,
} from '../../src/application/ports.js';
import type { SavedCard } from '../../src/domain/card/saved-card.js';
import type { Failure, Receipt } from '../../src/domain/payment/failure.js';
import type { PaymentPage } from '../../src/domain/payment/payment-page.js';
import { samplePage, sampleSavedCard } from '../domain/sample-page.js';

/** A page as the provider's samples have it. */
export const page = samplePage({
  root: 'https://pay.example',
  access: { pageType: 'iframe', token: 'token1', csrfToken: 'csrf1', merchantId: '100001', merchantOid: 'ORDER1' },
  merchant: {
    id: '100001',
    name: 'Kitapçı',
    website: 'https://shop.example/',
    logo: '',
    okUrl: 'https://shop.example/ok',
    failUrl: 'https://shop.example/fail',
  },
  order: { id: 'ORDER1', amount: 123450, currency: 'TL', email: 'a@b.example', basket: [] },
  form: { merchant_oid: 'ORDER1', lang: 'tr' },
});

export const card = { number: '4355084355084358', owner: 'AYŞE YILMAZ', month: '12', year: '30', cvv: '000' };

export const savedCard: SavedCard = { ...sampleSavedCard, brand: 'axess', name: 'İş kartım' };

export const payment: CardPayment = {
  page,
  source: { kind: 'new', card },
  language: 'en',
  brand: 'bonus',
  with3d: true,
  storeCard: false,
  installmentCount: 0,
  points: undefined,
};

export const receipt: Receipt = {
  redirectUrl: 'https://shop.example/ok',
  merchantName: 'Kitapçı',
  merchantOid: 'ORDER1',
};

export const paid = { kind: 'paid', receipt } as const;

export const refused = (code: string, description?: string): Failure => ({
  kind: 'refused',
  httpStatus: 400,
  error: { code, ...(description === undefined ? {} : { description }) },
});

export const failing = (failure: Failure): Observable<never> => throwError(() => new GatewayError(failure));

/** Hand-written payments that note their calls; each answer can be set, per call. */
export class FakePayments implements Payments {
  readonly calls: string[] = [];
  readonly orders: CardPaymentOrder[] = [];
  open_: () => Observable<PaymentPage> = () => of(page);
  status: () => Observable<Receipt> = () => failing(refused('unpaid'));
  payable: () => Observable<void> = () => of(undefined);
  basket: () => Observable<void> = () => of(undefined);
  answer: () => Observable<PaymentAnswer> = () => of({ kind: 'completed', merchantName: 'Kitapçı' });

  open(token: string): Observable<PaymentPage> {
    this.calls.push(`open ${token}`);
    return this.open_();
  }
  readStatus(token: string): Observable<Receipt> {
    this.calls.push(`status ${token}`);
    return this.status();
  }
  checkPayable(_access: unknown, email: string): Observable<void> {
    this.calls.push(`payable ${email}`);
    return this.payable();
  }
  checkBasket(): Observable<void> {
    this.calls.push('basket');
    return this.basket();
  }
  pay(order: CardPaymentOrder): Observable<PaymentAnswer> {
    this.calls.push('pay');
    this.orders.push(order);
    return this.answer();
  }
}

/** A hand-written host that notes its calls. */
export class FakeHost implements PageHost {
  readonly told: string[] = [];
  opens = true;
  safe = true;
  placed: ReturnType<PageHost['placement']> = {
    framed: false,
    address: 'https://pay.example/odeme',
    ancestorOrigins: [],
  };

  placement() {
    return this.placed;
  }
  referrer() {
    return 'https://shop.example/';
  }
  openChallenge(html: string) {
    this.told.push(`openChallenge ${html}`);
    return this.opens;
  }
  leaveTo(url: string, where?: { readonly parent: boolean }) {
    this.told.push(`leaveTo ${url}${where === undefined ? '' : where.parent ? ' parent' : ' own'}`);
    return this.safe;
  }
  postFailure(url: string, message: string) {
    this.told.push(`postFailure ${url} ${message}`);
    return this.safe;
  }
  reportHeight() {}
  reportExpired() {}
  safeUrl(url: string) {
    return this.safe ? url : undefined;
  }
  originOf(url: string) {
    return /^https:\/\/[^/]+/.exec(url)?.[0];
  }
  setMerchantSite() {}
}

/** An answer that never comes. */
export const silence = (): Observable<never> => NEVER;

/** Runs a test in virtual time. */
export function inVirtualTime(test: Parameters<TestScheduler['run']>[0]): void {
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(test);
}
