import {
  catchError,
  concat,
  concatMap,
  defaultIfEmpty,
  defer,
  EMPTY,
  exhaustMap,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
  takeWhile,
  tap,
  timeout,
  timer,
} from 'rxjs';
import { toslaLifeMs, toslaPollMs, toslaStayMs } from '../../domain/methods/tosla.js';
import { wallets } from '../../domain/methods/wallets.js';
import { deadlineIn, remainingMs } from '../../domain/payment/deadline.js';
import type { Receipt } from '../../domain/payment/failure.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { answerLimitMs, askOutcome, paidOutcome } from '../payment/ask-outcome.js';
import { countDown, momentOf } from '../payment/count-down.js';
import { onePaymentAtATime } from '../payment/one-payment-at-a-time.js';
import { isFinal } from '../payment/send-payment.js';
import { type Clock, failureOf } from '../ports.js';
import { askAfterLeaving, type SentWallet } from './ask-after-leaving.js';
import type { ToslaAnswer, Wallets } from './ports.js';
import {
  type MethodPayment,
  type MethodPorts,
  outcomeOfMethodAnswer,
  sendMethodPayment,
} from './send-method-payment.js';

/** Everything the tosla panel shows; the panel shows the last one (OP-05, OP-06). */
export type ToslaState =
  /** The code is there to be scanned. */
  | { readonly kind: 'waiting'; readonly referenceCode: string; readonly remainingMs: number }
  /** The shopper has approved, and tosla has not answered yet. */
  | { readonly kind: 'processing'; readonly referenceCode: string; readonly remainingMs: number }
  /** The time is over, and the last answer about it is awaited (OP-06). */
  | { readonly kind: 'confirming' }
  /** Paid; after {@link toslaStayMs} the window goes back, and `paid` follows. */
  | { readonly kind: 'completed'; readonly receipt: Receipt }
  | { readonly kind: 'cancelled' }
  /** The shopper gives it up, and the provider is asked to void its code. */
  | { readonly kind: 'givingUp' }
  /** The shopper gave it up, and its code cannot be approved any more. */
  | { readonly kind: 'givenUp' }
  | { readonly kind: 'expired' }
  | Outcome;

export interface ToslaPorts extends MethodPorts {
  readonly wallets: Pick<Wallets, 'pay' | 'toslaStatus'>;
  readonly clock: Clock;
}

/** How long the last answer is awaited once the time is over, in ms; on a slow line it takes some seconds (OP-06). */
const lastAnswerLimitMs = 10_000;

/**
 * Pays with tosla (OP-05): posts, shows the code for 290 s and asks every 2 s what became of it. Questions never
 * overlap, a failed one is skipped, and right after a sleep both the time and the status are compared anew (OP-07). At
 * zero it is asked once more, for the approval may have come at the last moment, and the answer is awaited for 10 s. Then it
 * is over: a payment that is being processed is under way, and one without an answer unknown (TR-02). A completed payment
 * leads back to the store after 1.5 s, unless it is a link's (OP-06). Where `givenUp` emits the code is voided: until the
 * provider has said so, it could be approved (TR-02). Never errors.
 */
export function payWithTosla(ports: ToslaPorts): (payment: MethodPayment) => Observable<ToslaState> {
  return onePaymentAtATime((payment: MethodPayment) => {
    const { page, givenUp = EMPTY } = payment;
    return sendMethodPayment<ToslaState>(ports, payment, { method: wallets.tosla }, (answer, attemptId) =>
      answer.kind === 'qr'
        ? follow(ports, { page, attemptId, referenceCode: answer.referenceCode }, givenUp)
        : of(outcomeOfMethodAnswer(ports, page, answer, attemptId)),
    );
  }, isFinal);
}

type PolledStatus = ToslaAnswer['status'] | 'givenUp' | { readonly receipt: Receipt };

interface SentTosla extends SentWallet {
  readonly referenceCode: string;
}

