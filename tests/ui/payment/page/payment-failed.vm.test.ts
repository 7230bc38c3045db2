import { jest } from '@jest/globals';
import { of, Subject } from 'rxjs';
import type { PaymentAnswer } from '../../../../src/application/ports.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { readyToPay } from '../mounted-payment.js';
import { storePage } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

/** A payment whose card was to be stored, and that the bank has declined. */
function declined() {
  const ports = new FakePorts();
  ports.payments.onPay = () => failing(refused({ description: 'Limit yetersiz', code: 'declined', group: '51' }));
  const vm = readyToPay(ports);
  vm.session!.cardTab.choice.toggleStoreCard(true);
  vm.session!.cardTab.choice.answerStoreCard(true);
  vm.session!.cardTab.pay();
  return { ports, vm };
}

describe('a payment that failed', () => {
  it('LG-03 the words of a decline follow the choice in the bar', async () => {
    const ports = new FakePorts();
    const description = 'Kartınızın limiti yetersiz.';
    ports.payments.onPay = () => failing(refused({ description, code: 'declined', lang: 'tr' }));
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    expect(vm.errors).toEqual([description]);
    await vm.texts.choose('en');
    expect(vm.errors).toEqual(['Your bank declined the payment. Try another card.']);
    await vm.texts.choose('tr');
    expect(vm.errors).toEqual([description]);
  });

  it('LG-03 PP-03 of several errors in another language the last one is about the decline', async () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => failing(refused({ description: 'Limit yetersiz', code: 'declined', lang: 'tr' }));
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    ports.payments.onOpen = () => of(storePage({ errors: ['The card is closed', 'The limit is too low'] }));
    await vm.texts.choose('en');
    expect(vm.errors).toEqual(['The limit is too low']);
  });

  it('PY-04 a failure whose outcome stays open says that the payment was not taken', () => {
    const ports = new FakePorts();
    const answer = new Subject<PaymentAnswer>();
    ports.payments.onPay = () => answer;
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    answer.error(undefined);
    // Anything but an answer leaves the outcome open, so the status is asked.
    jest.advanceTimersByTime(1000);
    expect(vm.errors).toEqual(['Üzgünüz, ödemeniz alınamadı. Lütfen biraz sonra yeniden deneyin.']);
    expect(vm.run.errorFocus.count).toBe(1);
  });

  it('PY-04 a failure says why and gives the form back with what was typed, but the security code', () => {
    const { vm } = declined();
    expect(vm.errors).toEqual(['Limit yetersiz']);
    expect(vm.run.errorFocus.count).toBe(1);
    expect(vm.run.sending).toBe(false);
    expect(vm.form.number).toBe('4355084355084358');
    expect(vm.form.text('expiry')).toBe('12/30');
    expect(vm.form.text('owner')).toBe('AYŞE YILMAZ');
    expect(vm.form.text('cvv')).toBe('');
    expect(vm.form.shownProblem('cvv')).toBeUndefined();
    expect(vm.session!.cardTab.choice.storeCard).toBe(true);
  });

  it('PY-04 a second failure says why, in place of the first', () => {
    const { vm, ports } = declined();
    ports.payments.onPay = () => failing(refused({ description: 'Kart kapalı' }));
    vm.form.enter('cvv', '000');
    jest.advanceTimersByTime(1000);
    vm.session!.cardTab.pay();
    expect(vm.errors).toEqual(['Kart kapalı']);
    expect(vm.run.errorFocus.count).toBe(2);
  });

  it('PY-04 after a failure the form asks for the code instead of going without it', () => {
    const { vm, ports } = declined();
    expect(vm.session!.cardTab.canPay).toBe(false);
    expect(vm.session!.cardTab.isFree).toBe(true);
    const posts = ports.payments.orders.length;
    vm.session!.cardTab.press();
    expect(vm.form.shownProblem('cvv')).toEqual({ key: 'validation.required' });
    expect(vm.run.sending).toBe(false);
    expect(ports.payments.orders.length).toEqual(posts);
    vm.form.enter('cvv', '001');
    jest.advanceTimersByTime(1000);
    expect(vm.session!.cardTab.canPay).toBe(true);
  });

  it('PY-04 ER-03 a failure without words is Payment Error, in the language of the page', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => failing(refused({}));
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    expect(vm.errors).toEqual(['Ödeme yapılamadı']);
    void ports.texts.choose('en');
    expect(vm.errors).toEqual(['Payment error']);
  });

  it.each(['noAnswer', 'timeout'] as const)(
    'ER-06 where the check before the payment has no answer (%s), nothing was charged',
    (kind) => {
      const ports = new FakePorts();
      ports.payments.onPayable = () => failing({ kind });
      const vm = readyToPay(ports);
      vm.session!.cardTab.pay();
      expect(ports.payments.orders).toEqual([]);
      expect(vm.errors).toEqual([tr['error.notSent']]);
      expect(vm.errors[0]).toMatch(/tutar alınmadı.*İnternet bağlantınızı/);
      void ports.texts.choose('en');
      expect(vm.errors[0]).toMatch(/nothing was charged.*connection/);
    },
  );

  it('PY-02 PY-04 a document that cannot be handed over is Payment Error', () => {
    const ports = new FakePorts();
    ports.host.opens = false;
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'challenge', html: 'x' });
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    expect(vm.errors).toEqual(['Ödeme yapılamadı']);
    expect(vm.run.sending).toBe(false);
  });

  it('PY-01 a check that fails sends no payment', () => {
    const ports = new FakePorts();
    ports.payments.onPayable = () => failing(refused({ description: 'Bu sipariş ödenemez' }));
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    expect(ports.payments.orders).toEqual([]);
    expect(vm.errors).toEqual(['Bu sipariş ödenemez']);
  });

  it('ER-02 a payment that is sent to another address leaves, and the error screen keeps the address', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () =>
      failing({ kind: 'redirected', redirectUrl: 'https://store.example/fail', error: { description: 'Ret' } });
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    expect(ports.host.calls).toContain('postFailure https://store.example/fail Ret');
    expect(vm.screen).toMatchObject({ kind: 'error', failure: { redirectUrl: 'https://store.example/fail' } });
  });

  it('ER-02 back from that address the payment is loaded again, and can be paid', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () =>
      failing({ kind: 'redirected', redirectUrl: 'https://store.example/fail', error: { description: 'Ret' } });
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    ports.clock.restored.next();
    expect(vm.screen.kind).toBe('content');
    expect(vm.run.sending).toBe(false);
  });

  it('PP-03 the provider’s errors stand above the form until this payment has one of its own', () => {
    const ports = new FakePorts(storePage({ errors: ['Son denemeniz onaylanmadı'], warnings: ['liveMode2', 'x'] }));
    ports.payments.onPay = () => failing(refused({ description: 'Ret' }));
    const vm = readyToPay(ports);
    expect(vm.errors).toEqual(['Son denemeniz onaylanmadı']);
    expect(vm.session!.banners).toEqual(['liveMode2']);
    vm.session!.cardTab.pay();
    expect(vm.errors).toEqual(['Ret']);
  });
});
