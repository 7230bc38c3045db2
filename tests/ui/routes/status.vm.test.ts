import { jest } from '@jest/globals';
import { mergeMap, of, Subject, timer } from 'rxjs';
import type { Failure, Receipt } from '../../../src/domain/payment/failure.js';
import { StatusVm } from '../../../src/ui/routes/status.vm.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt } from '../payment/payment-samples.js';
import { atTestTime } from '../payment/test-time.js';

atTestTime();

function mounted(ports: FakePorts, token: string | undefined = 'token1'): StatusVm {
  const vm = new StatusVm(ports, ports.theme, token);
  vm.start();
  return vm;
}

describe('StatusVm', () => {
  it('RT-07 looks the status up first: nothing is shown before, success only when the provider says so', () => {
    const ports = new FakePorts();
    const status = new Subject<Receipt>();
    ports.payments.onStatus = () => status;
    const vm = mounted(ports);
    expect(vm.outcome).toBeUndefined();
    expect(ports.payments.calls).toEqual(['status token1']);
    status.next(receipt);
    expect(vm.outcome).toEqual({ kind: 'paid', receipt });
  });

  it('RT-07 a failed look-up is the error state, never a false success', () => {
    const failure = refused({ code: 'unpaid' });
    const ports = new FakePorts();
    ports.payments.onStatus = () => failing(failure);
    expect(mounted(ports).outcome).toEqual({ kind: 'failed', failure });
  });

  it.each<Failure>([{ kind: 'noAnswer' }, { kind: 'timeout' }, refused({ code: 'technical' }, 503)])(
    'RT-07 TR-02 a look-up that ends with $kind is unknown, and Check again shows that it is paid',
    (failure) => {
      const ports = new FakePorts();
      ports.payments.onStatus = () => failing(failure);
      const vm = mounted(ports);
      expect(vm.outcome).toEqual({ kind: 'unknown' });
      ports.payments.onStatus = () => of(receipt);
      vm.checkAgain();
      expect(vm.outcome).toEqual({ kind: 'paid', receipt });
    },
  );

  it('RT-07 RT-11 an address without a token asks nothing and is an error', () => {
    const ports = new FakePorts();
    const vm = new StatusVm(ports, ports.theme, undefined);
    vm.start();
    expect(ports.payments.calls).toEqual([]);
    expect(vm.outcome).toMatchObject({ kind: 'failed', failure: { httpStatus: 404 } });
  });

  it('ER-02 a look-up that is sent to another address posts its description there', () => {
    const ports = new FakePorts();
    const error = { description: 'Kapalı' };
    ports.payments.onStatus = () => failing({ kind: 'redirected', redirectUrl: 'https://store.example/fail', error });
    expect(mounted(ports).outcome).toMatchObject({ kind: 'failed', failure: { kind: 'redirected' } });
    expect(ports.host.calls).toEqual(['postFailure https://store.example/fail Kapalı']);
  });

  it('TH-03 a payment under way keeps the theme it was served in', () => {
    const ports = new FakePorts(undefined, 'tr', false, 'dark');
    ports.payments.onStatus = () => failing({ kind: 'underWay' });
    mounted(ports);
    expect(ports.theme.theme).toBe('dark');
  });

  it('PY-07 a payment under way waits and asks again until it is known', () => {
    const ports = new FakePorts();
    ports.payments.onStatus = () => failing({ kind: 'underWay' });
    const vm = mounted(ports);
    expect(vm.outcome).toEqual({ kind: 'underWay' });
    jest.advanceTimersByTime(3000);
    expect(vm.outcome).toEqual({ kind: 'underWay' });
    ports.payments.onStatus = () => of(receipt);
    jest.advanceTimersByTime(3000);
    expect(vm.outcome).toEqual({ kind: 'paid', receipt });
  });

  it('RT-07 a refusal stays the same error when it is asked for once more', () => {
    const ports = new FakePorts();
    const failure = refused({ code: 'transaction' });
    ports.payments.onStatus = () => failing(failure);
    const vm = mounted(ports);
    vm.checkAgain();
    expect(vm.outcome).toEqual({ kind: 'failed', failure });
  });

  /** Under way, and asked about by the shopper while no call is answered. */
  function checkedOnADeadLine() {
    const ports = new FakePorts();
    ports.payments.onStatus = () => timer(1).pipe(mergeMap(() => failing({ kind: 'underWay' })));
    const vm = mounted(ports);
    jest.advanceTimersByTime(1);
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    vm.checkAgain();
    return { ports, vm };
  }

  it('PY-07 a payment under way stays so where the shopper’s own question is not answered', () => {
    expect(checkedOnADeadLine().vm.outcome).toEqual({ kind: 'underWay' });
  });

  it('PY-07 and is asked about until it is known', () => {
    const { ports, vm } = checkedOnADeadLine();
    ports.payments.onStatus = () => of(receipt);
    jest.advanceTimersByTime(3000);
    expect(vm.outcome).toEqual({ kind: 'paid', receipt });
  });

  it('PY-06 asks once more on demand, one question at a time', () => {
    const ports = new FakePorts();
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    const vm = mounted(ports);
    const status = new Subject<Receipt>();
    ports.payments.onStatus = () => status;
    vm.checkAgain();
    vm.checkAgain();
    expect(vm.checking).toBe(true);
    expect(ports.payments.calls).toEqual(['status token1', 'status token1']);
    status.error(undefined);
    expect(vm.checking).toBe(false);
    expect(vm.outcome).toEqual({ kind: 'unknown' });
    ports.payments.onStatus = () => of(receipt);
    vm.checkAgain();
    expect(vm.outcome).toEqual({ kind: 'paid', receipt });
  });

  it('TH-02 a paid page keeps the theme of its payment', () => {
    const ports = new FakePorts();
    ports.preferences.sessionTheme = () => 'dark';
    ports.payments.onStatus = () => of(receipt);
    mounted(ports);
    expect(ports.theme.theme).toBe('dark');
  });

  it('TH-01 a look-up that fails follows the device', () => {
    const ports = new FakePorts();
    ports.preferences.sessionTheme = (source) => (source === 'merchant' ? 'dark' : undefined);
    ports.payments.onStatus = () => failing(refused({ code: 'unpaid' }));
    mounted(ports);
    expect(ports.theme.theme).toBe('light');
  });

  it('works mounted twice, and its undo ends the waiting', () => {
    const ports = new FakePorts();
    ports.payments.onStatus = () => failing({ kind: 'underWay' });
    const vm = new StatusVm(ports, ports.theme, 'token1');
    expect(ports.payments.calls).toEqual([]);
    vm.start()();
    const undo = vm.start();
    undo();
    const { length } = ports.payments.calls;
    jest.advanceTimersByTime(60_000);
    expect(ports.payments.calls).toHaveLength(length);
  });
});
