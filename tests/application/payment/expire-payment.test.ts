import { asyncScheduler, EMPTY, type Observable } from 'rxjs';
import { expirePayment } from '../../../src/application/payment/expire-payment.js';
import type { Clock } from '../../../src/application/ports.js';
import { inVirtualTime } from '../payment-samples.js';

const start = 1_700_000_000_000;

/** A clock on virtual time; each side can jump. */
function clockOn(now: () => number, wakes: Observable<void> = EMPTY) {
  const jump = { wall: 0, monotonic: 0 };
  const clock: Clock = {
    wall: () => start + now() + jump.wall,
    monotonic: () => now() + jump.monotonic,
    wakes,
    restored: EMPTY,
  };
  return { clock, jump };
}

const deadlineIn = (ms: number) => ({ wall: start + ms, monotonic: ms });
const events = { n: 'near', e: 'expired' } as const;

describe('expiring the page', () => {
  it('EX-01 emits near 60 s before the deadline, then expires and completes', () => {
    inVirtualTime(({ expectObservable }) => {
      expectObservable(expirePayment(clockOn(now).clock)(deadlineIn(1_800_000))).toBe('1740s n 59999ms (e|)', events);
    });
  });

  it('EX-01 emits near at once when less than the lead is left', () => {
    inVirtualTime(({ expectObservable }) => {
      expectObservable(expirePayment(clockOn(now).clock)(deadlineIn(10_000))).toBe('n 9999ms (e|)', events);
    });
  });

  it('EX-01 is expired at once when the deadline has passed', () => {
    inVirtualTime(({ expectObservable }) => {
      expectObservable(expirePayment(clockOn(now).clock)(deadlineIn(0))).toBe('(e|)', events);
    });
  });

  it('EX-03 keeps a deadline beyond the longest timer of 2^31-1 ms', () => {
    inVirtualTime(({ expectObservable }) => {
      const days = 40 * 86_400;
      expectObservable(expirePayment(clockOn(now).clock)(deadlineIn(days * 1000))).toBe(
        `${days - 60}s n 59999ms (e|)`,
        events,
      );
    });
  });

  it.each(['wall', 'monotonic'] as const)('EX-03 a wake finds that the %s clock has passed it in sleep', (side) => {
    inVirtualTime(({ expectObservable, cold }) => {
      const { clock, jump } = clockOn(now, cold('5s a', { a: undefined }));
      cold('4s a').subscribe(() => {
        jump[side] = 3_600_000;
      });
      expectObservable(expirePayment(clock)(deadlineIn(1_800_000))).toBe('5s (e|)', events);
    });
  });

  it('EX-03 a wake before the deadline changes nothing: near comes once', () => {
    inVirtualTime(({ expectObservable, hot }) => {
      const { clock } = clockOn(now, hot('--a--a', { a: undefined }));
      expectObservable(expirePayment(clock)(deadlineIn(10_000))).toBe('n 9999ms (e|)', events);
    });
  });
});

/** Virtual time while a test scheduler runs. */
function now(): number {
  return asyncScheduler.now();
}
