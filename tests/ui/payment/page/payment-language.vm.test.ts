import { of, Subject } from 'rxjs';
import type { PaymentAnswer } from '../../../../src/application/ports.js';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import { FakePorts } from '../fake-ports.js';
import { openedMethods } from '../methods/opened-methods.js';
import { readyToPay } from '../mounted-payment.js';
import { storePage } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

const loan = (name: string) => ({ code: 'akbank', name, icon: '' });

describe('the language of a payment', () => {
  it('LG-03 what the provider says of the payments before follows the choice; nothing else of the answer is taken', async () => {
    const ports = new FakePorts(storePage({ errors: ['Banka onaylamadı'] }));
    const vm = ports.payment();
    vm.start();
    const english = new Subject<PaymentPage>();
    ports.payments.onOpen = () => english;
    await vm.texts.choose('en');
    expect(vm.errors).toEqual([vm.texts.t('error.sorryTryLater')]);
    english.next(storePage({ errors: ['The bank refused'], order: { ...storePage().order, amount: 1 } }));
    expect(vm.errors).toEqual(['The bank refused']);
    expect(vm.session!.sum.due.charged).toBe(123_450);
  });

  it('LG-03 the names of bank loans follow, and the chosen one stays chosen', async () => {
    const bankLoans = [loan('Akbank Kredi'), { code: 'isbank', name: 'İş Kredi', icon: '' }];
    const { methods, ports, vm } = await openedMethods({ bankLoans });
    methods.loans.choose('akbank');
    ports.payments.onOpen = () => of(storePage({ bankLoans: [loan('Akbank loan')] }));
    await vm.texts.choose('en');
    expect(methods.loans.options.map(({ name }) => name)).toEqual(['Akbank loan', 'İş Kredi']);
    expect(methods.loans.chosenOption?.name).toBe('Akbank loan');
  });

  it('LG-03 while a payment is sent nothing is asked for again', async () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => new Subject<PaymentAnswer>();
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    expect(vm.run.sending).toBe(true);
    const asked = ports.payments.calls.length;
    await vm.texts.choose('en');
    expect(ports.payments.calls).toHaveLength(asked);
  });
});
