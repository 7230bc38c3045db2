import type { LinkType } from '../../../src/domain/links/link.js';
import type { Language } from '../../../src/domain/locale/language.js';
import type { Currency } from '../../../src/domain/money/currency.js';
import type { SaleTerms } from './sale-terms.js';

/** Everything a payment link is made with. Whether it is right the provider decides. */
export interface LinkDraft {
  readonly merchantId: string;
  readonly kind: LinkType;
  readonly name: string;
  readonly description: string;
  readonly language: Language;
  readonly currency: Currency;
  /** Minor units: what a collection collects, one piece of a product, the least amount of a flex link. */
  readonly price: number;
  /** Minor units, of a flex link. */
  readonly maxPrice: number | null;
  /** Of a collection or a flex link; may be empty. */
  readonly payerName: string;
  /** Of a collection. */
  readonly email: string;
  /** Id of the shop's product whose picture is shown; empty for none. */
  readonly picture: string;
  readonly minCount: number;
  readonly stock: number | null;
  /** Payments it takes in all; null without end. */
  readonly maxUses: number | null;
  readonly zipRequired: boolean;
  readonly invoice: boolean;
  /** Of a product; null where it says nothing of the seller, and has no texts. */
  readonly sale: SaleTerms | null;
  readonly maxInstallment: number;
  /** Category of its goods (IN-12); empty for that of the merchant. */
  readonly category: string;
  /** `YYYY-MM-DD hh:mm:ss`, the time in Turkey; empty for none. */
  readonly expiryDate: string;
  /** Id of a link case. */
  readonly scenario: string | null;
}

/** A field of the form that the store cannot send, by its name. */
export type LinkProblem =
  | 'merchant'
  | 'name'
  | 'price'
  | 'maxPrice'
  | 'email'
  | 'minCount'
  | 'stock'
  | 'maxUses'
  | 'expiry';

/** Holds what every draft begins with. */
export const plainDraft = {
  description: '',
  language: 'tr',
  currency: 'TL',
  maxPrice: null,
  payerName: '',
  email: '',
  picture: '',
  minCount: 1,
  stock: null,
  maxUses: null,
  zipRequired: false,
  invoice: false,
  sale: null,
  maxInstallment: 12,
  category: '',
  expiryDate: '',
  scenario: null,
} as const satisfies Partial<LinkDraft>;
