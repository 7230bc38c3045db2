import { jest } from '@jest/globals';
import { of, Subject } from 'rxjs';
import { failing } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { readyToPay } from '../mounted-payment.js';
import { receipt } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

/** A payment that was posted once, with no call that answers. */
function unanswered() {
  const ports = new FakePorts();
  ports.payments.onPay = () => failing({ kind: 'noAnswer' });
  ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
  const vm = readyToPay(ports);
  vm.session!.cardTab.pay();
  ports.payments.onPayable = () => failing({ kind: 'noAnswer' });
  return { ports, vm };
}

describe('a payment whose outcome is unknown', () => {
  it('PY-06 the waiting screen stands as soon as the answer is lost', () => {
    const { vm } = unanswered();
    expect(vm.screen.kind).toBe('waiting');
  });

  it('PY-06 a payment that turns out not to be made brings the form back from the waiting screen', () => {
    const { ports, vm } = unanswered();
    ports.payments.onPayable = () => of(undefined);
    jest.advanceTimersByTime(1_000);
    expect(vm.screen.kind).toBe('content');
    expect(vm.form.number).toBe('4355084355084358');
  });

  it('PY-06 a wallet that goes on after an answer was lost gives the form back', () => {
    const { vm } = unanswered();
    vm.run.unlock();
    expect(vm.screen.kind).toBe('content');
  });

  it('PY-06 while no call answers the payment is being sent; after a minute the screen is neutral', () => {
    const { ports, vm } = unanswered();
    expect(vm.run.sending).toBe(true);
    jest.advanceTimersByTime(60_000);
    expect(vm.screen.kind).toBe('unknown');
    expect(vm.run.sending).toBe(false);
    expect(ports.payments.orders).toHaveLength(1);
  });

  it('PY-06 on the neutral screen Pay is locked', () => {
    const { ports, vm } = unanswered();
    jest.advanceTimersByTime(62_000);
    expect(vm.session!.cardTab.canPay).toBe(false);
    vm.session!.cardTab.pay();
    expect(ports.payments.orders).toHaveLength(1);
  });

  it('PY-06 Check again asks one question at a time, and one that fails leaves the neutral screen', () => {
    const { ports, vm } = unanswered();
    jest.advanceTimersByTime(60_000);
    const status = new Subject<typeof receipt>();
    ports.payments.onStatus = () => status;
    const before = ports.payments.calls.length;
    vm.checkAgain();
    vm.checkAgain();
    expect(vm.run.checking).toBe(true);
    expect(ports.payments.calls.slice(before)).toEqual(['status token1']);
    status.error(undefined);
    expect(vm.run.checking).toBe(false);
    expect(vm.screen.kind).toBe('unknown');
  });

  it('PY-06 Check again that finds the payment made shows the success screen, without another payment', () => {
    const { ports, vm } = unanswered();
    jest.advanceTimersByTime(60_000);
    ports.payments.onStatus = () => of(receipt);
    vm.checkAgain();
    expect(vm.screen).toEqual({ kind: 'success', receipt });
    expect(ports.payments.orders).toHaveLength(1);
    expect(vm.form.number).toBe('');
  });

  it('PY-06 a payment that turns out not to be made gives the form back without the security code', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => failing({ kind: 'timeout' });
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    jest.advanceTimersByTime(1000);
    expect(vm.screen.kind).toBe('content');
    expect(vm.form.number).toBe('4355084355084358');
    expect(vm.form.text('cvv')).toBe('');
  });
});

describe('a payment under way', () => {
  it('PY-07 code pending waits, asks again, and shows the outcome', () => {
    const ports = new FakePorts();
    ports.payments.onPayable = () => failing({ kind: 'underWay' });
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    expect(vm.screen.kind).toBe('waiting');
    expect(vm.run.sending).toBe(false);
    expect(ports.payments.orders).toEqual([]);
    jest.advanceTimersByTime(3000);
    expect(vm.screen.kind).toBe('waiting');
    expect(vm.session!.cardTab.canPay).toBe(false);
    ports.payments.onStatus = () => of(receipt);
    jest.advanceTimersByTime(3000);
    expect(vm.screen).toEqual({ kind: 'success', receipt });
  });

  it('PY-07 code paid is success', () => {
    const ports = new FakePorts();
    ports.payments.onPayable = () => failing({ kind: 'alreadyPaid', receipt });
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    expect(vm.screen).toEqual({ kind: 'success', receipt });
  });

  it('PY-07 the waiting screen stays, and asks on, where the shopper’s own question is not answered', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => failing({ kind: 'underWay' });
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    ports.payments.onPayable = () => failing({ kind: 'noAnswer' });
    vm.checkAgain();
    expect(vm.screen.kind).toBe('waiting');
    ports.payments.onStatus = () => of(receipt);
    jest.advanceTimersByTime(3_000);
    expect(vm.screen.kind).toBe('success');
  });

  it('PY-07 a waiting screen asks at once when the machine wakes', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => failing({ kind: 'underWay' });
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    ports.payments.onStatus = () => of(receipt);
    ports.clock.wakes.next();
    expect(vm.screen.kind).toBe('success');
  });
});
