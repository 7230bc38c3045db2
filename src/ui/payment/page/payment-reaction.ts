import type { AskedOutcome } from '../../../application/payment/ask-outcome.js';
import type { OpenedPayment } from '../../../application/payment/open-payment.js';
import type { Language } from '../../../domain/locale/language.js';
import type { Failure } from '../../../domain/payment/failure.js';
import type { Outcome } from '../../../domain/payment/outcome.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';

/** Describes what happens to a payment page. */
export type PaymentEvent =
  /** Its address was read; `language` is the one it was asked in. */
  | { readonly kind: 'opened'; readonly opened: OpenedPayment; readonly language: Language }
  /** A payment has an outcome, by whichever method, or a question about one was answered. */
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  /** The shopper asks what became of the payment (PY-06). */
  | { readonly kind: 'checked' }
  /** The page's time is over, and nothing is under way (EX-01). */
  | { readonly kind: 'timeOver' }
  /** The question at the end of the time was answered. */
  | { readonly kind: 'askedAtEnd'; readonly answer: AskedOutcome }
  /** The expired screen is shown. */
  | { readonly kind: 'expired' }
  /** The page is back from the browser's cache. */
  | { readonly kind: 'restored' };

/** Describes what the reactions depend on. */
export interface PaymentMoment {
  /** The loaded payment; undefined while it is being loaded, and where it cannot be paid. */
  readonly page: PaymentPage | undefined;
  /** The page was to be left: its session sends nothing any more. */
  readonly left: boolean;
  /** Something was sent from this page. */
  readonly posted: boolean;
  /** An outcome is being asked for. */
  readonly checking: boolean;
  /** The form takes no input (PP-14). */
  readonly blocked: boolean;
}

/** Describes what the page does about it. */
export type PaymentReaction =
  /** Loads the payment anew, which drops its session. */
  | { readonly kind: 'open' }
  /** The address led to something that cannot be paid. */
  | { readonly kind: 'leadTo'; readonly opened: Exclude<OpenedPayment, { readonly kind: 'payable' }> }
  | { readonly kind: 'begin'; readonly page: PaymentPage; readonly language: Language }
  | { readonly kind: 'show'; readonly outcome: Outcome }
  | { readonly kind: 'passDeadline'; readonly failure: Failure }
  /** No card stays in the page's memory. */
  | { readonly kind: 'wipeCard' }
  /** All of the card stays but its security code. */
  | { readonly kind: 'forgetCodes' }
  | { readonly kind: 'settleTheme'; readonly screen: 'payment' | 'success' | 'error' }
  | { readonly kind: 'fetchMethods' }
  /** Asks once what became of the payment, or asks once more at the end of its time. */
  | { readonly kind: 'ask' | 'askAtEnd' }
  /** Asks until a payment under way is settled (PY-07). */
  | { readonly kind: 'wait'; readonly unfinished: boolean | undefined }
  /** Takes a challenge that does not replace the page for an outcome that is not known. */
  | { readonly kind: 'awaitChallenge'; readonly attemptId: string | undefined }
  /** The page's time is over, and nothing is known to have been paid. */
  | { readonly kind: 'close' }
  /** Sends the frame around the page its message (EX-01). */
  | { readonly kind: 'reportExpired' };

/** With less time than this the page was loaded at its end: loading it once more would give none either. In ms. */
const loadedAtEndMs = 1_000;

/** Returns what a payment page does about an event, in this order. */
export function reactionsTo(event: PaymentEvent, moment: PaymentMoment): readonly PaymentReaction[] {
  switch (event.kind) {
    case 'opened':
      return reactionsToOpening(event.opened, event.language, moment);
    case 'outcome':
      return reactionsToOutcome(event.outcome, moment);
    case 'checked':
      return moment.checking ? [] : [{ kind: 'ask' }];
    // A payment that was sent from it, or in another tab, may yet be charged; another tab may have got more time (EX-01, TR-02).
    case 'timeOver':
      return [{ kind: 'askAtEnd' }];
    case 'askedAtEnd':
      return reactionsAtEnd(event.answer, moment);
    case 'expired':
      return [{ kind: 'wipeCard' }, { kind: 'reportExpired' }];
    // Its status may have changed at the challenge.
    case 'restored':
      return moment.left ? [{ kind: 'open' }] : [];
  }
}

function reactionsToOpening(
  opened: OpenedPayment,
  language: Language,
  moment: PaymentMoment,
): readonly PaymentReaction[] {
  if (opened.kind === 'payable')
    return [
      { kind: 'begin', page: opened.page, language },
      { kind: 'settleTheme', screen: 'payment' },
    ];
  const led: PaymentReaction = { kind: 'leadTo', opened };
  if (opened.kind === 'paid') return [led, ...reactionsToOutcome(opened, moment)];
  const waiting = opened.kind === 'underWay' ? reactionsToOutcome(opened, moment) : [];
  // Waiting and expired are screens of the payment, whose document was served in its theme; an error is not (TH-01, TH-03).
  return [led, { kind: 'settleTheme', screen: opened.kind === 'failed' ? 'error' : 'payment' }, ...waiting];
}

function reactionsToOutcome(outcome: Outcome, { blocked, left, page }: PaymentMoment): readonly PaymentReaction[] {
  switch (outcome.kind) {
    case 'paid':
      return [{ kind: 'show', outcome }, { kind: 'wipeCard' }, { kind: 'settleTheme', screen: 'success' }];
    case 'challenge':
      return [
        { kind: 'show', outcome },
        { kind: 'wipeCard' },
        { kind: 'awaitChallenge', attemptId: outcome.attemptId },
      ];
    case 'leaving':
      return [{ kind: 'show', outcome }, { kind: 'wipeCard' }, { kind: 'fetchMethods' }];
    case 'verification':
      return [{ kind: 'show', outcome }, { kind: 'fetchMethods' }];
    case 'failed': {
      // The window is being sent to another address, whatever this page has (ER-02).
      if (outcome.failure.kind === 'redirected') return [{ kind: 'show', outcome }, { kind: 'wipeCard' }];
      // A session whose page was to be left sends nothing any more.
      if (page === undefined || left) return [{ kind: 'open' }];
      const failed: readonly PaymentReaction[] = [
        { kind: 'show', outcome },
        { kind: 'passDeadline', failure: outcome.failure },
      ];
      // The sample card of a test stays whole: it cannot be typed anew (PP-14).
      return blocked ? failed : [...failed, { kind: 'forgetCodes' }];
    }
    // One that is already under way, here or in another window, is waited for (PY-07).
    case 'underWay':
      return [
        { kind: 'show', outcome },
        { kind: 'wait', unfinished: outcome.unfinished },
      ];
    case 'unknown':
      return [{ kind: 'show', outcome }];
  }
}

/** Where the order can still be paid, the page is loaded anew, with the time that it has now. */
function reactionsAtEnd(answer: AskedOutcome, moment: PaymentMoment): readonly PaymentReaction[] {
  if (answer.kind === 'paid' || answer.kind === 'underWay') return reactionsToOutcome(answer, moment);
  if (answer.kind === 'unknown' && moment.posted) return reactionsToOutcome(answer, moment);
  if (answer.kind === 'failed' && answer.failure.kind === 'redirected') return reactionsToOutcome(answer, moment);
  const { page } = moment;
  const hadTime = page !== undefined && page.payableForMs >= loadedAtEndMs;
  return [answer.kind === 'payable' && hadTime ? { kind: 'open' } : { kind: 'close' }];
}
