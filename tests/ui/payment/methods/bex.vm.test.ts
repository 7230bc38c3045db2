import { jest } from '@jest/globals';
import { NEVER, type Observable, of, Subject, throwError } from 'rxjs';
import type { MethodAnswer, VendorEvent } from '../../../../src/application/methods/ports.js';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import { failing, refused } from '../../../ports/failures.js';
import { anyPlans } from '../mounted-payment.js';
import { receipt, savedCards } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { type OpenedMethods, openedMethods, payBy } from './opened-methods.js';

atTestTime();

const ticket = { id: 'i1', path: 'p', token: 't' };
const vendor: Observable<MethodAnswer> = of({ kind: 'vendor', baseJs: 'https://bex.example/bex.js', ticket });

/** A bex payment, and its vendor's dialog as the test plays it. */
async function atBex(events: Observable<VendorEvent>, page: Partial<PaymentPage> = {}): Promise<OpenedMethods> {
  const opened = await openedMethods(page, (ports) => {
    ports.wallets.onPay = () => vendor;
    ports.vendorModal.onOpen = () => events;
  });
  payBy(opened, 'bex');
  return opened;
}

describe('bex', () => {
  it('OP-09 posts, opens the dialog with the answer; approved it is checked, and paid', async () => {
    const events = new Subject<VendorEvent>();
    const { ports, vm, methods, screen } = await atBex(events);
    ports.wallets.onBex = () => of(receipt);
    expect(ports.wallets.calls).toEqual(['pay bex']);
    expect(ports.vendorModal.opened).toEqual([{ baseJs: 'https://bex.example/bex.js', ticket }]);
    expect(vm.session!.methods!.otherPayments.atVendor).toBe(true);
    expect(vm.run.sending).toBe(true);
    events.next({ kind: 'opened' });
    events.next({ kind: 'completed', resultId: 'r1' });
    expect(ports.wallets.calls.at(-1)).toBe('bex r1');
    expect(screen()).toBe('success');
    expect(methods.underWay).toBe(false);
    expect(vm.session!.methods!.otherPayments.atVendor).toBe(false);
  });

  it('OP-09 TB-06 cancelled: said, and the page is back on the card tab', async () => {
    const events = new Subject<VendorEvent>();
    const { vm, methods, screen } = await atBex(events, { installments: anyPlans, savedCards: savedCards(1) });
    vm.session!.cardTab.installments.choose(6);
    expect(vm.session!.cardTab.installments.count).toBe(6);
    events.next({ kind: 'opened' });
    events.next({ kind: 'cancelled' });
    expect(vm.errors).toEqual([
      'BKM Express ödemesi iptal edildi. Tutar alınmadı; bir yöntem seçip yeniden deneyebilirsiniz.',
    ]);
    expect(methods.otherPayments.chosen).toBeUndefined();
    expect(methods.underWay).toBe(false);
    expect(vm.run.sending).toBe(false);
    expect(vm.tabs.chosen).toBe('card');
    expect(vm.session!.cardTab.installments.count).toBe(0);
    expect(vm.session!.sum.due.charged).toBe(vm.page!.order.amount);
    expect(screen()).toBe('content');
  });

  it.each([
    ['is not there', () => of<VendorEvent>({ kind: 'unavailable' }), 0],
    ['never loads', () => NEVER, 10_000],
  ])('OP-09 a script that %s gives a clear error', async (_what, events, waits) => {
    const { vm, methods } = await atBex(events());
    if (waits > 0) {
      jest.advanceTimersByTime(waits - 1);
      expect(vm.errors).toEqual([]);
      expect(vm.run.sending).toBe(true);
    }
    jest.advanceTimersByTime(1);
    expect(vm.errors).toEqual([
      'BKM Express penceresi açılamadı. Tutar alınmadı; yeniden deneyin ya da başka bir yöntem seçin.',
    ]);
    expect(vm.run.sending).toBe(false);
    expect(methods.underWay).toBe(false);
    expect(vm.session!.methods!.otherPayments.atVendor).toBe(false);
  });

  it('OP-09 a result that is not approved is a failed payment', async () => {
    const opened = await openedMethods({}, (ports) => {
      ports.wallets.onPay = () => vendor;
      ports.wallets.onBex = () => throwError(() => new Error('no line'));
      ports.vendorModal.onOpen = () => of<VendorEvent[]>({ kind: 'opened' }, { kind: 'completed', resultId: 'r1' });
      ports.payments.onStatus = () => failing(refused({ code: 'unpaid' }));
    });
    payBy(opened, 'bex');
    jest.advanceTimersByTime(60_000);
    expect(opened.vm.errors.length).toBe(1);
    expect(opened.screen()).toBe('content');
    expect(opened.vm.run.sending).toBe(false);
  });
});
