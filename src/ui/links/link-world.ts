import type { Links, Places } from '../../application/ports.js';
import type { PaymentWorld } from '../payment/payment.vm.js';

/** The conversations the pages of links have. */
export interface LinkWorld extends PaymentWorld {
  readonly links: Links;
  readonly places: Places;
}
