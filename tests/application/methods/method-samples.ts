import { type Observable, of, tap } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import type {
  MethodAnswer,
  MethodOrder,
  ToslaAnswer,
  VendorEvent,
  VendorModal,
  VendorTicket,
  Wallets,
} from '../../../src/application/methods/ports.js';
import type { Clock } from '../../../src/application/ports.js';
import type { Receipt } from '../../../src/domain/payment/failure.js';
import { FakeHost, FakePayments, page, receipt } from '../payment-samples.js';

export const methodPayment = { page, language: 'en' } as const;

const redirect: MethodAnswer = { kind: 'redirect', url: 'https://wallet.example/1', parent: false };

/** Hand-written wallets that note their calls; each answer can be told, per call. */
class FakeWallets implements Wallets {
  readonly orders: MethodOrder[] = [];
  readonly started: { readonly code: string; readonly form: Readonly<Record<string, string>> }[] = [];
  asked = 0;
  readonly results: string[] = [];
  answer: () => Observable<MethodAnswer> = () => of(redirect);
  tosla: (asked: number) => Observable<ToslaAnswer> = () => of({ status: 'pending', receipt: noReceipt });
  bex: () => Observable<Receipt> = () => of(receipt);

  constructor(readonly calls: string[]) {}

  pay(order: MethodOrder) {
    this.calls.push('pay');
    this.orders.push(order);
    return this.answer();
  }
  start(code: string, _access: unknown, form: Readonly<Record<string, string>>) {
    this.calls.push('pay');
    this.started.push({ code, form });
    return this.answer();
  }
  toslaStatus(_access: unknown, referenceCode: string) {
    this.calls.push(`tosla ${referenceCode}`);
    return this.tosla(++this.asked);
  }
  bexApproved(_access: unknown, resultId: string) {
    this.calls.push('bex');
    this.results.push(resultId);
    return this.bex();
  }
}

export const noReceipt: Receipt = { redirectUrl: '', merchantName: '', merchantOid: '' };

/** A vendor's dialog whose events are told. */
class FakeVendorModal implements VendorModal {
  readonly opened: { readonly baseJs: string; readonly ticket: VendorTicket }[] = [];
  events: () => Observable<VendorEvent> = () =>
    of<VendorEvent[]>({ kind: 'opened' }, { kind: 'completed', resultId: 'r1' });

  open(baseJs: string, ticket: VendorTicket) {
    this.opened.push({ baseJs, ticket });
    return this.events();
  }
}

/** Everything a payment by another method needs, with one list of calls. */
export function fakeMethodPorts() {
  const payments = new FakePayments();
  const wallets = new FakeWallets(payments.calls);
  const vendorModal = new FakeVendorModal();
  return { payments, wallets, vendorModal, host: new FakeHost() };
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
