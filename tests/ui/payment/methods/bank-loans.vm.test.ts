import { of } from 'rxjs';
import { refused } from '../../../ports/failures.js';
import { atTestTime } from '../test-time.js';
import { openedMethods } from './opened-methods.js';

atTestTime();

describe('bank loans', () => {
  it('OP-12 lists the loans of the page; one must be chosen, and until then nothing is asked', async () => {
    const { methods, ports } = await openedMethods();
    expect(methods.loans.options.map(({ name }) => name)).toEqual(['Akbank Kredi', 'İş Kredi']);
    methods.loans.pay();
    expect(methods.loans.shownProblem).toEqual({ key: 'validation.checkBankLoan' });
    expect(ports.payments.calls.includes('payable ayse@example.com')).toBe(false);
  });

  it('OP-12 OP-03 paying checks the status, posts bank_loans with the code, and leaves for the bank', async () => {
    const { methods, ports, vm } = await openedMethods({}, ({ wallets }) => {
      wallets.onPay = () => of({ kind: 'redirect', url: 'https://bank.example/1', parent: false });
    });
    methods.loans.choose('isbank');
    methods.loans.pay();
    expect(ports.payments.calls.at(-1)).toBe('payable ayse@example.com');
    expect(ports.wallets.orders).toMatchObject([{ method: { paymentType: 'bank_loans' }, bankLoan: 'isbank' }]);
    expect(vm.run.stage?.kind).toBe('leaving');
    expect(ports.host.calls.at(-1)).toBe('leaveTo https://bank.example/1 own');
  });

  it('OP-12 PY-04 PY-05 a refusal comes back with the choice; pressed twice it is sent once', async () => {
    const { methods, ports, vm } = await openedMethods();
    methods.loans.choose('akbank');
    methods.loans.pay();
    methods.loans.pay();
    expect(ports.wallets.calls).toEqual(['pay bank_loans']);
    expect(vm.run.sending).toBe(true);
    vm.session!.take({ kind: 'failed', failure: refused({ description: 'Başvuru reddedildi' }) });
    expect(vm.errors).toEqual(['Başvuru reddedildi']);
    expect(methods.loans.chosen).toBe('akbank');
    expect(vm.run.sending).toBe(false);
  });
});
