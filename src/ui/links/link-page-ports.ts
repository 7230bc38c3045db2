import type { LinkDrafts, Places } from '../../application/links/ports.js';
import type { Links } from '../../application/ports.js';
import type { PaymentComposition } from '../payment/page/payment-parts.js';

/** Describes what the pages of links call. */
export interface LinkPagePorts extends PaymentComposition {
  readonly links: Links;
  readonly places: Places;
  readonly drafts: LinkDrafts;
  /** Takes the window to another address of the page: a payment begins in a document of its own. */
  readonly goTo: (path: string) => void;
  /** The same, and Back does not lead to the present one. */
  readonly replaceWith: (path: string) => void;
}
