import { jest } from '@jest/globals';
import { of, Subject } from 'rxjs';
import type { PaymentAnswer } from '../../../../src/application/ports.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { readyToPay } from '../mounted-payment.js';
import { storePage, typeCard } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

/** The order's time is over for the provider too. */
function expire(ports: FakePorts): void {
  ports.payments.onStatus = () => failing(refused({ code: 'expired' }, 410));
}

describe('the deadline of a payment', () => {
  it('EX-01 at the end the expired screen shows, and the parent is notified', () => {
    const ports = new FakePorts();
    expire(ports);
    const vm = ports.payment();
    vm.start();
    typeCard(vm.form);
    jest.advanceTimersByTime(29 * 60_000 - 1);
    expect(vm.session!.deadline.secondsLeft).toBe(61);
    jest.advanceTimersByTime(1);
    expect(vm.session!.deadline.secondsLeft).toBe(60);
    expect(vm.screen.kind).toBe('content');
    jest.advanceTimersByTime(60_000);
    expect(vm.screen.kind).toBe('expired');
    expect(ports.host.calls.filter((call) => call === 'expired')).toHaveLength(1);
    expect(vm.form.number).toBe('');
    expect(vm.form.text('cvv')).toBe('');
    expect(vm.session!.cardTab.canPay).toBe(false);
  });

  it('PP-17 once five minutes are left the time is shown, quietly', () => {
    const ports = new FakePorts();
    const vm = ports.payment();
    vm.start();
    jest.advanceTimersByTime(25 * 60_000 - 1);
    expect(vm.session!.timeLeft).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(vm.session!.timeLeft).toBe('Kalan süre 5:00');
    jest.advanceTimersByTime(55_000);
    expect(vm.session!.timeLeft).toBe('Kalan süre 4:05');
    jest.advanceTimersByTime(245_000);
    expect(vm.session!.timeLeft).toBeUndefined();
  });

  it('EX-04 more time moves the end: the time is shown again before it, and no more may be asked for than was said', () => {
    const ports = new FakePorts(storePage({ extendable: true }));
    expire(ports);
    const vm = ports.payment();
    vm.start();
    jest.advanceTimersByTime(29 * 60_000);
    expect(vm.session!.extendable).toBe(true);
    vm.session!.extend({ payableForMs: 10 * 60_000, extendable: false, form: {} });
    expect(vm.session!.extendable).toBe(false);
    expect(vm.session!.timeLeft).toBeUndefined();
    jest.advanceTimersByTime(9 * 60_000 + 30_000);
    expect(vm.session!.timeLeft).toBe('Kalan süre 0:30');
    jest.advanceTimersByTime(30_000);
    expect(vm.screen.kind).toBe('expired');
  });

  it('EX-04 after more time was given a payment carries the new end back', () => {
    const form = { request_exp_date: '2026-06-15T09:30:00.000Z', user_ip: '203.0.113.7' };
    const ports = new FakePorts(storePage({ extendable: true, form }));
    const vm = readyToPay(ports);
    vm.session!.extend({
      payableForMs: 10 * 60_000,
      extendable: false,
      form: { request_exp_date: '2026-06-15T09:40:00.000Z' },
    });
    vm.session!.cardTab.pay();
    expect(ports.payments.orders.at(-1)?.form).toEqual({
      request_exp_date: '2026-06-15T09:40:00.000Z',
      user_ip: '203.0.113.7',
    });
  });

  it('EX-01 a submission under way is not cut off: it ends as it ends', () => {
    const ports = new FakePorts();
    const answer = new Subject<PaymentAnswer>();
    ports.payments.onPay = () => answer;
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    jest.advanceTimersByTime(31 * 60_000);
    expect(vm.screen.kind).toBe('content');
    expect(vm.run.sending).toBe(true);
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
    vm.session!.cardTab.pay();
    jest.advanceTimersByTime(31 * 60_000);
    expire(ports);
    answer.error(undefined);
    jest.advanceTimersByTime(1000);
    expect(vm.screen.kind).toBe('expired');
    expect(vm.form.number).toBe('');
    expect(vm.form.text('cvv')).toBe('');
    expect(ports.host.calls.filter((call) => call === 'expired')).toHaveLength(1);
  });

  it('EX-03 the server has the last word: a payment it refuses as expired', () => {
    const ports = new FakePorts();
    ports.payments.onPayable = () => failing(refused({ code: 'expired' }, 410));
    expire(ports);
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    expect(vm.screen.kind).toBe('expired');
    expect(ports.host.calls.filter((call) => call === 'expired')).toHaveLength(1);
  });

  it('EX-03 a page that the server has expired stays so, whatever time it still counts', () => {
    const ports = new FakePorts();
    ports.payments.onPayable = () => failing(refused({ code: 'expired' }, 410));
    expire(ports);
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    const screens = Array.from({ length: 40 * 60 }, () => {
      jest.advanceTimersByTime(1_000);
      return vm.screen.kind;
    });
    expect(new Set(screens)).toEqual(new Set(['expired']));
    expect(ports.host.calls.filter((call) => call === 'expired')).toHaveLength(1);
  });

  it('EX-03 the server has the last word: a page it opens as expired', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing(refused({ code: 'expired' }, 410));
    const vm = ports.payment();
    vm.start();
    expect(vm.screen.kind).toBe('expired');
    expect(ports.host.calls).toEqual(['expired']);
  });

  it('EX-03 a page that is opened anew gets the time the server gives it', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'challenge', html: '<form>' });
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    // At the bank, in a page that sleeps in the browser's cache.
    jest.advanceTimersByTime(40 * 60_000);
    expect(vm.screen.kind).toBe('unknown');
    ports.clock.restored.next();
    expect(vm.screen.kind).toBe('content');
    expect(vm.session!.deadline.secondsLeft).toBeUndefined();
    expire(ports);
    jest.advanceTimersByTime(30 * 60_000);
    expect(vm.screen.kind).toBe('expired');
  });
});
