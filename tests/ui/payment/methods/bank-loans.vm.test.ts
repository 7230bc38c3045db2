import { jest } from '@jest/globals';
import { of } from 'rxjs';
import { refused, testTime } from '../fake-world.js';
import { openedWays } from './opened-ways.js';

beforeEach(() => jest.useFakeTimers({ now: testTime, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

describe('bank loans', () => {
  it('OP-12 lists the loans of the page; one must be chosen, and until then nothing is asked', async () => {
    const { ways, world } = await openedWays();
    expect(ways.loans.options.map(({ name }) => name)).toEqual(['Akbank Kredi', 'İş Kredi']);
    ways.loans.pay();
    expect([ways.loans.dialog, ways.loans.problem]).toEqual(['choose', { key: 'validation.checkBankLoan' }]);
    ways.loans.closeDialog();
    expect([ways.loans.dialog, world.payments.calls.includes('payable')]).toEqual([undefined, false]);
  });

  it('OP-12 OP-03 paying checks the status, posts bank_loans with the code, and leaves for the bank', async () => {
    const { ways, world, vm } = await openedWays({}, ({ wallets }) => {
      wallets.onPay = () => of({ kind: 'redirect', url: 'https://bank.example/1', parent: false });
    });
    ways.loans.choose('isbank');
    ways.loans.pay();
    expect(world.payments.calls.at(-1)).toBe('payable');
    expect(world.wallets.orders).toMatchObject([{ method: { paymentType: 'bank_loans' }, bankLoan: 'isbank' }]);
    expect([vm.ending.stage?.kind, world.host.told.at(-1)]).toEqual(['leaving', 'leaveTo https://bank.example/1']);
  });

  it('OP-12 PY-04 PY-05 a refusal comes back with the choice; pressed twice it is sent once', async () => {
    const { ways, world, vm } = await openedWays();
    ways.loans.choose('akbank');
    ways.loans.pay();
    ways.loans.pay();
    expect([world.wallets.calls, vm.submitting]).toEqual([['pay bank_loans'], true]);
    vm.settle({ kind: 'failed', failure: refused({ description: 'Başvuru reddedildi' }) });
    expect([vm.errors, ways.loans.chosen, vm.submitting]).toEqual([['Başvuru reddedildi'], 'akbank', false]);
  });
});
