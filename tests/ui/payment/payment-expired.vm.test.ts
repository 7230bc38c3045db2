import { jest } from '@jest/globals';
import { of, Subject } from 'rxjs';
import type { PaymentAnswer } from '../../../src/application/ports.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from './fake-ports.js';
import { readyToPay } from './mounted-payment.js';
import { storePage, typeCard } from './payment-samples.js';
import { atTestTime } from './test-time.js';

atTestTime();

describe('the deadline of a payment', () => {
  it('EX-01 a minute before the end a warning is given, at the end the expired screen, and the parent is notified', () => {
    const ports = new FakePorts();
    const vm = ports.payment();
    vm.mount();
    typeCard(vm.form);
    jest.advanceTimersByTime(29 * 60_000 - 1);
    expect(vm.session!.expiryWarning).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(vm.session!.expiryWarning).toBe('Ödeme süreniz 60 saniye içinde dolacak.');
    expect(vm.screen.kind).toBe('content');
    jest.advanceTimersByTime(60_000);
    expect(vm.screen.kind).toBe('expired');
    expect(vm.session!.expiryWarning).toBeUndefined();
    expect(ports.host.calls.filter((call) => call === 'expired')).toHaveLength(1);
    expect(vm.form.number).toBe('');
    expect(vm.form.cvv).toBe('');
    expect(vm.session!.cardPayment.canPay).toBe(false);
  });

  it('PP-17 once five minutes are left the time is shown, quietly: it is not announced, and gives way to the warning', () => {
    const ports = new FakePorts();
    const vm = ports.payment();
    vm.mount();
    jest.advanceTimersByTime(25 * 60_000 - 1);
    expect(vm.session!.timeLeft).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(vm.session!.timeLeft).toBe('Kalan süre 5:00');
    jest.advanceTimersByTime(55_000);
    expect(vm.session!.timeLeft).toBe('Kalan süre 4:05');
    expect(vm.session!.expiryAnnouncement).toBeUndefined();
    jest.advanceTimersByTime(185_000);
    expect(vm.session!.expiryWarning).toBe('Ödeme süreniz 60 saniye içinde dolacak.');
    expect(vm.session!.timeLeft).toBeUndefined();
  });

  it('EX-01 LG-05 a page that is opened in its last minute says how many seconds are left', async () => {
    const ports = new FakePorts(storePage({ payableForMs: 10_000 }));
    const vm = ports.payment();
    vm.mount();
    expect(vm.session!.expiryWarning).toBe('Ödeme süreniz 10 saniye içinde dolacak.');
    expect(vm.session!.expiryAnnouncement).toBe('Ödeme süreniz 10 saniye içinde dolacak.');
    jest.advanceTimersByTime(9_000);
    expect(vm.session!.expiryWarning).toBe('Ödeme süreniz 1 saniye içinde dolacak.');
    expect(vm.session!.expiryAnnouncement).toBe('Ödeme süreniz 10 saniye içinde dolacak.');
    await vm.texts.choose('en');
    expect(vm.session!.expiryWarning).toBe('Your time to pay ends in 1 second.');
    jest.advanceTimersByTime(1_000);
    expect(vm.screen.kind).toBe('expired');
  });

  it('EX-01 a submission under way is not cut off: it ends as it ends', () => {
    const ports = new FakePorts();
    const answer = new Subject<PaymentAnswer>();
    ports.payments.onPay = () => answer;
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    jest.advanceTimersByTime(31 * 60_000);
    expect(vm.screen.kind).toBe('content');
    expect(vm.outcome.sending).toBe(true);
    expect(ports.host.calls).not.toContain('expired');
    answer.next({ kind: 'completed', merchantName: 'Kitapçı' });
    expect(vm.screen.kind).toBe('success');
    expect(ports.host.calls).not.toContain('expired');
  });

  it('EX-01 a submission that fails after the end shows the expired screen, wipes the card and notifies the parent', () => {
    const ports = new FakePorts();
    const answer = new Subject<PaymentAnswer>();
    ports.payments.onPay = () => answer;
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    jest.advanceTimersByTime(31 * 60_000);
    ports.payments.onStatus = () => failing(refused({ code: 'expired' }, 410));
    answer.error(undefined);
    jest.advanceTimersByTime(1000);
    expect(vm.screen.kind).toBe('expired');
    expect(vm.form.number).toBe('');
    expect(vm.form.cvv).toBe('');
    expect(ports.host.calls.filter((call) => call === 'expired')).toHaveLength(1);
  });

  it('EX-03 the server has the last word: a payment it refuses as expired', () => {
    const ports = new FakePorts();
    ports.payments.onPayable = () => failing(refused({ code: 'expired' }, 410));
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    expect(vm.screen.kind).toBe('expired');
    expect(ports.host.calls.filter((call) => call === 'expired')).toHaveLength(1);
  });

  it('EX-03 the server has the last word: a page it opens as expired', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing(refused({ code: 'expired' }, 410));
    const vm = ports.payment();
    vm.mount();
    expect(vm.screen.kind).toBe('expired');
    expect(ports.host.calls).toEqual(['expired']);
  });

  it('EX-03 a page that is opened anew gets the time the server gives it', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'challenge', html: '<form>' });
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    // At the bank, in a page that sleeps in the browser's cache.
    jest.advanceTimersByTime(40 * 60_000);
    expect(vm.screen.kind).toBe('unknown');
    ports.clock.restored.next();
    expect(vm.screen.kind).toBe('content');
    expect(vm.session!.expiryWarning).toBeUndefined();
    jest.advanceTimersByTime(30 * 60_000);
    expect(vm.screen.kind).toBe('expired');
  });
});
