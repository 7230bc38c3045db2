import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { filter, Subscription, timer } from 'rxjs';
import { followLanguage, type PaymentTexts } from '../../application/payment/follow-language.js';
import { type FailedPayment, openFailedPayment } from '../../application/payment/open-failed-payment.js';
import type { Links, PageHost, Payments, Preferences } from '../../application/ports.js';
import type { Language } from '../../domain/locale/language.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { observed } from '../forms/observed.js';
import type { LanguageVm } from '../frame/language.vm.js';
import type { ThemeVm } from '../frame/theme.vm.js';

interface FailedPorts {
  readonly payments: Payments;
  readonly links: Pick<Links, 'contextOf'>;
  readonly host: Pick<PageHost, 'postFailure' | 'reportResult' | 'safeUrl'>;
  readonly preferences: Pick<Preferences, 'lastToken'>;
}

/** How long the page waits to say all at once, in ms; then it says that the payment failed, and adds the rest later. */
const patienceMs = 3_000;

/**
 * The failed page asks whether its payment can still be paid (RL-11): the one in the fragment of its address, else the
 * last of the session. A browser may keep no storage for a page in a merchant's frame, and no server sees a fragment.
 */
export class FailedVm {
  /** True until it is known what else the page says, so that nothing on it moves. */
  waiting: boolean;
  readonly #token: string | undefined;
  /** Undefined while it is asked for. */
  private found: FailedPayment | undefined = undefined;
  private worded: PaymentTexts | undefined = undefined;
  /** The words of the payment's language are here. */
  private followed = false;
  readonly #open: ReturnType<typeof openFailedPayment>;
  readonly #followLanguage: ReturnType<typeof followLanguage>;
  readonly #host: FailedPorts['host'];
  readonly #theme: ThemeVm;
  readonly #texts: Pick<LanguageVm, 'follow' | 'language'>;
  /** Only a payment of this link is another try; undefined where the failed page is a store's. */
  readonly #shortId: string | undefined;

  constructor(
    ports: FailedPorts,
    theme: ThemeVm,
    texts: Pick<LanguageVm, 'follow' | 'language'>,
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
    // From the first frame on: a heading that another one follows would be seen, and read out, in between.
    this.waiting = this.#token !== undefined;
    if (this.#token === undefined) this.found = { kind: 'failed' };
    makeAutoObservable<FailedVm, 'found' | 'worded'>(this, { found: observableRef, worded: observableRef });
  }

  start(): () => void {
    this.#theme.settle('error');
    const token = this.#token;
    const { language } = this.#texts;
    const life = new Subscription();
    life.add(observed(() => this.failed).subscribe((failed) => failed && this.#host.reportResult('failed')));
    if (token === undefined) return () => life.unsubscribe();
    const opening = this.#open(token, this.#shortId);
    life.add(opening.subscribe((found) => this.take(found, language)));
    const wanted = observed(() => this.wantedLanguage);
    life.add(this.#followLanguage(token, wanted).subscribe((worded) => this.word(worded)));
    const complete = observed(() => this.followed && this.wantedLanguage === undefined).pipe(filter(Boolean));
    life.add(complete.subscribe(() => this.stopWaiting()));
    life.add(timer(patienceMs).subscribe(() => this.stopWaiting()));
    return () => life.unsubscribe();
  }

  /** The payment failed, as far as the provider says: no parent reads so of an order that is paid or under way (EM-04). */
  get failed(): boolean {
    return this.found !== undefined && this.resultToken === undefined;
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
    return this.page?.merchant.name;
  }

  /** The way on: to the store, or to where the provider sends the shopper (ER-02). */
  get storeUrl(): string | undefined {
    const { found, page } = this;
    const url = found?.kind === 'failed' ? found.redirectUrl : page?.merchant.failUrl;
    return url && this.#host.safeUrl(url);
  }

  /** Why the last payment failed, in the provider's words; undefined until they are in the language of the page (LG-03). */
  get reason(): string | undefined {
    const { worded } = this;
    return worded?.language === this.#texts.language ? worded.page.errors.at(-1) : undefined;
  }

  private get page(): PaymentPage | undefined {
    return this.found?.kind === 'payable' ? this.found.page : undefined;
  }

  /** The language the reason is not in; undefined where it is in that of the page. */
  private get wantedLanguage(): Language | undefined {
    const { language } = this.#texts;
    return this.worded === undefined || this.worded.language === language ? undefined : language;
  }

  /** LG-02: the address of this page names no payment, so it was served in the default language, and asked in it. */
  private take(found: FailedPayment, language: Language): void {
    this.found = found;
    if (found.kind !== 'payable') {
      this.stopWaiting();
      return;
    }
    const { page } = found;
    this.word({ language, page });
    void this.#texts.follow(page.language).then(() => runInAction(() => (this.followed = true)));
  }

  private stopWaiting(): void {
    this.waiting = false;
  }

  private word(worded: PaymentTexts): void {
    this.worded = worded;
  }
}
