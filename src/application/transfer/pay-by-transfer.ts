import { catchError, concatMap, defer, map, type Observable, of, startWith, takeLast, takeWhile } from 'rxjs';
import { type Failure, isAnswer } from '../../domain/payment/failure.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import type { TransferNotice } from '../../domain/transfer/transfer-notice.js';
import { normaliseSmsCode, type SentCode } from '../../domain/verification/sent-code.js';
import type { TransferStart, TransferState, Transfers } from '../methods/ports.js';
import { paidOutcome } from '../payment/ask-outcome.js';
import { onePaymentAtATime } from '../payment/one-payment-at-a-time.js';
import { redirectFailure } from '../payment/redirect-failure.js';
import { askWithBackOff } from '../payment/resolve-lost-answer.js';
import { outcomeOfFailure } from '../payment/send-payment.js';
import type { Clock } from '../ports.js';
import { failureOf, type PageHost, type Payments } from '../ports.js';
import { followReview } from '../verification/follow-review.js';

/** Describes what a step of the transfer leads to; a transfer that was confirmed is `paid` (BT-05, BT-06). */
export type TransferStep =
  /** Nothing is known of a transfer: the banks and the form. */
  | { readonly kind: 'none'; readonly voided?: boolean }
  /** `attemptId`: the notice it confirms, where the answer names it. */
  | { readonly kind: 'codeSent'; readonly sent: SentCode; readonly attemptId?: string | undefined }
  /** The code was wrong; `attemptsLeft` more may be tried (BT-05). */
  | { readonly kind: 'wrongCode'; readonly attemptsLeft: number }
  | { readonly kind: 'review' }
  /** The money did not arrive, or not as the notice has it; another notice may be given. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The provider's time for this notice is over: refresh and try again (BT-06). */
  | { readonly kind: 'timeout' }
  /** The bank takes no transfers at this hour (BT-07). */
  | { readonly kind: 'bankClosed' }
  | Outcome;

export interface TransferPorts {
  readonly payments: Pick<Payments, 'checkPayable' | 'newAttemptId'>;
  readonly transfers: Transfers;
  readonly host: Pick<PageHost, 'postFailure'>;
}

/** Describes what opening the transfer leads to: its data and the step it stands at, or a failure. */
export type OpenedTransfer =
  | { readonly kind: 'opened'; readonly start: TransferStart; readonly step: TransferStep }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Reads the accounts and how far the transfer has come (BT-02); also the refresh after a timeout. Emits once; never errors. */
export function openTransfer({
  transfers,
  host,
}: Pick<TransferPorts, 'host'> & { readonly transfers: Pick<Transfers, 'banks'> }): (
  page: PaymentPage,
) => Observable<OpenedTransfer> {
  return (page) =>
    defer(() => transfers.banks(page.access)).pipe(
      map((start): OpenedTransfer => ({ kind: 'opened', start, step: stepAfter(page, start.state) })),
      catchError((error: unknown) => {
        const failure = failureOf(error);
        if (failure.kind !== 'alreadyPaid')
          return of<OpenedTransfer>({ kind: 'failed', failure: redirectFailure(host)(failure) });
        const start: TransferStart = {
          banks: [],
          prefilled: { userName: '', phone: '' },
          state: { kind: 'confirmed', receipt: failure.receipt },
        };
        return of<OpenedTransfer>({ kind: 'opened', start, step: stepAfter(page, start.state) });
      }),
    );
}

/** A notice that is being sent. */
export interface GivenNotice {
  readonly page: PaymentPage;
  readonly notice: TransferNotice;
}

/**
 * Gives notice of a transfer, once: whether the order can be paid first (OP-03), then the notice, which a code by SMS
 * confirms (BT-05). Where the answer is lost the status is asked for (PY-06). Emits one step and completes, without one while
 * another notice is being sent; never errors.
 */
export function notifyTransfer(ports: TransferPorts): (given: GivenNotice) => Observable<TransferStep> {
  return onePaymentAtATime(
    ({ page, notice }: GivenNotice) =>
      defer(() => ports.payments.checkPayable(page.access, page.order.email)).pipe(
        map(({ attemptPrefix }) => ports.payments.newAttemptId(attemptPrefix)),
        // Nothing was sent yet, so whatever stopped the check is known.
        catchError((error: unknown) => of(stepOfFailure(ports, page, failureOf(error)))),
        concatMap((checked) => {
          if (typeof checked !== 'string') return of(checked);
          const notify = () =>
            ports.transfers.notify(page.access, notice, checked).pipe(map((sent) => codeSent(sent, checked)));
          return callOnce(ports, page, notify, checked);
        }),
      ),
    ({ kind }) => kind === 'paid',
  );
}

