import { jest } from '@jest/globals';
import { type Observable, of, Subject, switchMap, timer } from 'rxjs';
import type { Failure, Receipt } from '../../../../src/domain/payment/failure.js';
import type { PaymentVm } from '../../../../src/ui/payment/page/payment.vm.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { openedMethods, payBy } from '../methods/opened-methods.js';
import { says } from '../methods/tosla-payment.js';
import { receipt, storePage, typeCard } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

const minuteMs = 60_000;

/** A payment was posted a minute before the end of the page's time, and the form is free though its outcome is not known. */
async function freeAfterPost() {
  const opened = await openedMethods({}, ({ wallets }) => {
    wallets.onPay = () => of({ kind: 'qr', referenceCode: 'REF1' });
    wallets.onTosla = () => says('pending');
  });
  jest.advanceTimersByTime(29 * minuteMs);
  const { run, session } = opened.vm;
  run.begin(session!.sum);
  run.unlock();
  opened.ports.payments.calls.length = 0;
  return opened;
}

const expired = refused({ code: 'expired' }, 410);

const reported = (ports: FakePorts) => ports.host.calls.filter((call) => call === 'expired');

describe('the end of the time of a page on which a payment was posted', () => {
  it.each<[string, Failure, string]>([
    ['is being authorised', { kind: 'underWay' }, 'waiting'],
    ['waits for its shopper', { kind: 'underWay', unfinished: true }, 'unfinished'],
    ['is paid', { kind: 'alreadyPaid', receipt }, 'success'],
  ])('TR-02 EX-01 asks once, and is not shown as expired where the payment %s', async (_what, failure, expected) => {
    const { ports, screen } = await freeAfterPost();
    ports.payments.onStatus = () => failing(failure);
    jest.advanceTimersByTime(minuteMs);
    expect(screen()).toBe(expected);
    expect(ports.payments.calls).toEqual(['status token1']);
    expect(reported(ports)).toEqual([]);
  });

  it('TR-02 shows the result of one that is approved after the end', async () => {
    const { ports, screen } = await freeAfterPost();
    ports.payments.onStatus = () => failing({ kind: 'underWay', unfinished: true });
    jest.advanceTimersByTime(minuteMs);
    ports.payments.onStatus = () => of(receipt);
    jest.advanceTimersByTime(minuteMs);
    expect(screen()).toBe('success');
    expect(reported(ports)).toEqual([]);
  });

  it('EX-01 has expired where the order has, and asks no more', async () => {
    const { ports, screen } = await freeAfterPost();
    ports.payments.onStatus = () => failing(expired);
    jest.advanceTimersByTime(minuteMs);
    expect(screen()).toBe('expired');
    jest.advanceTimersByTime(10 * minuteMs);
    expect(ports.payments.calls).toEqual(['status token1']);
    expect(reported(ports)).toHaveLength(1);
  });

  it('TR-02 PY-06 is unknown where the question has no answer, and the frame around it is not notified', async () => {
    const { ports, screen } = await freeAfterPost();
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    jest.advanceTimersByTime(minuteMs);
    expect(screen()).toBe('unknown');
    jest.advanceTimersByTime(10 * minuteMs);
    expect(screen()).toBe('unknown');
    expect(reported(ports)).toEqual([]);
  });

  it('TR-02 PY-06 is unknown ten seconds later where the question hangs', async () => {
    const { ports, screen } = await freeAfterPost();
    ports.payments.onStatus = () => new Subject<Receipt>();
    jest.advanceTimersByTime(minuteMs + 9_999);
    expect(screen()).toBe('content');
    jest.advanceTimersByTime(1);
    expect(screen()).toBe('unknown');
    expect(reported(ports)).toEqual([]);
  });

  it.each<[string, () => Observable<Receipt>, string]>([
    ['paid', () => of(receipt), 'success'],
    ['expired', () => failing(expired), 'expired'],
    ['still without an answer', () => failing({ kind: 'noAnswer' }), 'unknown'],
  ])('TR-02 PY-06 Check again finds one that was unknown at the end %s', async (_what, answer, expected) => {
    const { ports, screen, vm } = await freeAfterPost();
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    ports.payments.onPayable = () => failing({ kind: 'noAnswer' });
    jest.advanceTimersByTime(minuteMs);
    ports.payments.onStatus = answer;
    vm.checkAgain();
    expect(screen()).toBe(expected);
  });

  it('TR-02 is unknown also at the end of a time that was extended elsewhere', async () => {
    const { ports, screen } = await freeAfterPost();
    jest.advanceTimersByTime(minuteMs);
    expect(screen()).toBe('content');
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    jest.advanceTimersByTime(30 * minuteMs);
    expect(screen()).toBe('unknown');
  });

  it('EX-01 takes no other payment while it asks', async () => {
    const opened = await freeAfterPost();
    opened.ports.payments.onStatus = () => new Subject<Receipt>();
    jest.advanceTimersByTime(minuteMs);
    expect(opened.vm.run.checking).toBe(true);
    payBy(opened, 'tosla');
    expect(opened.ports.payments.calls).toEqual(['status token1']);
  });

  it('TR-02 asks also where the payment was loaded again since', async () => {
    const { ports, screen, vm } = await freeAfterPost();
    vm.open();
    jest.advanceTimersByTime(30 * minuteMs - 1);
    ports.payments.onStatus = () => failing({ kind: 'underWay', unfinished: true });
    jest.advanceTimersByTime(1);
    expect(screen()).toBe('unfinished');
  });

  it('EX-01 shows the end of one that was unfinished once the provider says so', async () => {
    const { ports, screen } = await freeAfterPost();
    ports.payments.onStatus = () => failing({ kind: 'underWay', unfinished: true });
    jest.advanceTimersByTime(minuteMs);
    ports.payments.onStatus = () => failing(expired);
    jest.advanceTimersByTime(minuteMs);
    expect(screen()).toBe('expired');
    expect(reported(ports)).toHaveLength(1);
  });
});

