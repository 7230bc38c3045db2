import { catchError, defer, endWith, filter, map, type Observable, of, take } from 'rxjs';
import type { Language } from '../../domain/locale/language.js';
import { type Failure, isAnswer } from '../../domain/payment/failure.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { normalisePhone } from '../../domain/validation/phone.js';
import { normaliseSmsCode, type SentCode } from '../../domain/verification/sent-code.js';
import type { VerificationState, Verifications } from '../methods/ports.js';
import { paidOutcome } from '../payment/ask-outcome.js';
import { onePaymentAtATime } from '../payment/one-payment-at-a-time.js';
import { askWithBackOff } from '../payment/resolve-lost-answer.js';
import { outcomeOfFailure } from '../payment/send-payment.js';
import { type Clock, failureOf, type PageHost } from '../ports.js';
import { followReview } from './follow-review.js';

/** Describes what a step of the verification leads to; a payment that was verified is `paid` (VF-01..04). */
export type VerificationStep =
  | { readonly kind: 'codeSent'; readonly sent: SentCode }
  /** The code was wrong; `attemptsLeft` more may be tried (ER-04). */
  | { readonly kind: 'wrongCode'; readonly attemptsLeft: number }
  /** The payment is being looked at: {@link followSecurityControl} emits the result (VF-03). */
  | { readonly kind: 'review' }
  | Outcome;

export interface VerificationPorts {
  readonly verifications: Verifications;
  readonly host: Pick<PageHost, 'postFailure'>;
  /** The language that the provider is asked in at this moment: a reason it gives is in that one (LG-03). */
  readonly language: () => Language;
}

/** The time between two questions about a payment that is being looked at, in ms (VF-03). */
export const securityControlPauseMs = 3_000;

/**
 * Sends a code: to `phone`, or to the known number when it is empty; again, and to a changed number, alike (VF-01).
 * Emits once and completes; never errors. A code moves no money: one that was not sent is simply asked for again.
 */
export function sendVerificationCode(
  ports: Omit<VerificationPorts, 'language'>,
): (page: PaymentPage, phone: string) => Observable<VerificationStep> {
  return (page, phone) =>
    defer(() => ports.verifications.send(page.access, normalisePhone(phone))).pipe(
      map((sent): VerificationStep => ({ kind: 'codeSent', sent })),
      catchError((error: unknown) => of(stepOfFailure(ports, page, failureOf(error)))),
    );
}

interface TypedCode {
  readonly page: PaymentPage;
  readonly smsCode: string;
  readonly attemptId: string | undefined;
}

/**
 * Confirms the payment of the post `attemptId` by the code, once (VF-01). Where the answer is lost the status is asked for (PY-06). Emits one step and
 * completes, without one while another code is being confirmed; never errors.
 */
export function confirmVerification(
  ports: VerificationPorts,
): (page: PaymentPage, smsCode: string, attemptId?: string) => Observable<VerificationStep> {
  const confirm = onePaymentAtATime(
    ({ page, smsCode, attemptId }: TypedCode) =>
      stepAfterCall(ports, page, () =>
        ports.verifications.confirm(page.access, normaliseSmsCode(smsCode), attemptId),
      ).pipe(
        catchError((error: unknown) => {
          const failure = failureOf(error);
          return isAnswer(failure) ? of(stepOfFailure(ports, page, failure)) : settle(ports, page);
        }),
      ),
    ({ kind }) => kind === 'paid',
  );
  return (page, smsCode, attemptId) => confirm({ page, smsCode, attemptId });
}

/**
 * The security control page: asks until the payment is approved or refused (VF-03), right after a sleep too. Emits the
 * outcome, or `unknown` after 15 minutes, and completes; never errors.
 */
export function followSecurityControl(
  ports: VerificationPorts & { readonly clock: Pick<Clock, 'wakes'> },
): (page: PaymentPage) => Observable<VerificationStep> {
  return (page) =>
    followReview(ports.clock, securityControlPauseMs, () => askStep(ports, page)).pipe(
      filter(({ kind }) => kind !== 'review' && kind !== 'underWay'),
      endWith<VerificationStep>({ kind: 'unknown' }),
      take(1),
    );
}

function settle(ports: VerificationPorts, page: PaymentPage): Observable<VerificationStep> {
  return askWithBackOff(() => askStep(ports, page).pipe(catchError(() => []))).pipe(
    endWith<VerificationStep>({ kind: 'unknown' }),
    take(1),
  );
}

/** The step that the status, or its refusal, names; errors where the status call was not answered. */
function askStep(ports: VerificationPorts, page: PaymentPage): Observable<VerificationStep> {
  return stepAfterCall(ports, page, () => ports.verifications.status(page.access)).pipe(
    catchError((error: unknown) => {
      const failure = failureOf(error);
      if (!isAnswer(failure)) throw error;
      return of(stepOfFailure(ports, page, failure));
    }),
  );
}

/** The step after a call; what is quoted of its answer is in the language it was asked in, also where that changes meanwhile. */
function stepAfterCall(
  { language }: VerificationPorts,
  page: PaymentPage,
  call: () => Observable<VerificationState>,
): Observable<VerificationStep> {
  return defer(() => {
    const lang = language();
    return call().pipe(map((state) => stepAfter(page, state, lang)));
  });
}

function stepAfter(page: PaymentPage, state: VerificationState, lang: Language): VerificationStep {
  if (state.kind === 'approved') return paidOutcome(state.receipt, page);
  if (state.kind === 'review') return state;
  if (state.kind === 'awaitingCode') return { kind: 'codeSent', sent: state.sent };
  return { kind: 'failed', failure: refusal(state.reason, lang) };
}

/** A payment that was refused after its verification is one that was not made. */
function refusal(reason: string, lang: Language): Failure {
  return { kind: 'refused', httpStatus: 200, error: { code: 'refused', description: reason || undefined, lang } };
}

function stepOfFailure(
  { host }: Pick<VerificationPorts, 'host'>,
  page: PaymentPage,
  failure: Failure,
): VerificationStep {
  const { code, attemptsLeft = 0 } = failure.kind === 'refused' ? failure.error : {};
  if (code === 'otp' && attemptsLeft > 0) return { kind: 'wrongCode', attemptsLeft };
  return outcomeOfFailure(failure, page, host);
}