function follow(ports: ToslaPorts, sent: SentTosla, givenUp: Observable<unknown>): Observable<ToslaState> {
  const { page, referenceCode } = sent;
  const { clock } = ports;
  return defer(() => {
    const deadline = deadlineIn(toslaLifeMs, momentOf(clock));
    const left = () => remainingMs(deadline, momentOf(clock));
    const ask = (limitMs: number) => askStatus(ports, page, referenceCode, limitMs);
    return merge(
      polls(clock, left, () => ask(answerLimitMs)),
      givenUp.pipe(map((): PolledStatus => 'givenUp')),
    ).pipe(
      startWith<PolledStatus>('pending'),
      switchMap((polled) => countDown(clock)(deadline).pipe(map(() => ({ polled, left: left() })))),
      // Both stop when the payment is settled or its time is over.
      takeWhile(({ polled, left }) => left > 0 && isOpen(polled), true),
      concatMap(({ polled, left }) => {
        if (polled === 'givenUp') return statesGivenUp(ports, sent);
        if (!isOpen(polled)) return lastStates(ports, page, polled);
        if (left > 0) return of<ToslaState>({ kind: openKind(polled), referenceCode, remainingMs: left });
        const none = polled === 'processing' ? polled : undefined;
        const last = ask(lastAnswerLimitMs).pipe(
          defaultIfEmpty<PolledStatus, PolledStatus | undefined>(none),
          concatMap((answered) => statesAtZero(ports, sent, answered)),
          timeout({ first: lastAnswerLimitMs, with: () => statesAtZero(ports, sent, none) }),
        );
        return concat(of<ToslaState>({ kind: 'confirming' }), last);
      }),
    );
  });
}

/** A question every 2 s while time is left; at once when the page wakes, where one that still hangs is given up. */
function polls(clock: Clock, left: () => number, ask: () => Observable<PolledStatus>): Observable<PolledStatus> {
  return clock.wakes.pipe(
    map(() => 0),
    startWith(toslaPollMs),
    switchMap((first) =>
      timer(first, toslaPollMs).pipe(
        takeWhile(() => left() > 0),
        exhaustMap(ask),
      ),
    ),
  );
}

/** Asks once (AP-15). A question without an answer says nothing; an order that is paid says that. */
function askStatus(
  ports: ToslaPorts,
  page: PaymentPage,
  referenceCode: string,
  limitMs: number,
): Observable<PolledStatus> {
  return defer(() => ports.wallets.toslaStatus(page.access, referenceCode)).pipe(
    timeout(limitMs),
    map(({ status, receipt }): PolledStatus => (status === 'completed' ? { receipt } : status)),
    catchError((error: unknown) => {
      const failure = failureOf(error);
      return failure.kind === 'alreadyPaid' ? of<PolledStatus>({ receipt: failure.receipt }) : EMPTY;
    }),
  );
}

function statesGivenUp(ports: ToslaPorts, sent: SentTosla): Observable<ToslaState> {
  const after = askAfterLeaving(ports, sent).pipe(
    concatMap((state) => {
      if (state.kind === 'paid') return lastStates(ports, sent.page, state);
      return of<ToslaState>(state.kind === 'unpaid' ? { kind: 'givenUp' } : state);
    }),
  );
  return concat(of<ToslaState>({ kind: 'givingUp' }), after);
}

function isOpen(polled: PolledStatus): boolean {
  return polled === 'pending' || polled === 'processing';
}

function openKind(polled: PolledStatus): 'waiting' | 'processing' {
  return polled === 'processing' ? 'processing' : 'waiting';
}

/**
 * The states when the time is over, by the last answer; undefined where there was none. A code that the provider still
 * waits for could be approved a moment later, so its post is voided before it is said to have expired (TR-02).
 */
function statesAtZero(ports: ToslaPorts, sent: SentTosla, last: PolledStatus | undefined): Observable<ToslaState> {
  const { page, attemptId } = sent;
  if (last === undefined) return of({ kind: 'unknown', attemptId });
  if (last === 'processing') return of({ kind: 'underWay', attemptId });
  if (last !== 'pending') return lastStates(ports, page, last);
  const asked = { token: page.access.token, page, attemptId };
  return askOutcome(ports.payments)(asked).pipe(
    concatMap((outcome) => {
      if (outcome.kind === 'paid') return lastStates(ports, page, outcome);
      return of<ToslaState>(outcome.kind === 'failed' ? { kind: 'expired' } : outcome);
    }),
  );
}

/** The last states of a payment that is settled. */
function lastStates({ host }: ToslaPorts, page: PaymentPage, polled: PolledStatus): Observable<ToslaState> {
  if (typeof polled === 'string') return of({ kind: polled === 'cancelled' ? 'cancelled' : 'expired' });
  const outcome = paidOutcome(polled.receipt, page);
  if (outcome.kind !== 'paid') return of(outcome);
  const { receipt } = outcome;
  const onward = timer(toslaStayMs).pipe(
    tap(() => page.kind !== 'link' && host.leaveTo(receipt.redirectUrl)),
    map((): ToslaState => outcome),
  );
  return concat(of<ToslaState>({ kind: 'completed', receipt }), onward);
}
