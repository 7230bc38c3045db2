import { jest } from '@jest/globals';
import { of } from 'rxjs';
import type { PaymentAnswer } from '../../../../src/application/ports.js';
import type { CardForm } from '../../../../src/ui/payment/card/form/card.form.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { readyToPay } from '../mounted-payment.js';
import { receipt, storePage } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

const opens = ({ payments }: FakePorts) => payments.calls.filter((call) => call === 'open token1').length;

/** A payment whose challenge is being opened. */
function atChallenge() {
  const ports = new FakePorts();
  ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'challenge', html: '<form>' });
  const vm = readyToPay(ports);
  vm.session!.cardTab.pay();
  return { ports, vm };
}

describe('a page that is being left for the challenge', () => {
  it('PY-02 PY-05 stays locked when it is seen or online again while the ACS loads', () => {
    const { ports, vm } = atChallenge();
    ports.clock.wakes.next();
    expect(opens(ports)).toBe(1);
    expect(vm.run.sending).toBe(true);
  });

  it('PY-06 TR-02 the question names the post: a challenge that opens after all cannot be paid behind "not paid"', () => {
    const { ports, vm } = atChallenge();
    jest.advanceTimersByTime(20_000);
    vm.checkAgain();
    expect(ports.payments.asked).toEqual(['attempt1']);
  });

  it('PY-02 PY-06 that is still here after 20 s says that the outcome is unknown, and asks when it is pressed', () => {
    const { ports, vm } = atChallenge();
    jest.advanceTimersByTime(19_999);
    expect(vm.screen.kind).toBe('content');
    jest.advanceTimersByTime(1);
    expect(vm.screen.kind).toBe('unknown');
    ports.payments.onStatus = () => of(receipt);
    vm.checkAgain();
    expect(vm.screen.kind).toBe('success');
  });

  it('PY-05 PY-06 whose payment was not made is opened anew, and can be paid', () => {
    const { ports, vm } = atChallenge();
    jest.advanceTimersByTime(20_000);
    vm.checkAgain();
    expect(opens(ports)).toBe(2);
    expect(vm.screen.kind).toBe('content');
    expect(vm.run.sending).toBe(false);
  });

  it('PY-02 that comes back from the browser’s cache stays a form', () => {
    const { ports, vm } = atChallenge();
    ports.clock.restored.next();
    jest.advanceTimersByTime(20_000);
    expect(opens(ports)).toBe(2);
    expect(vm.screen.kind).toBe('content');
  });
});

function expectSample(form: CardForm): void {
  expect(form.number).toBe('4355084355084358');
  expect(form.text('expiry')).toBe('12/30');
  expect(form.text('cvv')).toBe('000');
  expect(form.text('owner')).toBe('TEST KULLANICI');
}

describe('ways on', () => {
  it('PP-14 the sample card, its code too, stays after a failed test payment', () => {
    const ports = new FakePorts(storePage({ testMode: true }));
    ports.payments.onPay = () => failing(refused({ code: 'declined' }));
    const vm = ports.payment();
    vm.start();
    jest.advanceTimersByTime(1_000);
    expectSample(vm.form);
    vm.session!.cardTab.pay();
    expect(vm.run.current?.kind).toBe('failed');
    expectSample(vm.form);
    expect(vm.session!.cardTab.canPay).toBe(true);
    vm.session!.cardTab.pay();
    expect(ports.payments.orders).toHaveLength(2);
  });

  it('PY-07 the waiting screen asks when it is pressed, one question at a time', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing({ kind: 'underWay' });
    ports.payments.onStatus = () => failing({ kind: 'underWay' });
    const vm = ports.payment();
    vm.start();
    expect(vm.screen.kind).toBe('waiting');
    vm.checkAgain();
    vm.checkAgain();
    expect(vm.screen.kind).toBe('waiting');
    const asked = ports.payments.calls.length;
    jest.advanceTimersByTime(3_000);
    expect(ports.payments.calls).toHaveLength(asked + 1);
  });
});
