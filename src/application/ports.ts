import type { Observable } from 'rxjs';
import type { CardDetails } from '../domain/card/bin.js';
import type { CardPoints } from '../domain/card/card-points.js';
import type { SavedCard } from '../domain/card/saved-card.js';
import type { InstallmentPlan } from '../domain/installments/installment-plan.js';
import type { LinkOrder, PaymentLink } from '../domain/links/link.js';
import type { Language } from '../domain/locale/language.js';
import type { ErrorDetails, Failure, Receipt } from '../domain/payment/failure.js';
import type { PaymentType } from '../domain/payment/payment-choice.js';
import type { LinkContext, PageAccess, PaymentPage } from '../domain/payment/payment-page.js';
import type { ReceiptDetails } from '../domain/payment/receipt-details.js';
import type { SaleTextKind } from '../domain/sale/sale-texts.js';
import type { Theme, ThemeSource } from '../domain/theme/theme.js';
import type { SentCode } from '../domain/verification/sent-code.js';

/**
 * The calls of the use cases to everything outside: the provider, the window, storage, the clock. Every gateway stream
 * emits one value and completes, or errors with a {@link GatewayError}, and nothing else.
 */

/** The one error a gateway stream ends with. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  constructor(readonly failure: Failure) {
    super(failure.kind);
  }
}

/** The failure in what a gateway stream ended with. Anything but a {@link GatewayError} counts as no answer. */
export function failureOf(error: unknown): Failure {
  return error instanceof GatewayError ? error.failure : { kind: 'noAnswer' };
}

/** The order can be paid now (PY-06). Voided: the post that was asked about is refused if it still arrives. */
export interface Payable {
  readonly voided: boolean;
  /** Begins the id of the next post, by which the provider knows what was voided since; empty where it gives none. */
  readonly attemptPrefix: string;
}

export interface Payments {
  /** AP-05. */
  open(token: string): Observable<PaymentPage>;
  /** AP-06: emits only for a paid token; an unpaid one is a refusal. */
  readStatus(token: string): Observable<Receipt>;
  /** AP-13: emits when the order can be paid now. After a post without an answer its id goes along. */
  checkPayable(access: PageAccess, email: string, attemptId?: string): Observable<Payable>;
  /** A new id for one payment post: 128 random bits, after the prefix that the check before the post was answered with. */
  newAttemptId(prefix: string): string;
  /** AP-14. */
  checkBasket(access: PageAccess): Observable<void>;
  /** AP-11. Never retried (PY-06). */
  pay(order: CardPaymentOrder): Observable<PaymentAnswer>;
}

/** Receipts of paid orders, which the page fetches when one is shown (RL-12). */
export interface Receipts {
  /** AP-06: what a receipt says. */
  read(token: string): Observable<ReceiptDetails>;
  /** Reads the text with this SHA-256 that was accepted with the order; fails where another one comes (LW-05). */
  saleText(token: string, kind: SaleTextKind, sha256: string): Observable<string>;
  /** Emits whether the text is in the clipboard now, and completes; never errors. */
  copy(text: string): Observable<boolean>;
  /** Opens the browser's own dialog. */
  print(): void;
}

/** One card payment as it is sent (AP-11). */
export interface CardPaymentOrder {
  /** Of this post alone (PY-06). */
  readonly attemptId: string;
  readonly access: PageAccess;
  /** The provider's form, by wire name, sent back unchanged but for the language. */
  readonly form: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly source: CardSource;
  readonly paymentType: PaymentType;
  /** Lower-cased brand of the card; empty when unknown. */
  readonly brand: string;
  readonly with3d: boolean;
  /** Never with a saved card. */
  readonly storeCard: boolean;
  /** 0 is the single payment (IN-01). */
  readonly installmentCount: number;
  /** The points to use; undefined pays without them (CP-03). */
  readonly points: CardPoints | undefined;
  /** Where the page was opened from; empty when unknown. */
  readonly referrer: string;
}

/** The card that pays: a typed one, or a saved one with the code its dialog asked for (SC-06), empty when there was none. */
export type CardSource =
  | { readonly kind: 'new'; readonly card: NewCard }
  | { readonly kind: 'saved'; readonly card: SavedCard; readonly cvv: string };

/** A typed card. It is kept in the form and in the call that sends it, and not stored. */
export interface NewCard {
  /** Digits only. */
  readonly number: string;
  readonly owner: string;
  /** Two digits, `01` to `12`. */
  readonly month: string;
  /** Two digits. */
  readonly year: string;
  readonly cvv: string;
}

export type PaymentAnswer =
  /** `html` is the bank's document, decoded (PY-02). */
  | { readonly kind: 'challenge'; readonly html: string }
  /** Holds what differs from the payment page; an empty or absent field is as the page says. */
  | { readonly kind: 'completed'; readonly merchantName: string; readonly redirectUrl?: string }
  /** The shopper has to be verified first: the payment is not complete (VF-04). */
  | { readonly kind: 'verification'; readonly sent: SentCode };

