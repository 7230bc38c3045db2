import { jest } from '@jest/globals';
import { of } from 'rxjs';
import type { OtherWays } from '../../../src/application/other-ways.js';
import { FakeWorld, storePage, testTime } from './fake-world.js';
import { arrival, loans, openedWays, options } from './methods/opened-ways.js';

beforeEach(() => jest.useFakeTimers({ now: testTime, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

describe('the ways to pay that are fetched later', () => {
  it('a card form asks for none of them; the first tab beside it does, once', async () => {
    let asked = 0;
    const world = new FakeWorld(storePage({ options, bankLoans: loans }));
    const fetched = Object.assign(world, {
      otherWays: async (): Promise<OtherWays> => {
        asked += 1;
        return world;
      },
    });
    const vm = fetched.payment();
    vm.mount();
    await arrival();
    expect([asked, vm.late.shown]).toEqual([0, undefined]);
    vm.tabs.choose('bankLoans');
    vm.tabs.choose('otherPayments');
    expect(vm.late.shown).toBeUndefined();
    await arrival();
    const { shown } = vm.late;
    expect(shown).toBeDefined();
    vm.tabs.choose('card');
    vm.tabs.choose('bankLoans');
    await arrival();
    expect([asked, vm.late.shown === shown]).toEqual([1, true]);
  });

  it('one that did not arrive says so, and comes when it is asked for again', async () => {
    let online = false;
    const world = new FakeWorld(storePage({ options }));
    const broken = Object.assign(world, {
      otherWays: async (): Promise<OtherWays> => (online ? world : Promise.reject(new Error('offline'))),
    });
    const vm = broken.payment();
    vm.mount();
    vm.tabs.choose('otherPayments');
    await arrival();
    expect([vm.late.missing, vm.late.shown]).toEqual([true, undefined]);
    online = true;
    vm.late.fetch();
    expect(vm.late.missing).toBe(false);
    await arrival();
    expect(vm.late.shown).toBeDefined();
  });

  it('a page that is opened anew has models of its own: nothing of the old one goes on', async () => {
    const { world, vm, ways } = await openedWays();
    ways.others.choose('tosla');
    vm.open();
    expect([vm.tabs.chosen, vm.late.shown?.vm === ways, vm.late.shown?.vm.others.chosen]).toEqual([
      'card',
      false,
      undefined,
    ]);
    expect(world.payments.calls.filter((call) => call.startsWith('open'))).toHaveLength(2);
  });

  it('BT-01 a page for a bank transfer alone asks for it at once; VF-04 so does a card payment that has to be verified', async () => {
    const world = new FakeWorld(storePage({ transferOnly: true }));
    const vm = world.payment();
    vm.mount();
    await arrival();
    expect(vm.late.shown).toBeDefined();

    const verified = new FakeWorld();
    const sent = { maskedPhone: '', resendAfterMs: 0, attemptsLeft: 3 };
    const paying = verified.payment();
    paying.mount();
    paying.settle({ kind: 'verification', sent });
    expect(paying.ending.stage).toEqual({ kind: 'verification', sent });
    verified.payments.onOpen = () => of(storePage());
    await arrival();
    const { stage } = paying.ending;
    const ways = paying.late.shown!.vm;
    if (stage?.kind !== 'verification') throw new Error('no verification');
    expect(ways.verificationOf(stage)).toBe(ways.verificationOf(stage));
  });
});
