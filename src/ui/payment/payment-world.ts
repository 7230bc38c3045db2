import type { OtherWays } from '../../application/other-ways.js';
import type {
  Cards,
  Clock,
  EmbeddingReports,
  Links,
  PageHost,
  Payments,
  Preferences,
} from '../../application/ports.js';

/** The conversations a payment page has. */
export interface PaymentWorld {
  readonly payments: Payments;
  readonly cards: Cards;
  readonly reports: EmbeddingReports;
  readonly host: PageHost;
  readonly clock: Clock;
  readonly preferences: Preferences;
  /** What a link adds to its payment (AP-04); asked on the address of a link's payment only. */
  readonly links?: Pick<Links, 'contextOf'> | undefined;
  /** Fetches what the ways to pay beside the card need, their words and styles too. Rejects where that did not arrive; asking again tries again. */
  readonly otherWays: () => Promise<OtherWays>;
}
