import type { Observable, Subscription } from 'rxjs';
import type { Outcome } from '../../../domain/page/screen.js';
import type { LanguageVm } from '../../app/language.vm.js';
import type { Translate } from '../../texts/texts.js';

/** What the ways to pay beside the card see of the payment they belong to. */
export interface PaymentInHand {
  readonly texts: LanguageVm;
  /** What will be charged, in words. */
  readonly amount: string | undefined;
  /** Said a minute before the page's end (EX-01). */
  readonly expiryWarning: string | undefined;
  /** The financing message holds every payment until it is read (SP-01). */
  readonly financeInfoPending: boolean;
  /** Something is being sent: the page lies under its veil, and nothing else can be. */
  readonly submitting: boolean;
  /** Follows a stream for as long as the page lives. */
  follow<S>(states: Observable<S>, next: (state: S) => void): Subscription;
  /** A payment sets out: what was said of the last one goes, and the page is locked until it is unlocked or settled. */
  begin(): void;
  /** What was said of the last payment goes, and nothing else. */
  dismissErrors(): void;
  /** The shopper has something to do: the page is free again, though the payment is not at its end. */
  unlock(): void;
  /** Says above the form why nothing came of it, and brings the page up to that (PP-06). */
  complain(say: (t: Translate) => string): void;
  /** Asks the provider anew how the payment stands, from the beginning. */
  open(): void;
  /** How the payment ended: the page shows it exactly as it shows the end of a card payment. */
  settle(outcome: Outcome): void;
}