export interface Cards {
  /** AP-08; `bin` is the first 8 digits. */
  lookUp(access: PageAccess, bin: string): Observable<CardDetails>;
  /** AP-07; `amount` is the order's, in minor units, `brand` the card's in lower case. */
  points(access: PageAccess, amount: number, source: CardSource, brand: string): Observable<CardPoints>;
  /** AP-09: plans by lower-cased brand; `amount` in minor units, `shortId` empty when no link is paid. */
  installments(
    access: PageAccess,
    bin: string,
    amount: number,
    shortId: string,
  ): Observable<ReadonlyMap<string, InstallmentPlan>>;
  /** AP-10. */
  remove(access: PageAccess, card: SavedCard): Observable<void>;
}

export interface Links {
  /** AP-02. */
  open(shortId: string): Observable<PaymentLink>;
  /** AP-03: emits the token of the payment that was created. Never retried. */
  create(link: PaymentLink, order: LinkOrder): Observable<{ readonly token: string }>;
  /** AP-04: what the link of a payment adds to its page. */
  contextOf(token: string): Observable<LinkContext>;
}

/** Reports that must never delay or break a payment (EM-03). */
export interface EmbeddingReports {
  /** AP-17. */
  reportSite(merchantId: string, website: string, ancestorOrigins: readonly string[]): Observable<void>;
  /** AP-18. */
  reportUnauthorized(merchantId: string, email: string, reason: 1 | 2): Observable<void>;
}

/** The window of the page, or its substitute in Node. */
export interface PageHost {
  /** How the page is placed, for the embedding report (EM-01, EM-02). */
  placement(): Placement;
  /** Where the page was opened from; empty when unknown. */
  referrer(): string;
  /**
   * Replaces the page with the challenge's document (PY-02). Where it cannot be opened safely nothing has happened, and
   * what there is to say about it is returned: in a browser nothing (PY-04).
   */
  openChallenge(html: string): ErrorDetails | undefined;
  /**
   * Sends a window to an address of the payment; false when the address is not safe to open. The top window, unless
   * `where` says that it is the parent's, or the page's own (OP-04).
   */
  leaveTo(url: string, where?: { readonly parent: boolean }): boolean;
  /** Posts `fail_message` to an address in the top window (ER-02); false when the address is not safe. */
  postFailure(url: string, message: string): boolean;
  /** Sends the parent frame the content's height in CSS px (RL-03); nothing when the page is not framed. */
  reportHeight(px: number): void;
  /** Sends the parent frame `expired` (EX-01). */
  reportExpired(): void;
  /** Sends the parent frame what the shopper is shown at the end (EM-04). */
  reportResult(result: FrameResult): void;
  /** The address when it is safe to show or open, else undefined. */
  safeUrl(url: string): string | undefined;
  /** The origin of an address, such as `https://shop.example`: lower case, no path. Undefined when the text is no safe address. */
  originOf(url: string): string | undefined;
  /** Names the merchant's site once it is known: from then on messages go to a parent of that origin only (RL-03). */
  setMerchantSite(website: string): void;
  /** Shows a merchant's own look, and the theme that it stated for its frame (TH-07, TH-08). */
  showLook(rules: readonly string[], stated?: Theme): void;
}

/** How a payment ended, as far as a shopper's browser may say: what counts is the notification to the merchant's server. */
export type FrameResult = 'success' | 'failed';

export interface Placement {
  readonly framed: boolean;
  /** The page's own address. */
  readonly address: string;
  /** Origins of the frames around the page, outermost last; undefined where the browser does not name them (not Chromium). */
  readonly ancestorOrigins: readonly string[] | undefined;
  /** Origins of the merchant's sites beside its website, as the serving configuration names them (MA-06). */
  readonly merchantSites: readonly string[];
}

/** The shopper's and the page's preferences (TH-01..05, LG-03). Never throws: without a storage memory holds them. */
export interface Preferences {
  /** The shopper's own choice, remembered for 1 day. */
  chosenTheme(): Theme | undefined;
  chooseTheme(theme: Theme): void;
  /**
   * A default that was applied, remembered for the session: what a payment's merchant set, or what the device has. Each
   * source has its own, so that one merchant's dark page does not darken another merchant's link (TH-04).
   */
  sessionTheme(source: ThemeSource): Theme | undefined;
  keepSessionTheme(source: ThemeSource, theme: Theme): void;
  chosenLanguage(): Language | undefined;
  chooseLanguage(language: Language): void;
  /** The token last opened in this session, for another try from the failed page (RL-11). */
  lastToken(): string | undefined;
  keepToken(token: string): void;
}

/** Time, as the deadline rule reads it (EX-03). */
export interface Clock {
  /** ms since the epoch; may jump. */
  wall(): number;
  /** ms that never go back; may pause while the machine sleeps. */
  monotonic(): number;
  /** Emits when the page may have slept: `visibilitychange`, `online`, `pageshow`. */
  readonly wakes: Observable<void>;
  /** Emits when the page is back from the browser's cache: it was left, and stands as it was left. */
  readonly restored: Observable<void>;
}

/** More time for a payment (EX-04). */
export interface TimeExtension {
  extend(access: PageAccess): Observable<ExtendedTime>;
}

export interface ExtendedTime {
  /** ms from the answer. */
  readonly payableForMs: number;
  /** It may be asked for once more. */
  readonly extendable: boolean;
  /** The fields of `paymentForm` that it changes: they go back with a payment (AP-11). */
  readonly form: PaymentPage['form'];
}
