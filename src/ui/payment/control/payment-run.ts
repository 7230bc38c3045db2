import { makeAutoObservable, observableRef } from 'mobx';
import type { Language } from '../../../domain/locale/language.js';
import { type Failure, quotedIn } from '../../../domain/payment/failure.js';
import type { Outcome } from '../../../domain/payment/outcome.js';
import { meaningOf } from '../../../domain/payment/refusal-codes.js';
import { type PageFacts, unsettledOf } from '../../../domain/payment/screen.js';
import { FocusRequest } from '../../forms/focus-request.js';
import type { LanguageVm } from '../../frame/language.vm.js';
import type { Translate } from '../../texts/texts.js';
import type { PaymentPhase, Sum } from './payment-phase.js';

/** Describes what stands above the form in place of what the provider says of the payments before. */
interface Message {
  readonly errors: (t: Translate, language: Language, fetched: string | undefined) => readonly string[];
  /** Why the last payment failed. */
  readonly failure?: Failure;
}

/**
 * Describes what takes the place of every method: the window goes to a wallet's page (OP-04), or the shopper is
 * verified (VF-04).
 */
export type OutcomeStage = Extract<Outcome, { readonly kind: 'leaving' | 'verification' }>;

/** Where a payment stands: its phase, what was sent, and the errors above the form. It calls no other object. */
export class PaymentRun {
  phase: PaymentPhase = { kind: 'idle' };
  /** Each failed payment brings its message into view (PP-06). */
  readonly errorFocus = new FocusRequest();
  /** The page was to be left: this session sends no other payment (PY-05). */
  left = false;
  /** Something was sent from this page, loaded anew or not, and is not known to have failed: without an answer at its end, it may be charged (TR-02). */
  posted = false;
  /** Something was sent before the last payment, whose outcome that one says nothing of. */
  #postedBefore = false;
  /** The sum of the last payment; undefined once that is known to have charged nothing. */
  private sum: Sum | undefined = undefined;
  private message: Message | undefined = undefined;

  constructor() {
    makeAutoObservable<PaymentRun, 'message' | 'sum'>(this, {
      phase: observableRef,
      message: observableRef,
      sum: observableRef,
    });
  }

  /**
   * The sum that the screen names while a payment is sent, and afterwards where it may have been charged, whatever is
   * learned or chosen meanwhile (PY-08).
   */
  get sumSent(): Sum | undefined {
    return this.phase.kind === 'idle' ? undefined : this.sum;
  }

  get current(): Outcome | undefined {
    return 'outcome' in this.phase ? this.phase.outcome : undefined;
  }

  /** A payment is being sent or asked for, or the page is about to be replaced by the challenge (PY-02). */
  get sending(): boolean {
    return this.phase.kind === 'sending' || this.checking || this.lost || this.current?.kind === 'challenge';
  }

  /** The answer to the payment was lost, and what became of it is being found out (PY-06). */
  get lost(): boolean {
    return this.phase.kind === 'lost';
  }

  get checking(): boolean {
    return this.phase.kind === 'checking';
  }

  get stage(): OutcomeStage | undefined {
    const { current } = this;
    return current?.kind === 'leaving' || current?.kind === 'verification' ? current : undefined;
  }

  /** The window is being sent to another address: nothing can be mended on this page (ER-02). */
  get redirect(): Failure | undefined {
    const { current } = this;
    return current?.kind === 'failed' && current.failure.kind === 'redirected' ? current.failure : undefined;
  }

  /** Why the last payment failed. */
  get failure(): Failure | undefined {
    return this.message?.failure;
  }

  /** PY-06, PY-07. It stays as it is while it is asked for once more. */
  get unsettled(): PageFacts['unsettled'] {
    return this.lost ? 'underWay' : unsettledOf(this.current);
  }

  /** The post whose outcome is open (PY-06). */
  get attemptId(): string | undefined {
    const { current } = this;
    return current !== undefined && 'attemptId' in current ? current.attemptId : undefined;
  }

  /**
   * Why the last payment failed, else what the provider says of the ones before (PP-03, PP-06). `fetched` is what the
   * provider says of the order in the language of the page, once that has come (LG-03).
   */
  errors(
    fromProvider: readonly string[],
    { t, language }: Pick<LanguageVm, 't' | 'language'>,
    fetched: string | undefined,
  ): readonly string[] {
    return this.message === undefined ? fromProvider : this.message.errors(t, language, fetched);
  }

  /** The payment is loaded anew. What was posted before may still be charged. */
  reset(): void {
    this.phase = { kind: 'idle' };
    this.sum = undefined;
    this.message = undefined;
    this.left = false;
  }

  /** A payment is sent: the form is locked until `unlock` or an outcome, and the error of the last payment is dismissed. */
  begin(sum: Sum): void {
    this.dismissErrors();
    this.#postedBefore = this.posted;
    this.posted = true;
    this.sum = sum;
    this.phase = { kind: 'sending' };
  }

  /** No answer will come to what was sent. */
  lose(): void {
    if (this.phase.kind === 'sending') this.phase = { kind: 'lost' };
  }

  /** Asks once more what became of the payment. */
  check(): void {
    this.phase = { kind: 'checking', outcome: this.current };
  }

  /** The page's time is over, and nothing is to be shown of a payment (EX-01). */
  close(): void {
    this.phase = { kind: 'over' };
  }

  /** The shopper has something to do: the form is free again, though the payment has no outcome yet. */
  unlock(): void {
    if (this.phase.kind !== 'outcome') this.phase = { kind: 'idle' };
  }

  /** Shows above the form why nothing was paid, and brings that into view (PP-06). */
  explain(text: (t: Translate) => string): void {
    this.phase = { kind: 'idle' };
    this.message = { errors: (t) => [text(t)] };
    this.errorFocus.make();
  }

  show(outcome: Outcome): void {
    this.phase = { kind: 'outcome', outcome };
    // It may come back, and is opened anew then.
    if (outcome.kind === 'challenge' || outcome.kind === 'leaving' || this.redirect) this.left = true;
    if (outcome.kind !== 'failed') return;
    const { failure } = outcome;
    this.forget();
    this.message = { failure, errors: (t, language, fetched) => [failureText(failure, t, language, fetched)] };
    this.errorFocus.make();
  }

  /** It is known that the last payment charged nothing: its post and its sum count no more. */
  forget(): void {
    this.posted = this.#postedBefore;
    this.sum = undefined;
  }

  /** Clears the errors: their subject is gone (SC-04), or another payment begins. */
  dismissErrors(): void {
    this.message = { errors: () => [] };
  }
}

/**
 * Returns the message of a payment that failed: the provider's own words, or Payment Error where it had none (PY-04, ER-03).
 * Words in another language than the page's are not quoted (LG-03): `fetched` is what the provider says of a declined order
 * in that language, once it was asked for, and a known code has our own text. Of a payment that never arrived it says that it
 * was not taken. Without an answer nothing was sent: of a post without one the outcome is not known, and it has not failed
 * (ER-06).
 */
export function failureText(
  failure: Failure,
  t: Translate,
  language: Language,
  fetched: string | undefined = undefined,
): string {
  if (failure.kind !== 'refused') return t('error.notSent');
  const { description, code, lang } = quotedIn(failure.error, language);
  const unknown = lang === undefined || lang === language ? 'error.payment' : 'error.sorryTryLater';
  const ofOrder = code === 'declined' ? fetched : undefined;
  return description || ofOrder || t(meaningOf(failure.error).text ?? unknown);
}
