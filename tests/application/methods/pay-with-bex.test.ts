import { concat, EMPTY, finalize, firstValueFrom, NEVER, type Observable, of, throwError, timer, toArray } from 'rxjs';
import { map } from 'rxjs/operators';
import { payWithBex } from '../../../src/application/methods/pay-with-bex.js';
import type { VendorEvent } from '../../../src/application/methods/ports.js';
import { failing, refused } from '../../ports/failures.js';
import { inVirtualTime, paid, receipt } from '../payment-samples.js';
import { fakeMethodPorts, methodPayment } from './method-samples.js';

const ticket = { id: 'i1', path: 'https://vendor.example/i1', token: 't1' };

function bench() {
  const ports = fakeMethodPorts();
  ports.wallets.onPay = () => of({ kind: 'vendor', baseJs: 'https://vendor.example/bex.js', ticket });
  return { ...ports, pay: payWithBex(ports) };
}

const approvals = (calls: readonly string[]) => calls.filter((call) => call.startsWith('bex'));

const states = (stream: Observable<unknown>) => firstValueFrom(stream.pipe(toArray()));
const atVendor = { kind: 'atVendor' };
const confirming = { kind: 'confirming' };

describe('paying with bex', () => {
  it('OP-09 OP-03 checks, posts, opens the dialog with the answer, and asks whether it was approved', async () => {
    const { payments, wallets, vendorModal, pay } = bench();
    expect(await states(pay(methodPayment))).toEqual([atVendor, confirming, paid]);
    expect(payments.calls).toEqual(['payable a@b.example', 'pay bex', 'bex r1']);
    expect(wallets.orders).toMatchObject([{ method: { paymentType: 'bex', flow: 'vendor' } }]);
    expect(vendorModal.opened).toEqual([{ baseJs: 'https://vendor.example/bex.js', ticket }]);
  });

  it('OP-09 cancelled in the dialog: back to the choice, and another try is made', async () => {
    const { payments, vendorModal, pay } = bench();
    vendorModal.onOpen = () => of<VendorEvent[]>({ kind: 'opened' }, { kind: 'cancelled' });
    expect(await states(pay(methodPayment))).toEqual([atVendor, confirming, { kind: 'cancelled' }]);
    expect(approvals(payments.calls)).toEqual([]);
    expect(payments.asked).toEqual(['attempt1']);
    vendorModal.onOpen = () => of<VendorEvent[]>({ kind: 'opened' }, { kind: 'completed', resultId: 'r2' });
    expect(await states(pay(methodPayment))).toEqual([atVendor, confirming, paid]);
  });

  it('OP-09 a script that never loads is given up after 10 s, and its dialog is closed', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      const { vendorModal, pay } = bench();
      let closed = 0;
      vendorModal.onOpen = () => NEVER.pipe(finalize(() => closed++));
      expectObservable(pay(methodPayment)).toBe('10s (u|)', { u: { kind: 'vendorUnavailable' } });
      flush();
      expect(closed).toBe(1);
    });
  });

  it('OP-09 an open dialog may take as long as the shopper needs', () => {
    inVirtualTime(({ expectObservable }) => {
      const { vendorModal, pay } = bench();
      vendorModal.onOpen = () =>
        concat(
          of<VendorEvent>({ kind: 'opened' }),
          timer(60_000).pipe(map((): VendorEvent => ({ kind: 'cancelled' }))),
        );
      expectObservable(pay(methodPayment)).toBe('a 59999ms (qc|)', {
        a: atVendor,
        q: confirming,
        c: { kind: 'cancelled' },
      });
    });
  });

  it.each<[string, () => Observable<VendorEvent>]>([
    ['says so', () => of({ kind: 'unavailable' })],
    ['fails', () => throwError(() => new Error('boom'))],
    ['says nothing', () => EMPTY],
  ])('OP-09 a vendor that %s is a clear error, and nothing was paid', async (_, events) => {
    const { payments, vendorModal, pay } = bench();
    vendorModal.onOpen = events;
    expect(await states(pay(methodPayment))).toEqual([{ kind: 'vendorUnavailable' }]);
    expect(approvals(payments.calls)).toEqual([]);
  });

  describe.each<[string, () => Observable<VendorEvent>]>([
    ['cancelled', () => of<VendorEvent[]>({ kind: 'opened' }, { kind: 'cancelled' })],
    ['closed without a word', () => of<VendorEvent>({ kind: 'opened' })],
    ['away', () => of<VendorEvent[]>({ kind: 'opened' }, { kind: 'unavailable' })],
  ])('a dialog that was open and is %s', (_, events) => {
    const left = () => {
      const made = bench();
      made.vendorModal.onOpen = events;
      return made;
    };

    it('OP-09 TR-02 may have paid before: the order is paid', async () => {
      const { payments, pay } = left();
      payments.onStatus = () => of(receipt);
      expect(await states(pay(methodPayment))).toEqual([atVendor, confirming, paid]);
    });

    it('OP-09 TR-02 may be under way', () => {
      inVirtualTime(({ expectObservable }) => {
        const { payments, pay } = left();
        payments.onStatus = () => failing({ kind: 'underWay' });
        const checks = [of(undefined)];
        payments.onPayable = () => checks.shift() ?? failing({ kind: 'underWay' });
        const underWay = { kind: 'underWay', attemptId: 'attempt1' };
        expectObservable(pay(methodPayment)).toBe('(ac) 59996ms (w|)', { a: atVendor, c: confirming, w: underWay });
      });
    });

    it('OP-09 TR-02 leaves the outcome unknown where no question is answered', () => {
      inVirtualTime(({ expectObservable }) => {
        const { payments, pay } = left();
        payments.onStatus = () => failing({ kind: 'noAnswer' });
        const checks = [of(undefined)];
        payments.onPayable = () => checks.shift() ?? failing({ kind: 'noAnswer' });
        const unknown = { kind: 'unknown', attemptId: 'attempt1' };
        expectObservable(pay(methodPayment)).toBe('(ac) 59996ms (u|)', { a: atVendor, c: confirming, u: unknown });
      });
    });
  });

  it('AP-16 declined is a failure with its words, pending is under way', async () => {
    const { wallets, pay } = bench();
    wallets.onBex = () => failing(refused({ code: 'declined', description: 'Onaylanmadı' }));
    expect((await states(pay(methodPayment))).at(-1)).toEqual({
      kind: 'failed',
      failure: refused({ code: 'declined', description: 'Onaylanmadı' }),
    });
    wallets.onBex = () => failing({ kind: 'underWay' });
    expect((await states(pay(methodPayment))).at(-1)).toEqual({ kind: 'underWay', attemptId: 'attempt2' });
  });

  it('AP-16 PY-06 an approval without an answer is never asked for again: the status is asked for', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      const { payments, wallets, pay } = bench();
      wallets.onBex = () => failing({ kind: 'timeout' });
      payments.onStatus = () => of(receipt);
      expectObservable(pay(methodPayment)).toBe('(ac) 996ms (p|)', { a: atVendor, c: confirming, p: paid });
      flush();
      expect(approvals(payments.calls)).toHaveLength(1);
    });
  });
});
