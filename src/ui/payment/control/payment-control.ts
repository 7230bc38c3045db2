import type { Observable, Subscription } from 'rxjs';
import type { PaymentTexts } from '../../../application/payment/follow-language.js';
import type { Cards, Clock, Links, PageHost, Payments, Preferences } from '../../../application/ports.js';
import type { Outcome } from '../../../domain/payment/outcome.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import type { LanguageVm } from '../../frame/language.vm.js';
import type { Sum } from './payment-phase.js';
import type { PaymentRun } from './payment-run.js';

/** Describes what a payment method reads and changes of the payment session it belongs to. */
export interface PaymentControl {
  readonly texts: LanguageVm;
  /** Where the payment stands, and the errors above the form. */
  readonly run: PaymentRun;
  /** The page as a payment sends it: with the end of its time as it is now (EX-04). */
  readonly postedPage: PaymentPage;
  /** Holds what the provider words of the payment, in the language of the page once that has arrived (LG-03). */
  readonly wording: PaymentTexts['page'];
  /** Holds what will be charged; while a payment is sent, what it charges (PY-08). */
  readonly sum: Sum;
  /** The same, as the shopper reads it. */
  readonly amount: string;
  /** Shown in the last five minutes, as minutes and seconds (PP-17). */
  readonly timeLeft: string | undefined;
  /** The page's time is over (EX-01). */
  readonly timeOver: boolean;
  /** The financing message holds every payment until it is read (SP-01). */
  readonly financeInfoPending: boolean;
  /** The shopper has read the financing message: it holds nothing any more (PP-11). */
  acknowledgeFinanceInfo(): void;
  /** Follows a stream until the session is dropped. */
  follow<S>(states: Observable<S>, next: (state: S) => void): Subscription;
  /** Back to the card tab, the single payment and the order's amount; a message above the form stays (TB-06). */
  reset(): void;
  /** Loads the payment again, which drops the session. */
  readonly open: () => void;
  /** Takes the outcome of a payment, by whichever method. */
  readonly take: (outcome: Outcome) => void;
}

/** Describes what a payment page calls. */
export interface PaymentPorts {
  readonly payments: Payments;
  readonly cards: Cards;
  /** Reports where the page is embedded (EM-01, EM-02). Emits nothing, never errors: nothing waits for it (EM-03). */
  readonly reportEmbedding: (page: PaymentPage) => Observable<never>;
  readonly host: PageHost;
  readonly clock: Clock;
  readonly preferences: Preferences;
  /** Holds what a link adds to its payment (AP-04); asked on the address of a link's payment only. */
  readonly links?: Pick<Links, 'contextOf'> | undefined;
}
