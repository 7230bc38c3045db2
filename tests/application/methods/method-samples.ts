import { NEVER, of, tap } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import type { MethodAnswer, VendorEvent } from '../../../src/application/methods/ports.js';
import type { Clock } from '../../../src/application/ports.js';
import type { Receipt } from '../../../src/domain/payment/failure.js';
import { FakePageHost } from '../../ports/fake-page-host.js';
import { FakeVendorModal, FakeWallets } from '../../ports/fake-wallets.js';
import { page, payablePayments, receipt } from '../payment-samples.js';

export const methodPayment = { page, language: 'en' } as const;

export const noReceipt: Receipt = { redirectUrl: '', merchantName: '', merchantOid: '' };

/** Everything a payment by another method needs, with one list of calls: each wallet leads to its own page. */
export function fakeMethodPorts() {
  const payments = payablePayments();
  const wallets = new FakeWallets(payments.calls);
  const redirect: MethodAnswer = { kind: 'redirect', url: 'https://wallet.example/1', parent: false };
  wallets.onPay = () => of(redirect);
  wallets.onStart = () => of(redirect);
  wallets.onTosla = () => of({ status: 'pending', receipt: noReceipt });
  wallets.onBex = () => of(receipt);
  const vendorModal = new FakeVendorModal();
  vendorModal.onOpen = () => of<VendorEvent[]>({ kind: 'opened' }, { kind: 'completed', resultId: 'r1' });
  return { payments, wallets, vendorModal, host: new FakePageHost() };
}

/** A test's own time: its two clocks, and sleeps. */
export interface VirtualTime extends RunHelpers {
  /** ms since the test began. */
  readonly now: () => number;
  /** Wakes at the moments of the marble text; the wall clock stands this many ms further on from then. */
  readonly clock: (wakes?: string, sleptMs?: number) => Clock;
}

/** Runs a test in virtual time, with clocks that can jump. */
export function withClock(test: (time: VirtualTime) => void): void {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const now = () => scheduler.now();
    const clock = (wakes = '-', sleptMs = 0): Clock => {
      let skew = 0;
      return {
        wall: () => 1_000_000 + now() + skew,
        monotonic: now,
        restored: NEVER,
        wakes: helpers.hot<void>(wakes).pipe(
          tap(() => {
            skew = sleptMs;
          }),
        ),
      };
    };
    test({ ...helpers, now, clock });
  });
}
