import { jest } from '@jest/globals';
import { of, Subject } from 'rxjs';
import type { Failure, Receipt } from '../../../src/domain/payment/failure.js';
import { failing, refused } from '../../ports/failures.js';
import type { FakePorts } from './fake-ports.js';
import { openedMethods, payBy } from './methods/opened-methods.js';
import { says } from './methods/tosla-payment.js';
import { openedPayment } from './mounted-payment.js';
import { receipt } from './payment-samples.js';
import { atTestTime } from './test-time.js';

atTestTime();

const minuteMs = 60_000;

/** A tosla payment that was given up a minute before the end of the page's time: its code can still be approved. */
async function givenUp() {
  const opened = await openedMethods({}, ({ wallets }) => {
    wallets.onPay = () => of({ kind: 'qr', referenceCode: 'REF1' });
    wallets.onTosla = () => says('pending');
  });
  jest.advanceTimersByTime(29 * minuteMs);
  payBy(opened, 'tosla');
  opened.methods.otherPayments.wallet.giveUp();
  opened.ports.payments.calls.length = 0;
  return opened;
}

const reported = (ports: FakePorts) => ports.host.calls.filter((call) => call === 'expired');

describe('the end of the time of a page on which a payment was posted', () => {
  it.each<[string, Failure, string]>([
    ['is being authorised', { kind: 'underWay' }, 'waiting'],
    ['waits for its shopper', { kind: 'underWay', unfinished: true }, 'unfinished'],
    ['is paid', { kind: 'alreadyPaid', receipt }, 'success'],
  ])('TR-02 EX-01 asks once, and is not shown as expired where the payment %s', async (_what, failure, expected) => {
    const { ports, screen } = await givenUp();
    ports.payments.onStatus = () => failing(failure);
    jest.advanceTimersByTime(minuteMs);
    expect(screen()).toBe(expected);
    expect(ports.payments.calls).toEqual(['status token1']);
    expect(reported(ports)).toEqual([]);
  });

  it('TR-02 shows the result of one that is approved after the end', async () => {
    const { ports, screen } = await givenUp();
    ports.payments.onStatus = () => failing({ kind: 'underWay', unfinished: true });
    jest.advanceTimersByTime(minuteMs);
    ports.payments.onStatus = () => of(receipt);
    jest.advanceTimersByTime(minuteMs);
    expect(screen()).toBe('success');
    expect(reported(ports)).toEqual([]);
  });

  it.each<[string, Failure]>([
    ['has expired', refused({ code: 'expired' }, 410)],
    ['is not paid', refused({ code: 'unpaid' })],
    ['has no answer', { kind: 'noAnswer' }],
  ])('EX-01 has expired where the payment %s, and asks no more', async (_what, failure) => {
    const { ports, screen } = await givenUp();
    ports.payments.onStatus = () => failing(failure);
    jest.advanceTimersByTime(minuteMs);
    expect(screen()).toBe('expired');
    jest.advanceTimersByTime(10 * minuteMs);
    expect(ports.payments.calls).toEqual(['status token1']);
    expect(reported(ports)).toHaveLength(1);
  });

  it('EX-01 has expired ten seconds later where the question hangs', async () => {
    const { ports, screen } = await givenUp();
    ports.payments.onStatus = () => new Subject<Receipt>();
    jest.advanceTimersByTime(minuteMs + 9_999);
    expect(screen()).toBe('content');
    jest.advanceTimersByTime(1);
    expect(screen()).toBe('expired');
  });

  it('EX-01 takes no other payment while it asks', async () => {
    const opened = await givenUp();
    opened.ports.payments.onStatus = () => new Subject<Receipt>();
    jest.advanceTimersByTime(minuteMs);
    expect(opened.vm.outcome.checking).toBe(true);
    payBy(opened, 'tosla');
    expect(opened.ports.payments.calls).toEqual(['status token1']);
  });

  it('TR-02 asks also where the payment was loaded again since', async () => {
    const { ports, screen, vm } = await givenUp();
    vm.open();
    jest.advanceTimersByTime(30 * minuteMs - 1);
    ports.payments.onStatus = () => failing({ kind: 'underWay', unfinished: true });
    jest.advanceTimersByTime(1);
    expect(screen()).toBe('unfinished');
  });

  it('EX-01 shows the end of one that was unfinished once the provider says so', async () => {
    const { ports, screen } = await givenUp();
    ports.payments.onStatus = () => failing({ kind: 'underWay', unfinished: true });
    jest.advanceTimersByTime(minuteMs);
    ports.payments.onStatus = () => failing(refused({ code: 'expired' }, 410));
    jest.advanceTimersByTime(minuteMs);
    expect(screen()).toBe('expired');
    expect(reported(ports)).toHaveLength(1);
  });
});

describe('the end of the time of a page on which nothing was posted', () => {
  it('EX-01 asks nothing', () => {
    const { ports, vm } = openedPayment();
    ports.payments.calls.length = 0;
    jest.advanceTimersByTime(30 * minuteMs);
    expect(vm.screen.kind).toBe('expired');
    expect(ports.payments.calls).toEqual([]);
  });
});