/** A page with a card typed in it; its first payment lasts half an hour. */
function typed() {
  const ports = new FakePorts();
  const vm = ports.payment();
  vm.start();
  typeCard(vm.form);
  ports.payments.calls.length = 0;
  return { ports, vm };
}

/** The payment as it is when it is loaded once more. */
function loadedAnew(ports: FakePorts, payableForMs: number) {
  ports.payments.onOpen = () => of(storePage({ payableForMs }));
}

const toTheEnd = () => jest.advanceTimersByTime(30 * minuteMs);

const countLeft = (vm: PaymentVm) => vm.session?.deadline.secondsLeft;

describe('the end of the time of a page on which nothing was posted', () => {
  it.each<[string, Failure, string]>([
    ['is being authorised', { kind: 'underWay' }, 'waiting'],
    ['waits at a bank for its shopper', { kind: 'underWay', unfinished: true }, 'unfinished'],
    ['is paid', { kind: 'alreadyPaid', receipt }, 'success'],
  ])('TR-02 RL-01 is not shown as expired where a payment of another tab %s', (_what, failure, expected) => {
    const { ports, vm } = typed();
    ports.payments.onStatus = () => failing(failure);
    toTheEnd();
    expect(vm.screen.kind).toBe(expected);
    expect(ports.payments.calls).toEqual(['status token1']);
    expect(reported(ports)).toEqual([]);
  });

  it.each<[string, Failure]>([
    ['the order has', expired],
    ['the question has no answer', { kind: 'noAnswer' }],
    ['the provider fails', refused({ code: 'technical' }, 500)],
  ])('EX-01 RL-01 has expired where %s, and asks no more', (_what, failure) => {
    const { ports, vm } = typed();
    ports.payments.onStatus = () => failing(failure);
    toTheEnd();
    expect(vm.screen.kind).toBe('expired');
    jest.advanceTimersByTime(10 * minuteMs);
    expect(ports.payments.calls).toEqual(['status token1']);
    expect(reported(ports)).toHaveLength(1);
  });

  it('EX-01 has expired ten seconds later where the question hangs', () => {
    const { ports, vm } = typed();
    ports.payments.onStatus = () => new Subject<Receipt>();
    jest.advanceTimersByTime(30 * minuteMs + 9_999);
    expect(vm.screen.kind).toBe('content');
    jest.advanceTimersByTime(1);
    expect(vm.screen.kind).toBe('expired');
  });

  it('TR-02 EX-04 is loaded anew where another tab has got more time, and what was typed stays', () => {
    const { ports, vm } = typed();
    loadedAnew(ports, 10 * minuteMs);
    toTheEnd();
    expect(vm.screen.kind).toBe('content');
    expect(ports.payments.calls).toEqual(['status token1', 'open token1']);
    expect(vm.form.number).toBe('4355084355084358');
    expect(reported(ports)).toEqual([]);
    jest.advanceTimersByTime(9 * minuteMs);
    expect(countLeft(vm)).toBe(60);
  });

  it('TR-02 EX-04 asks at the end of that time too', () => {
    const { ports, vm } = typed();
    loadedAnew(ports, 10 * minuteMs);
    toTheEnd();
    ports.payments.onStatus = () => of(receipt);
    jest.advanceTimersByTime(10 * minuteMs);
    expect(vm.screen.kind).toBe('success');
  });

  it('TR-02 BT-08 is loaded anew as a page for notice where another tab was shown an account', () => {
    const { ports, vm } = typed();
    ports.payments.onOpen = () => of(storePage({ transferOnly: true, payableForMs: 24 * 60 * minuteMs }));
    toTheEnd();
    expect(vm.page?.transferOnly).toBe(true);
  });

  it('EX-01 EX-03 has expired where the provider opens it as expired', () => {
    const { ports, vm } = typed();
    ports.payments.onOpen = () => failing(expired);
    toTheEnd();
    expect(vm.screen.kind).toBe('expired');
    expect(ports.payments.calls).toEqual(['status token1', 'open token1']);
    expect(reported(ports)).toHaveLength(1);
  });

  it.each([0, 999])(
    'EX-03 has expired, and is loaded once, where a provider whose clock is behind leaves it %s ms',
    (left) => {
      const { ports, vm } = typed();
      loadedAnew(ports, left);
      ports.payments.onStatus = () => timer(100).pipe(switchMap(() => failing(refused({ code: 'unpaid' }))));
      toTheEnd();
      jest.advanceTimersByTime(10 * minuteMs);
      expect(vm.screen.kind).toBe('expired');
      expect(ports.payments.calls).toEqual(['status token1', 'open token1', 'status token1']);
      expect(reported(ports)).toHaveLength(1);
    },
  );
});
