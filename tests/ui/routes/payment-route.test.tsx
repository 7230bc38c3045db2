/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { of, Subject } from 'rxjs';
import { GatewayError, type PaymentAnswer } from '../../../src/application/ports.js';
import type { Failure, Receipt } from '../../../src/domain/payment/failure.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { outcomeDetails } from '../../../src/ui/texts/tr/outcome-details.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt, storePage, typeCard } from '../payment/payment-samples.js';
import { field, pass, payButton, renderPayment, settleParts, typeGoodCard } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';

renderAtTestTime();

/** The one screen: its heading, or `form` for the payment itself. */
function shown(): string {
  const [heading, ...more] = screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent ?? '');
  expect(more).toEqual([]);
  const isForm = document.getElementById('formPayWithCard') !== null;
  expect(heading === tr['order.amount']).toBe(isForm);
  return isForm ? 'form' : (heading ?? '');
}

function filled(ports: FakePorts) {
  const rendered = renderPayment(ports);
  act(() => typeCard(rendered.vm.form));
  pass(1000);
  return rendered;
}

describe('PaymentApp', () => {
  it('RT-09 PP-09 a payment, from the first key to the success screen, with the keyboard and in StrictMode', async () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'completed', merchantName: 'Kitapçı' });
    const { user } = renderPayment(ports);
    expect(shown()).toBe('form');
    await typeGoodCard(user);
    pass(1000);
    await user.keyboard('{Enter}');
    await settleParts();
    expect(ports.payments.orders).toHaveLength(1);
    expect(ports.payments.orders[0]?.source).toEqual({
      kind: 'new',
      card: { number: '4355084355084358', owner: 'AYŞE YILMAZ', month: '12', year: '30', cvv: '000' },
    });
    expect(shown()).toBe(tr['success.title']);
    const sentence = screen.getByText((_, element) => element?.matches('main span > bdi') === true);
    expect(sentence.parentElement).toHaveTextContent('Kitapçı siparişinizin ödemesi tamamlandı.');
    pass(3000);
    expect(ports.host.calls).toContain('leaveTo https://store.example/ok');
  });

  it('RL-01 success comes before everything: a payment that succeeds after the page expired is a success', async () => {
    const ports = new FakePorts();
    const answer = new Subject<PaymentAnswer>();
    ports.payments.onPay = () => answer;
    const { vm } = filled(ports);
    act(() => vm.session!.cardTab.pay());
    pass(31 * 60_000);
    expect(shown()).toBe('form');
    act(() => answer.next({ kind: 'completed', merchantName: 'Kitapçı' }));
    await settleParts();
    expect(shown()).toBe(tr['success.title']);
  });

  it('RL-01 unknown and waiting come before expired, which comes when they are over', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => failing({ kind: 'noAnswer' });
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    const { vm } = filled(ports);
    expect(shown()).toBe('form');
    // The check before the payment must pass, and only then the connection fails.
    ports.payments.onPayable = () => {
      ports.payments.onPayable = () => failing({ kind: 'noAnswer' });
      return of(undefined);
    };
    act(() => vm.session!.cardTab.pay());
    pass(60_000);
    expect(shown()).toBe(tr['unknown.title']);
    pass(30 * 60_000);
    expect(shown()).toBe(tr['unknown.title']);
    ports.payments.onStatus = () => failing({ kind: 'underWay' });
    act(() => vm.checkAgain());
    expect(shown()).toBe(tr['waiting.title']);

    ports.payments.onStatus = () => failing(refused({ code: 'expired' }, 410));
    pass(15_000);
    expect(shown()).toBe(tr['error.expiredTitle']);
  });

  it('RL-01 an error comes before expired', async () => {
    const ports = new FakePorts();
    const answer = new Subject<PaymentAnswer>();
    ports.payments.onPay = () => answer;
    const { vm } = filled(ports);
    act(() => vm.session!.cardTab.pay());
    pass(31 * 60_000);
    const error = { title: 'Kapalı' };
    const redirected: Failure = { kind: 'redirected', redirectUrl: 'https://store.example/fail', error };
    act(() => answer.error(new GatewayError(redirected)));
    await settleParts();
    expect(shown()).toBe('Kapalı');
  });

  it('PY-06 the neutral screen says not to pay again, names the order and asks on Check again', async () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => failing({ kind: 'timeout' });
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    let checks = 0;
    ports.payments.onPayable = () => (checks++ === 0 ? of(undefined) : failing({ kind: 'noAnswer' }));
    const { user, vm } = filled(ports);
    act(() => vm.session!.cardTab.pay());
    pass(60_000);
    expect(screen.getByText(tr['unknown.doNotPayAgain'])).toBeVisible();
    expect(screen.getByText('order1')).toBeVisible();
    expect(screen.queryByRole('button', { name: tr['pay.submit'] })).toBeNull();
    // The address of a failed payment says at most stores that it can be made again.
    const back = screen.getByRole('link', { name: tr['label.backToStore'] });
    expect(back).toHaveAttribute('href', 'https://store.example');

    const status = new Subject<Receipt>();
    ports.payments.onStatus = () => status;
    await user.click(screen.getByRole('button', { name: tr['unknown.checkAgain'] }));
    const asking = screen.getByRole('button', { name: tr['unknown.checking'] });
    expect(asking).toHaveAttribute('aria-disabled', 'true');
    act(() => status.next(receipt));
    await settleParts();
    expect(shown()).toBe(tr['success.title']);
    expect(ports.payments.orders).toHaveLength(1);
  });

  it('RL-07 EM-04 a paid order whose receipt does not arrive says so to its parent and leads back to the store', async () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'completed', merchantName: 'Kitapçı' });
    ports.bringTexts = () => Promise.reject(new Error('offline'));
    const { vm } = filled(ports);
    await settleParts();
    act(() => vm.session!.cardTab.pay());
    await settleParts();
    expect(shown()).toBe(tr['success.title']);
    expect(screen.getByRole('link', { name: tr['label.backToStore'] })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    // Strict mode runs each effect twice.
    expect(ports.host.results.filter((result) => result === 'success')).toHaveLength(2);
    pass(3000);
    expect(ports.host.calls).toContain('leaveTo https://store.example/ok');
  });

  it('PY-07 a payment under way waits by itself and ends on its own', async () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing({ kind: 'underWay' });
    ports.payments.onStatus = () => failing({ kind: 'underWay' });
    renderPayment(ports);
    expect(shown()).toBe(tr['waiting.title']);
    ports.payments.onStatus = () => of(receipt);
    pass(3000);
    await settleParts();
    expect(shown()).toBe(tr['success.title']);
  });

  it('EX-01 TR-02 a payment that waits for its shopper past the order’s time is not said to be confirmed, also when asked again', async () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing({ kind: 'underWay', unfinished: true });
    ports.payments.onStatus = () => failing({ kind: 'underWay', unfinished: true });
    const { vm } = renderPayment(ports);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(outcomeDetails['unfinished.title']);
    act(() => vm.checkAgain());
    expect(shown()).toBe(outcomeDetails['unfinished.title']);
    ports.payments.onStatus = () => of(receipt);
    pass(15_000);
    await settleParts();
    expect(shown()).toBe(tr['success.title']);
  });

  it('RT-11 an address without a token shows the expired page', () => {
    renderPayment(new FakePorts(), { token: '' });
    expect(shown()).toBe(tr['error.expiredTitle']);
  });

  it('RL-07 a payment link that opens as paid stays; another payment goes back to its store', async () => {
    const link = new FakePorts();
    link.payments.onOpen = () => failing({ kind: 'alreadyPaid', receipt });
    const { unmount } = renderPayment(link, { isLink: true });
    await settleParts();
    expect(shown()).toBe(tr['success.title']);
    pass(10_000);
    expect(link.host.calls).toEqual([]);
    unmount();

    const store = new FakePorts();
    store.payments.onOpen = () => failing({ kind: 'alreadyPaid', receipt });
    renderPayment(store);
    pass(3000);
    await settleParts();
    expect(store.host.calls).toEqual(['leaveTo https://store.example/ok']);
  });

  it('ER-01 a first load that times out shows the timeout page; its restart loads the payment, and keeps what was typed', async () => {
    const ports = new FakePorts();
    const opening = new Subject<PaymentPage>();
    ports.payments.onOpen = () => opening;
    const { user, vm } = renderPayment(ports);
    act(() => typeCard(vm.form));
    act(() => opening.error(new GatewayError({ kind: 'timeout' })));
    expect(shown()).toBe(tr['error.timeoutTitle']);
    ports.payments.onOpen = () => of(storePage());
    await user.click(screen.getByRole('button', { name: tr['error.restart'] }));
    expect(shown()).toBe('form');
    expect(field('cc-number')).toHaveValue('4355 0843 5508 4358');
    pass(1000);
    expect(payButton()).toBeEnabled();
  });

  it('RL-04 RL-05 the bar and the footer stand around every screen', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing(refused({}, 500));
    renderPayment(ports);
    expect(screen.getByRole('combobox', { name: tr['app.language'] })).toBeVisible();
    expect(screen.getByRole('link', { name: tr['footer.privacy'] })).toHaveAttribute(
      'href',
      'https://vezne.example/privacy',
    );
    expect(screen.getByRole('link', { name: tr['footer.personalData'] })).toHaveAttribute(
      'href',
      'https://vezne.example/personal-data',
    );
  });

  it('PP-04 the merchant’s logo shows where the page says so: on link payments, and where a look names one', () => {
    const merchant = { ...storePage().merchant, logo: 'https://store.example/logo.png' };
    const { unmount } = renderPayment(new FakePorts(storePage({ merchant })));
    expect(document.querySelector('header img')).toBeNull();
    unmount();
    renderPayment(new FakePorts(storePage({ merchant, showsLogo: true })));
    expect(document.querySelector('header img')).toHaveAttribute('src', 'https://store.example/logo.png');
  });
});
