import { NEVER, type Observable, of } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { CardPayment } from '../../src/application/card/pay-by-card.js';
import type { SavedCard } from '../../src/domain/card/saved-card.js';
import type { Receipt } from '../../src/domain/payment/failure.js';
import { samplePage, sampleSavedCard } from '../domain/sample-page.js';
import { FakePayments } from '../ports/fake-payments.js';

/** A page as the provider's samples have it. */
export const page = samplePage({
  root: 'https://pay.example',
  access: { pageType: 'iframe', token: 'token1', csrfToken: 'csrf1', merchantId: '100001', merchantOid: 'ORDER1' },
  merchant: {
    id: '100001',
    policy: { merchantId: '100001' },
    name: 'Kitapçı',
    website: 'https://store.example/',
    logo: '',
    okUrl: 'https://store.example/ok',
    failUrl: 'https://store.example/fail',
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
  redirectUrl: 'https://store.example/ok',
  merchantName: 'Kitapçı',
  merchantOid: 'ORDER1',
};

export const paid = { kind: 'paid', receipt } as const;

/** Payments that open the sample page and complete its payment. */
export function payablePayments(): FakePayments {
  const payments = new FakePayments();
  payments.onOpen = () => of(page);
  payments.onPay = () => of({ kind: 'completed', merchantName: 'Kitapçı' });
  return payments;
}

/** An answer that never comes. */
export const silence = (): Observable<never> => NEVER;

/** Runs a test in virtual time. */
export function inVirtualTime(test: Parameters<TestScheduler['run']>[0]): void {
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(test);
}
