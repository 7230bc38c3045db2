import { catchError, defer, EMPTY, filter, merge, type Observable, retry, timer } from 'rxjs';
import { isAnswer } from '../../domain/payment/failure.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import type { NoticeTime, Transfers } from '../methods/ports.js';
import { type Clock, failureOf } from '../ports.js';

/** Pauses before the next tries, in ms; after them only what wakes the page leads to another. */
const pausesMs = [1_000, 3_000, 10_000];

/**
 * Reports to the provider that an account is shown, so that notice of a transfer is taken past the page's time (BT-08).
 * Without an answer the report is made again, after a pause or when the page wakes; to make it twice changes nothing.
 * Emits until when notice is taken, and completes; emits nothing where the provider refuses or does not say. Never errors.
 */
export function showAccount(
  transfers: Pick<Transfers, 'shown'>,
  { wakes }: Pick<Clock, 'wakes'>,
): (page: PaymentPage, bank: string) => Observable<NoticeTime> {
  return (page, bank) =>
    defer(() => transfers.shown(page.access, bank)).pipe(
      retry({
        delay: (error: unknown, tries) => {
          if (isAnswer(failureOf(error))) throw error;
          const pause = pausesMs[tries - 1];
          return pause === undefined ? wakes : merge(timer(pause), wakes);
        },
      }),
      catchError(() => EMPTY),
      filter((notice) => notice !== undefined),
    );
}
