import type { Observable } from 'rxjs';
import type { Cards, Clock, Links, PageHost, Payments, Preferences } from '../../../application/ports.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';

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