/** A code that was typed. `attemptId`: the notice it confirms. */
interface TypedCode {
  readonly page: PaymentPage;
  readonly smsCode: string;
  readonly attemptId?: string | undefined;
}

/** Confirms the notice by the code, once (BT-05); emits as {@link notifyTransfer} does. */
export function confirmTransfer(ports: TransferPorts): (given: TypedCode) => Observable<TransferStep> {
  return onePaymentAtATime(
    ({ page, smsCode, attemptId }: TypedCode) =>
      callOnce(ports, page, () =>
        ports.transfers
          .confirm(page.access, normaliseSmsCode(smsCode), attemptId)
          .pipe(map((state) => stepAfter(page, state))),
      ),
    ({ kind }) => kind === 'paid',
  );
}

/** Asks for another code (BT-05). It moves no money: one that was not sent is simply asked for again. Never errors. */
export function resendTransferCode(ports: TransferPorts): (page: PaymentPage) => Observable<TransferStep> {
  return (page) =>
    defer(() => ports.transfers.resend(page.access)).pipe(
      map((sent) => codeSent(sent)),
      catchError((error: unknown) => of(stepOfFailure(ports, page, failureOf(error)))),
    );
}

function codeSent(sent: SentCode, attemptId?: string): TransferStep {
  return { kind: 'codeSent', sent, attemptId };
}

/**
 * Makes a call that changes the transfer, once; without an answer the status is asked with growing pauses. A notice that
 * the status does not show counts as not given once the answer voids it, or when the time is over: it may still
 * arrive.
 */
function callOnce(
  ports: TransferPorts,
  page: PaymentPage,
  call: () => Observable<TransferStep>,
  attemptId?: string,
): Observable<TransferStep> {
  return defer(call).pipe(
    catchError((error: unknown) => {
      const failure = failureOf(error);
      if (isAnswer(failure)) return of(stepOfFailure(ports, page, failure));
      const unknown: TransferStep = { kind: 'unknown', attemptId };
      return askWithBackOff(() => askTransfer(ports, page, attemptId).pipe(catchError(() => of(unknown)))).pipe(
        startWith(unknown),
        takeWhile((step) => step.kind === 'unknown' || (step.kind === 'none' && step.voided === false), true),
        takeLast(1),
      );
    }),
  );
}

/** The step that the status, or its refusal, names; errors where the status call was not answered. */
export function askTransfer(
  ports: Omit<TransferPorts, 'payments'>,
  page: PaymentPage,
  attemptId?: string,
): Observable<TransferStep> {
  return defer(() => ports.transfers.status(page.access, attemptId)).pipe(
    map((state) => stepAfter(page, state)),
    catchError((error: unknown) => {
      const failure = failureOf(error);
      if (!isAnswer(failure)) throw error;
      return of(stepOfFailure(ports, page, failure));
    }),
  );
}

function stepAfter(page: PaymentPage, state: TransferState): TransferStep {
  if (state.kind === 'confirmed') return paidOutcome(state.receipt, page);
  return state.kind === 'awaitingCode' ? codeSent(state.sent, state.attemptId) : state;
}

/** The step that a refusal of the provider leads to. */
export function stepOfFailure(
  { host }: Pick<TransferPorts, 'host'>,
  page: PaymentPage,
  failure: Failure,
): TransferStep {
  const { code, attemptsLeft = 0 } = failure.kind === 'refused' ? failure.error : {};
  if (code === 'otp' && attemptsLeft > 0) return { kind: 'wrongCode', attemptsLeft };
  if (code === 'transferTimeout') return { kind: 'timeout' };
  if (code === 'bankClosed') return { kind: 'bankClosed' };
  return outcomeOfFailure(failure, page, host);
}

/** The time between two questions about a notice under review, in ms (BT-06). */
const transferPauseMs = 5_000;

/**
 * The follow-up of a notice under review: asks until it is confirmed or refused (BT-06), right after a sleep too. Emits
 * every step that is answered, the settled one last, and completes, without one after 15 minutes: a review may take
 * longer than that, and the shopper may ask again. Never errors.
 */
export function followTransfer(
  ports: Omit<TransferPorts, 'payments'> & { readonly clock: Pick<Clock, 'wakes'> },
): (page: PaymentPage) => Observable<TransferStep> {
  return (page) =>
    followReview(ports.clock, transferPauseMs, () => askTransfer(ports, page)).pipe(
      takeWhile(({ kind }) => kind === 'review' || kind === 'underWay', true),
    );
}
