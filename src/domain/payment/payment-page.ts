import type { SavedCard } from '../card/saved-card.js';
import type { InstallmentTerms } from '../installments/installment-plan.js';
import type { Language } from '../locale/language.js';
import type { MerchantPolicy } from '../merchant/policies.js';
import type { OfferedMethods } from '../methods/method-option.js';
import type { Currency } from '../money/currency.js';
import type { Theme } from '../theme/theme.js';

/** A loaded payment: the order it collects and everything about it that the provider answered. Defaults are applied when it is read (EN-01). */
export interface PaymentPage extends InstallmentTerms, OfferedMethods {
  /** How the page is opened: in the merchant's frame, by a payment link, or on its own (EN-01). */
  readonly kind: 'iframe' | 'link' | 'page';
  /** The address prefix under which the provider serves this page (EM-01). */
  readonly root: string;
  readonly access: PageAccess;
  readonly merchant: Merchant;
  readonly order: Order;
  readonly language: Language;
  readonly darkMode: boolean;
  /** The theme that the merchant stated for its frame (TH-08); undefined where it stated none. */
  readonly statedTheme: Theme | undefined;
  /** The merchant's own look as rules of a style sheet (TH-07). */
  readonly look: readonly string[];
  /** PP-04. */
  readonly showsLogo: boolean;
  readonly testMode: boolean;
  readonly storeCardOff: boolean;
  /** The merchant allows payments without 3-D Secure. */
  readonly non3d: boolean;
  /** The merchant insists on 3-D Secure; goes before `non3d` (S3-08). */
  readonly force3d: boolean;
  /** The merchant's highest cash-price count; undefined when it offers none (PP-07). */
  readonly pftOptionMax: number | undefined;
  /** How long the page may be paid, in ms from the moment the data was answered (EX-01). */
  readonly payableForMs: number;
  /** The shopper may ask for more time (EX-04). */
  readonly extendable: boolean;
  /** Codes; see `page-features.ts` (PP-03). */
  readonly warnings: readonly string[];
  /** Texts in the page's language (PP-03). */
  readonly errors: readonly string[];
  readonly savedCards: readonly SavedCard[];
  readonly link: LinkContext | undefined;
  /** The provider's `paymentForm`, by wire name, as it goes back with the payment (AP-11). */
  readonly form: Readonly<Record<string, string>>;
}

/** Describes what every call about this page carries (AP-21). */
export interface PageAccess {
  readonly pageType: PaymentPage['kind'];
  readonly token: string;
  readonly csrfToken: string;
  readonly merchantId: string;
  readonly merchantOid: string;
}

export interface Merchant {
  readonly id: string;
  /** Holds what is special about it (SP-03). */
  readonly policy: MerchantPolicy;
  readonly name: string;
  /** Where the merchant's site is; empty when unknown. Not yet known to be safe: the host adapter decides. */
  readonly website: string;
  /** Address of the logo; empty when there is none. */
  readonly logo: string;
  /** Where the shopper goes after a paid order. */
  readonly okUrl: string;
  /** Where the shopper goes when giving up. */
  readonly failUrl: string;
}

export interface Order {
  /** The merchant's own reference, unique per merchant. */
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** The shopper's address, as the merchant sent it. */
  readonly email: string;
  /** Holds what is bought, in the merchant's words; empty when the basket could not be read. */
  readonly basket: readonly BasketLine[];
}

export interface BasketLine {
  readonly name: string;
  /** Minor units, of one piece; less than nothing is a discount. */
  readonly price: number;
  /** Pieces, or what else is counted: 1.5 of a kilogram. */
  readonly quantity: number;
}

/** Describes what a payment link adds to its payment (PP-04, PP-05). */
export interface LinkContext {
  readonly shortId: string;
  readonly linkType: string;
  readonly productName: string;
  readonly productImage: string;
  /** Minor units, of one piece. */
  readonly productPrice: number;
  readonly productCount: number;
  /** Address of the merchant's logo; empty when there is none. */
  readonly merchantLogo: string;
}
