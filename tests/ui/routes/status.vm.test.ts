import { jest } from '@jest/globals';
import { of, Subject } from 'rxjs';
import type { Receipt } from '../../../src/domain/payment/failure.js';
import { StatusVm } from '../../../src/ui/routes/status.vm.js';
import { FakePorts, failing, receipt, refused, testTime } from '../payment/fake-ports.js';

beforeEach(() => jest.useFakeTimers({ now: testTime }));
afterEach(() => jest.useRealTimers());

function mounted(world: FakePorts, token: string | undefined = 'token1'): StatusVm {
  const vm = new StatusVm(world, world.theme, token);
  vm.mount();
  return vm;
}

describe('StatusVm', () => {
  it('RT-07 looks the status up first: nothing is shown before, success only when the provider says so', () => {
    const world = new FakePorts();
    const status = new Subject<Receipt>();
    world.payments.onStatus = () => status;
    const vm = mounted(world);
    expect([vm.outcome, world.payments.calls]).toEqual([undefined, ['status token1']]);
    status.next(receipt);
    expect(vm.outcome).toEqual({ kind: 'paid', receipt });
  });

  it('RT-07 a failed look-up is the error state, never a false success', () => {
    for (const failure of [refused({ code: 'unpaid' }), { kind: 'noAnswer' }, { kind: 'timeout' }] as const) {
      const world = new FakePorts();
      world.payments.onStatus = () => failing(failure);
      expect(mounted(world).outcome).toEqual({ kind: 'failed', failure });
    }
  });

  it('RT-07 RT-11 an address without a token asks nothing and is an error', () => {
    const world = new FakePorts();
    const vm = new StatusVm(world, world.theme, undefined);
    vm.mount();
    expect(world.payments.calls).toEqual([]);
    expect(vm.outcome).toMatchObject({ kind: 'failed', failure: { httpStatus: 404 } });
  });

  it('PY-07 a payment under way waits and asks again until it is known', () => {
    const world = new FakePorts();
    world.payments.onStatus = () => failing({ kind: 'underWay' });
    const vm = mounted(world);
    expect(vm.outcome).toEqual({ kind: 'underWay' });
    jest.advanceTimersByTime(3000);
    expect(vm.outcome).toEqual({ kind: 'underWay' });
    world.payments.onStatus = () => of(receipt);
    jest.advanceTimersByTime(3000);
    expect(vm.outcome).toEqual({ kind: 'paid', receipt });
  });

  it('PY-06 asks once more on demand, one question at a time', () => {
    const world = new FakePorts();
    world.payments.onStatus = () => failing({ kind: 'noAnswer' });
    const vm = mounted(world);
    const status = new Subject<Receipt>();
    world.payments.onStatus = () => status;
    vm.checkAgain();
    vm.checkAgain();
    expect(vm.checking).toBe(true);
    expect(world.payments.calls).toEqual(['status token1', 'status token1']);
    status.error(undefined);
    expect([vm.checking, vm.outcome]).toEqual([false, { kind: 'unknown' }]);
    world.payments.onStatus = () => of(receipt);
    vm.checkAgain();
    expect(vm.outcome).toEqual({ kind: 'paid', receipt });
  });

  it('TH-02 a paid page keeps the theme of its payment; an error follows the device', () => {
    const world = new FakePorts();
    world.preferences.sessionTheme = () => 'dark';
    world.payments.onStatus = () => of(receipt);
    mounted(world);
    expect(world.theme.theme).toBe('dark');
  });

  it('survives a double mount, and its undo ends the waiting', () => {
    const world = new FakePorts();
    world.payments.onStatus = () => failing({ kind: 'underWay' });
    const vm = new StatusVm(world, world.theme, 'token1');
    expect(world.payments.calls).toEqual([]);
    vm.mount()();
    const undo = vm.mount();
    undo();
    const { length } = world.payments.calls;
    jest.advanceTimersByTime(60_000);
    expect(world.payments.calls).toHaveLength(length);
  });
});
