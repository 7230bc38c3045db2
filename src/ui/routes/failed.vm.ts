import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { filter, Subscription, timer } from 'rxjs';
import { followLanguage, type PaymentTexts } from '../../application/payment/follow-language.js';
import { type FailedPayment, openFailedPayment } from '../../application/payment/open-failed-payment.js';
import type { Links, PageHost, Payments, Preferences } from '../../application/ports.js';
import type { Language } from '../../domain/locale/language.js';
import { detailsOf, type ErrorDetails, type Failure, quotedIn } from '../../domain/payment/failure.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { meaningOf } from '../../domain/payment/refusal-codes.js';
import { observed } from '../forms/observed.js';
import type { LanguageVm } from '../frame/language.vm.js';
import type { ThemeVm } from '../frame/theme.vm.js';

interface FailedPorts {
  readonly payments: Payments;
  readonly links: Pick<Links, 'contextOf'>;
  readonly host: Pick<PageHost, 'postFailure' | 'reportResult' | 'safeUrl'>;
  readonly preferences: Pick<Preferences, 'lastToken'>;
}

/** How long the page waits for the reason in the language of the payment, in ms; then it says the rest, and adds that later. */
const patienceMs = 3_000;

/**
 * The failed page asks whether its payment can still be paid (RL-11): the one in the fragment of its address, else the
 * last of the session. A browser may keep no storage for a page in a merchant's frame, and no server sees a fragment.
 */
export class FailedVm {
  /** It is asked once more what became of the payment. */
  checking = false;
  readonly #token: string | undefined;
  /** Undefined while it is asked for. */
  private found: FailedPayment | undefined = undefined;
  private worded: PaymentTexts | undefined = undefined;
  /** The words of the payment's language are here. */
  private followed = false;
  /** The page waits no longer for words. */
  private patient = true;
  #life = new Subscription();
  readonly #open: ReturnType<typeof openFailedPayment>;
  readonly #followLanguage: ReturnType<typeof followLanguage>;
  readonly #host: FailedPorts['host'];
  readonly #theme: ThemeVm;
  readonly #texts: Pick<LanguageVm, 'follow' | 'language' | 't'>;
  /** Only a payment of this link is another try; undefined where the failed page is a store's. */
  readonly #shortId: string | undefined;

  constructor(
    ports: FailedPorts,
    theme: ThemeVm,
    texts: Pick<LanguageVm, 'follow' | 'language' | 't'>,
    fragmentToken: string | undefined,
    shortId?: string,
  ) {
    this.#open = openFailedPayment(ports);
    this.#followLanguage = followLanguage(ports.payments);
    this.#host = ports.host;
    this.#theme = theme;
    this.#texts = texts;
    this.#shortId = shortId;
    this.#token = fragmentToken ?? ports.preferences.lastToken();
    if (this.#token === undefined) this.found = { kind: 'failed' };
    makeAutoObservable<FailedVm, 'found' | 'worded'>(this, { found: observableRef, worded: observableRef });
  }

  start(): () => void {
    this.#theme.settle('error');
    const life = new Subscription();
    this.#life = life;
    life.add(observed(() => this.failed).subscribe((failed) => failed && this.#host.reportResult('failed')));
    const token = this.#token;
    if (token === undefined) return () => life.unsubscribe();
    this.ask(token);
    const wanted = observed(() => this.wantedLanguage);
    life.add(this.#followLanguage(token, wanted).subscribe((worded) => this.word(worded)));
    const complete = observed(() => this.followed && this.wantedLanguage === undefined).pipe(filter(Boolean));
    life.add(complete.subscribe(() => this.stopWaiting()));
    life.add(timer(patienceMs).subscribe(() => this.stopWaiting()));
    return () => life.unsubscribe();
  }

  /** Asks once more, where nothing was answered (PY-06). */
  checkAgain(): void {
    if (this.#token === undefined || this.checking) return;
    this.checking = true;
    this.ask(this.#token);
  }

  /**
   * True until it is known what the page says, so that nothing on it moves. From the first frame on: a heading that
   * another one follows would be seen, and read out, in between.
   */
  get waiting(): boolean {
    return this.found === undefined || (this.patient && this.found.kind === 'payable');
  }

  /** No answer says what became of the payment, which may be paid: the page does not say that it failed (TR-02). */
  get unknown(): boolean {
    return this.found?.kind === 'unknown';
  }

  /** The payment failed, as far as the provider says: no parent reads so of an order that is paid or under way (EM-04). */
  get failed(): boolean {
    return this.found?.kind === 'failed' || this.found?.kind === 'payable';
  }

  /** The token that is paid or under way: its result is looked up where results are (RT-07). */
  get resultToken(): string | undefined {
    return this.found?.kind === 'result' ? this.#token : undefined;
  }

  /** The token that can be paid after all. */
  get retryToken(): string | undefined {
    return this.page?.access.token;
  }

  /** Whose payment it is; undefined where that is not known. */
  get merchantName(): string | undefined {
    return this.page?.merchant.name ?? this.refusal.merchantName;
  }

  /** The way on: to the store, or to where the provider sends the shopper (RL-16, ER-02). */
  get storeUrl(): string | undefined {
    const { failure, page, refusal } = this;
    const url = failure?.kind === 'redirected' ? failure.redirectUrl : (page?.merchant.failUrl ?? refusal.redirectUrl);
    return url && this.#host.safeUrl(url);
  }

  /**
   * Why the last payment failed, in the provider's words; undefined until they are in the language of the page (LG-03).
   * Of a payment that is over it says why, in our own words where the provider's are missing.
   */
  get reason(): string | undefined {
    const { refusal, worded } = this;
    const { language, t } = this.#texts;
    if (worded !== undefined) return worded.language === language ? worded.page.errors.at(-1) : undefined;
    const own = meaningOf(refusal).text;
    return quotedIn(refusal, language).description || (own && t(own));
  }

  /** Holds what the provider says where the payment cannot be paid any more; nothing where it said nothing. */
  private get refusal(): ErrorDetails {
    return detailsOf(this.failure);
  }

  private get failure(): Failure | undefined {
    return this.found?.kind === 'failed' ? this.found.failure : undefined;
  }

  private get page(): PaymentPage | undefined {
    return this.found?.kind === 'payable' ? this.found.page : undefined;
  }

  /** The language the reason is not in; undefined where it is in that of the page. */
  private get wantedLanguage(): Language | undefined {
    const { language } = this.#texts;
    return this.worded === undefined || this.worded.language === language ? undefined : language;
  }

  private ask(token: string): void {
    const { language } = this.#texts;
    const opening = this.#open(token, this.#shortId);
    this.#life.add(opening.subscribe((found) => this.take(found, language)));
  }

  /** LG-02: the address of this page names no payment, so it was served in the default language, and asked in it. */
  private take(found: FailedPayment, language: Language): void {
    this.checking = false;
    this.found = found;
    if (found.kind !== 'payable') return;
    const { page } = found;
    this.word({ language, page });
    void this.#texts.follow(page.language).then(() => runInAction(() => (this.followed = true)));
  }

  private stopWaiting(): void {
    this.patient = false;
  }

  private word(worded: PaymentTexts): void {
    this.worded = worded;
  }
}
