import { jest } from '@jest/globals';
import { of, Subject } from 'rxjs';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { readyToPay } from '../mounted-payment.js';
import { receipt, storePage, typeCard } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

/** An answer that sends the shopper to an address, with a description. */
const sentTo = (redirectUrl: string) => failing({ kind: 'redirected', redirectUrl, error: { description: 'Kapalı' } });

describe('opening a payment', () => {
  it('does nothing in the constructor; mounts twice as React does in StrictMode; its undo ends everything', () => {
    const ports = new FakePorts();
    const vm = ports.payment();
    expect(ports.payments.calls).toEqual([]);
    vm.start()();
    const undo = vm.start();
    expect(vm.page?.order.id).toBe('order1');
    undo();
    jest.advanceTimersByTime(60 * 60_000);
    expect(vm.screen.kind).toBe('content');
    expect(ports.host.calls).not.toContain('expired');
  });

  it('PP-01 RT-09 RL-02 the content stands while the payment of the token loads, and takes what is typed', () => {
    const ports = new FakePorts();
    const opening = new Subject<ReturnType<typeof storePage>>();
    ports.payments.onOpen = () => opening;
    const vm = ports.payment({ token: 'abc' });
    vm.start();
    expect(ports.payments.calls).toEqual(['open abc']);
    expect(vm.loading).toBe(true);
    expect(vm.opened).toMatchObject({ status: 'error', message: 'state not initialized' });
    expect(vm.screen.kind).toBe('content');
    typeCard(vm.form);
    jest.advanceTimersByTime(5000);
    expect(vm.session).toBeUndefined();

    opening.next(storePage());
    expect(vm.loading).toBe(false);
    expect(vm.session!.amount).toBe('₺1.234,50');
    expect(vm.form.number).toBe('4355084355084358');
    jest.advanceTimersByTime(1000);
    expect(vm.session!.cardTab.canPay).toBe(true);
  });

  it('RT-11 a missing token shows the expired page, asks nothing and notifies the parent', () => {
    const ports = new FakePorts();
    const vm = ports.payment({ token: '' });
    vm.start();
    expect(vm.screen.kind).toBe('expired');
    expect(vm.loading).toBe(false);
    expect(ports.payments.calls).toEqual([]);
    expect(ports.host.calls).toContain('expired');
  });

  it('LG-02 TH-03 RL-11 takes language, theme and token of the payment', () => {
    const ports = new FakePorts(storePage({ language: 'en', darkMode: true }));
    ports.payment().start();
    expect(ports.texts.language).toBe('en');
    expect(ports.theme.theme).toBe('dark');
    expect(ports.preferences.token).toBe('token1');
    expect(ports.host.calls).toEqual(['site https://store.example']);
  });

  it('EM-01 reports a foreign frame, and nothing waits for it', () => {
    const ports = new FakePorts();
    ports.host.placed = {
      framed: true,
      address: 'https://pay.example/x',
      ancestorOrigins: ['https://evil.example'],
      merchantSites: [],
    };
    const vm = ports.payment();
    vm.start();
    expect(ports.reported).toEqual(['site 100', 'unauthorized 100 1']);
    expect(vm.screen.kind).toBe('content');
  });

  it('ER-01 a first load that times out is the timeout page, and its restart loads again', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing({ kind: 'timeout' });
    const vm = ports.payment();
    vm.start();
    expect(vm.screen).toEqual({ kind: 'error', failure: { kind: 'timeout' } });
    ports.payments.onOpen = () => of(storePage());
    vm.open();
    expect(vm.screen.kind).toBe('content');
    expect(vm.page?.order.id).toBe('order1');
  });

  it('ER-02 an opening that is sent to another address posts its description there', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => sentTo('https://store.example/fail');
    const vm = ports.payment();
    vm.start();
    expect(ports.host.calls).toEqual(['postFailure https://store.example/fail Kapalı']);
    expect(vm.screen).toMatchObject({ kind: 'error', failure: { kind: 'redirected' } });
  });

  it('ER-02 an opening that is sent to an unsafe address is the general error', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => sentTo('javascript:alert(1)');
    const vm = ports.payment();
    vm.start();
    expect(vm.screen).toMatchObject({ kind: 'error', failure: { kind: 'refused', error: {} } });
  });

  it.each([
    ['waiting', { kind: 'underWay' }],
    ['expired', refused({ code: 'expired' }, 410)],
  ] as const)('TH-03 at load the %s screen keeps the theme that the payment was served in', (kind, failure) => {
    const ports = new FakePorts(undefined, 'tr', false, 'dark');
    ports.payments.onOpen = () => failing(failure);
    ports.payments.onStatus = () => failing(failure);
    const vm = ports.payment();
    vm.start();
    expect(vm.screen.kind).toBe(kind);
    expect(ports.theme.theme).toBe('dark');
  });

  it('ER-02 a question about a payment under way that is sent to another address posts its description there', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing({ kind: 'underWay' });
    ports.payments.onStatus = () => sentTo('https://store.example/fail');
    const vm = ports.payment();
    vm.start();
    jest.advanceTimersByTime(3_000);
    expect(ports.host.calls).toEqual(['postFailure https://store.example/fail Kapalı']);
    expect(vm.screen).toMatchObject({ kind: 'error', failure: { kind: 'redirected' } });
  });

  it('ER-02 TR-02 where the answer to a payment was lost, the status may lead on, and nothing is said to be unpaid', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => failing({ kind: 'noAnswer' });
    ports.payments.onStatus = () => sentTo('https://store.example/fail');
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    jest.advanceTimersByTime(60_000);
    expect(ports.host.calls).toContain('postFailure https://store.example/fail Kapalı');
    expect(vm.screen).toMatchObject({ kind: 'error', failure: { kind: 'redirected' } });
  });

  it('PY-07 a payment that is already under way waits, asks again, and opens when it did not happen', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing({ kind: 'underWay' });
    ports.payments.onStatus = () => failing({ kind: 'underWay' });
    const vm = ports.payment();
    vm.start();
    expect(vm.screen.kind).toBe('waiting');
    jest.advanceTimersByTime(3000);
    expect(ports.payments.calls.filter((call) => call === 'status token1')).toHaveLength(1);
    expect(vm.screen.kind).toBe('waiting');

    ports.payments.onStatus = () => failing(refused({ code: 'unpaid' }));
    ports.payments.onOpen = () => of(storePage());
    jest.advanceTimersByTime(3000);
    expect(vm.screen.kind).toBe('content');
    expect(vm.page?.order.id).toBe('order1');
  });

  it('PY-07 RL-01 a payment that is already paid shows the success screen', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing({ kind: 'alreadyPaid', receipt });
    const vm = ports.payment();
    vm.start();
    expect(vm.screen).toEqual({ kind: 'success', receipt });
  });
});
