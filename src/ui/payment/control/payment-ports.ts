import type {
  Cards,
  Clock,
  EmbeddingReports,
  Links,
  PageHost,
  Payments,
  Preferences,
} from '../../../application/ports.js';

/** What a payment page calls. */
export interface PaymentPorts {
  readonly payments: Payments;
  readonly cards: Cards;
  readonly reports: EmbeddingReports;
  readonly host: PageHost;
  readonly clock: Clock;
  readonly preferences: Preferences;
  /** What a link adds to its payment (AP-04); asked on the address of a link's payment only. */
  readonly links?: Pick<Links, 'contextOf'> | undefined;
}
