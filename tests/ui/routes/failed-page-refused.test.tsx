/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import { GatewayError } from '../../../src/application/ports.js';
import type { ErrorDetails, Failure } from '../../../src/domain/payment/failure.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { links } from '../../../src/ui/texts/tr/links.js';
import { page } from '../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt, storePage } from '../payment/payment-samples.js';
import { pass, settleParts, shopper } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';
import { visitPage } from './visit-page.js';

const tr = { ...page, ...links };

renderAtTestTime();

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const ofStore = '/odeme/guvenli/v2/basarisiz#token1';
const ofLink = '/link/abc_1/failed';

/** The failed page at that address, whose payment is answered so. */
async function visit(address: string, failure: Failure): Promise<FakePorts> {
  const ports = new FakePorts();
  ports.preferences.token = 'token1';
  ports.payments.onOpen = () => failing(failure);
  visitPage(address, ports);
  await settleParts();
  return ports;
}

describe('the failed page of a payment that cannot be paid any more', () => {
  const store: ErrorDetails = { merchantName: 'Vişne Kitap', redirectUrl: 'https://store.example/fail' };

  it.each([
    ['reached its limit', 'limit', 'Çok sayıda deneme yapıldı.'],
    ['expired', 'expired', 'Ödeme süresi doldu.'],
  ])(
    'RL-16: of one that %s it says so, names the merchant and leads to the store',
    async (_what, code, description) => {
      await visit(ofStore, refused({ ...store, code, description }));
      expect(title()).toBe(tr['failed.title']);
      expect(screen.getByText(description)).toBeVisible();
      expect(screen.getByText('Vişne Kitap')).toBeVisible();
      const back = screen.getByRole('link', { name: tr['label.backToStore'] });
      expect(back).toHaveAttribute('href', 'https://store.example/fail');
      expect(screen.queryByRole('link', { name: tr['failed.retry'] })).toBeNull();
    },
  );

  it('RL-16 LG-03: a reason in another language is said in our own words', async () => {
    await visit(ofStore, refused({ ...store, code: 'limit', description: 'Too many attempts', lang: 'en' }));
    expect(screen.getByText(tr['error.limit'])).toBeVisible();
  });

  it('RL-16: that of a link says why, names the merchant and leads to the link', async () => {
    const error = { merchantName: 'Vişne Kitap', shortId: 'abc_1', code: 'limit', description: 'Çok sayıda deneme.' };
    await visit(ofLink, refused(error));
    expect(screen.getByText('Çok sayıda deneme.')).toBeVisible();
    expect(screen.getByText('Vişne Kitap')).toBeVisible();
    expect(screen.getByRole('link', { name: tr['label.backToLink'] })).toHaveAttribute('href', '/link/abc_1');
  });

  it('RL-16: that of a link says nothing of the payment of a store', async () => {
    await visit(ofLink, refused({ ...store, code: 'limit', description: 'Çok sayıda deneme.' }));
    expect(screen.queryByText('Çok sayıda deneme.')).toBeNull();
    expect(screen.queryByText('Vişne Kitap')).toBeNull();
  });
});

describe.each([
  ['a store', ofStore, '/odeme/guvenli/v2/basarili/token1'],
  ['a link', ofLink, '/link/success/token1'],
])('the failed page of %s whose payment is not answered for', (_whose, address, result) => {
  it.each<[string, Failure]>([
    ['no connection', { kind: 'noAnswer' }],
    ['a time-out', { kind: 'timeout' }],
    ['no valid answer', { kind: 'malformed', httpStatus: 200, field: 'data' }],
    ['an error of the server', refused({ code: 'technical' }, 500)],
    ['too many questions from its address', refused({ code: 'limit', limitedBy: 'address' })],
    ['a code that the page does not know', refused({ code: 'maintenance' })],
  ])('TR-02 EM-04: with %s it does not say that the payment failed, to nobody', async (_what, failure) => {
    const { host } = await visit(address, failure);
    expect(title()).toBe(tr['unknown.title']);
    expect(screen.getByText(tr['unknown.doNotPayAgain'])).toBeVisible();
    expect(host.results).toEqual([]);
  });

  it('TR-02 EM-04: a slow answer is waited for, and in its place comes the same', async () => {
    const ports = new FakePorts();
    ports.preferences.token = 'token1';
    ports.payments.onOpen = () => new Subject();
    visitPage(address, ports);
    await settleParts();
    pass(9_999);
    expect(title()).toBe(tr['app.title']);
    pass(1);
    expect(title()).toBe(tr['unknown.title']);
    expect(ports.host.results).toEqual([]);
  });

  it('TR-02 PY-06: Check again leads to the result of an order that was paid', async () => {
    const ports = await visit(address, { kind: 'noAnswer' });
    ports.payments.onOpen = () => failing({ kind: 'alreadyPaid', receipt });
    ports.links.onContext = () => failing({ kind: 'noAnswer' });
    await shopper().click(screen.getByRole('button', { name: tr['unknown.checkAgain'] }));
    await settleParts();
    expect(new Set(ports.replacedWith)).toEqual(new Set([result]));
  });

  it('TR-02 EM-04: Check again says of one that failed that it did', async () => {
    const ports = await visit(address, { kind: 'noAnswer' });
    ports.payments.onOpen = () => failing(refused({ code: 'expired' }, 410));
    await shopper().click(screen.getByRole('button', { name: tr['unknown.checkAgain'] }));
    await settleParts();
    expect(title()).toBe(tr['failed.title']);
    expect(ports.host.results).toEqual(['failed']);
  });

  it('PY-07: while it is asked the screen stays, and its button asks once', async () => {
    const ports = await visit(address, { kind: 'noAnswer' });
    const opening = new Subject<PaymentPage>();
    ports.payments.onOpen = () => opening;
    const user = shopper();
    await user.click(screen.getByRole('button', { name: tr['unknown.checkAgain'] }));
    const asked = ports.payments.calls.length;
    await user.click(screen.getByRole('button', { name: tr['unknown.checking'] }));
    expect(ports.payments.calls).toHaveLength(asked);
    act(() => opening.error(new GatewayError({ kind: 'timeout' })));
    expect(title()).toBe(tr['unknown.title']);
    expect(screen.getByRole('button', { name: tr['unknown.checkAgain'] })).toBeEnabled();
  });
});

describe('the failed page of a payment in another language', () => {
  it('RT-08 LG-02: waits up to 3 s for the reason in that language, so that nothing on it moves', async () => {
    const ports = new FakePorts(storePage({ language: 'en' }));
    ports.texts.follow = () => new Promise(() => undefined);
    visitPage(ofStore, ports);
    await settleParts();
    pass(2_999);
    expect(title()).toBe(tr['app.title']);
    pass(1);
    expect(title()).toBe(tr['failed.title']);
  });
});
