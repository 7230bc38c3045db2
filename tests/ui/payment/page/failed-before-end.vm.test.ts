import { jest } from '@jest/globals';
import { of } from 'rxjs';
import type { Failure } from '../../../../src/domain/payment/failure.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { typeCard } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

const minuteMs = 60_000;
const noAnswer: Failure = { kind: 'noAnswer' };

/** A page whose card was paid with by now, and whose question at its end has no answer. */
function paidFor(prepare: (ports: FakePorts) => void) {
  const ports = new FakePorts();
  ports.payments.onStatus = () => failing(noAnswer);
  prepare(ports);
  const vm = ports.payment();
  vm.start();
  typeCard(vm.form);
  jest.advanceTimersByTime(1_000);
  vm.session?.cardTab.pay();
  return { ports, vm };
}

const expiredIn = (ports: FakePorts) => ports.host.calls.filter((call) => call === 'expired');

describe('the end of the time of a page whose payment failed before', () => {
  it.each<[string, (ports: FakePorts) => void]>([
    ['was not sent', ({ payments }) => (payments.onPayable = () => failing(noAnswer))],
    ['was declined', ({ payments }) => (payments.onPay = () => failing(refused({ code: 'declined' })))],
  ])('EX-01 ER-06: a page whose payment %s has expired, also without an answer', (_what, prepare) => {
    const { ports, vm } = paidFor(prepare);
    expect(vm.errors).toHaveLength(1);
    jest.advanceTimersByTime(30 * minuteMs);
    expect(vm.screen.kind).toBe('expired');
    expect(expiredIn(ports)).toHaveLength(1);
  });

  it('EX-01 TR-02: one that was not sent says nothing of another that was sent before and may be charged', () => {
    const { ports, vm } = paidFor(({ payments }) => (payments.onPay = () => of({ kind: 'challenge', html: '' })));
    vm.open();
    typeCard(vm.form);
    jest.advanceTimersByTime(1_000);
    ports.payments.onPayable = () => failing(noAnswer);
    vm.session?.cardTab.pay();
    expect(vm.errors).toHaveLength(1);
    jest.advanceTimersByTime(30 * minuteMs);
    expect(vm.screen.kind).toBe('unknown');
    expect(expiredIn(ports)).toEqual([]);
  });
});
