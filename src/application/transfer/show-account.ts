import { catchError, defer, map, merge, type Observable, of, retry, timer } from 'rxjs';
import { isAnswer } from '../../domain/payment/failure.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import type { NoticeTime, Transfers } from '../methods/ports.js';
import { type Clock, failureOf, type PageHost } from '../ports.js';
import { stepOfFailure, type TransferStep } from './pay-by-transfer.js';

/** Describes the answer to the report of an account. */
export type ReportedAccount =
  /** Notice is taken, until `notice` where the provider says so. */
  | { readonly kind: 'taken'; readonly notice: NoticeTime | undefined }
  /** No notice would be taken, so no money may be sent: `step` is where the payment stands. */
  | { readonly kind: 'refused'; readonly step: TransferStep };

interface ShowAccountPorts {
  readonly transfers: Pick<Transfers, 'shown'>;
  readonly host: Pick<PageHost, 'postFailure'>;
  readonly clock: Pick<Clock, 'wakes'>;
}

/** Pauses before the next tries, in ms; after them only what wakes the page leads to another. */
const pausesMs = [1_000, 3_000, 10_000];

/**
 * Reports to the provider that an account is shown, so that notice of a transfer is taken past the page's time (BT-08).
 * Without an answer the report is made again, after a pause or when the page wakes; to make it twice changes nothing.
 * Emits the answer and completes. Never errors.
 */
export function showAccount({
  transfers,
  host,
  clock: { wakes },
}: ShowAccountPorts): (page: PaymentPage, bank: string) => Observable<ReportedAccount> {
  return (page, bank) =>
    defer(() => transfers.shown(page.access, bank)).pipe(
      retry({
        delay: (error: unknown, tries) => {
          if (isAnswer(failureOf(error))) throw error;
          const pause = pausesMs[tries - 1];
          return pause === undefined ? wakes : merge(timer(pause), wakes);
        },
      }),
      map((notice): ReportedAccount => ({ kind: 'taken', notice })),
      catchError((error: unknown) =>
        of<ReportedAccount>({ kind: 'refused', step: stepOfFailure({ host }, page, failureOf(error)) }),
      ),
    );
}
