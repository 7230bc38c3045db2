import {
  catchError,
  defer,
  EMPTY,
  map,
  merge,
  type Observable,
  of,
  scan,
  startWith,
  switchMap,
  take,
  timer,
} from 'rxjs';
import { type Failure, isExpired, type Receipt } from '../../domain/payment/failure.js';
import type { LinkContext, PaymentPage } from '../../domain/payment/payment-page.js';
import { failureOf, type Links, type Payments } from '../ports.js';

/** Describes what an address leads to. */
export type OpenedPayment =
  | { readonly kind: 'payable'; readonly page: PaymentPage }
  | { readonly kind: 'paid'; readonly receipt: Receipt }
  | {
      readonly kind: 'underWay';
      readonly unfinished?: boolean | undefined;
      /** Its merchant, where the provider names it (RL-16). */
      readonly store?: Pick<Receipt, 'merchantName'> | undefined;
    }
  /** The token's time is over, or the address names none (EX-01, RT-11). */
  | { readonly kind: 'expired'; readonly failure?: Failure | undefined }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A payment whose data has not arrived: nothing of it can be paid (PP-01). */
export const initialPayment = { kind: 'loading', status: 'error', message: 'state not initialized' } as const;

/** How long a payment that is there waits for what its link adds, in ms. */
const contextGraceMs = 1_000;

/**
 * Reads the payment of a token (AP-05). With `links`, as on the address of a link's payment, what the link adds is read
 * beside it (AP-04, AP-21); it comes a second after the payment at the latest, or not at all, and delays nothing.
 * Emits once and completes; never errors.
 */
export function openPayment(
  payments: Pick<Payments, 'open'>,
  links?: Pick<Links, 'contextOf'> | undefined,
): (token: string) => Observable<OpenedPayment> {
  return (token) => {
    if (token === '') return of({ kind: 'expired' });
    const page = defer(() => payments.open(token));
    return (links === undefined ? page : withContext(page, contextOf(links, token))).pipe(
      map((opened): OpenedPayment => ({ kind: 'payable', page: opened })),
      catchError((error: unknown) => of(openedAfterFailure(failureOf(error)))),
    );
  };
}

/** The link of a payment: `pending` until the answer is there, undefined when there is none. */
type AwaitedContext = LinkContext | 'pending' | undefined;

function contextOf(links: Pick<Links, 'contextOf'>, token: string): Observable<AwaitedContext> {
  return defer(() => links.contextOf(token)).pipe(
    catchError(() => of(undefined)),
    startWith('pending' as const),
  );
}

interface Arrived {
  readonly page?: PaymentPage;
  readonly link?: AwaitedContext;
}

function withContext(page: Observable<PaymentPage>, context: Observable<AwaitedContext>): Observable<PaymentPage> {
  const answers: Observable<Arrived> = merge(
    page.pipe(map((opened) => ({ page: opened }))),
    context.pipe(map((link) => ({ link }))),
  );
  return answers.pipe(
    scan((before, answer): Arrived => ({ ...before, ...answer }), {}),
    switchMap(({ page: opened, link }) => {
      if (opened === undefined) return EMPTY;
      return link === 'pending' ? timer(contextGraceMs).pipe(map(() => opened)) : of(linked(opened, link));
    }),
    take(1),
  );
}

/** The logo of the payment itself, when it has one, goes before its link's (PP-04). */
function linked(page: PaymentPage, link: LinkContext | undefined): PaymentPage {
  if (link === undefined) return page;
  return { ...page, link, merchant: { ...page.merchant, logo: page.merchant.logo || link.merchantLogo } };
}

function openedAfterFailure(failure: Failure): OpenedPayment {
  if (failure.kind === 'alreadyPaid') return { kind: 'paid', receipt: failure.receipt };
  if (failure.kind === 'underWay') return failure;
  if (isExpired(failure)) return { kind: 'expired', failure };
  return { kind: 'failed', failure };
}
