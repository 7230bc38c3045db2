import type { Language } from '../locale/language.js';
import type { Currency } from '../money/currency.js';
import { areSameTexts, type SaleTexts, type Seller } from '../sale/sale-texts.js';
import type { Destination, Invoice } from './address.js';
import type { Quantity } from './quantity.js';

/** The kinds of payment links (RT-02). A link of another kind is a failure when it is read (RT-03). */
export const linkTypes = ['collection', 'product', 'flex'] as const;

export type LinkType = (typeof linkTypes)[number];

/** Says of each type whether a payment buys pieces, which are counted. */
const sellsPieces: Readonly<Record<LinkType, boolean>> = { collection: false, product: true, flex: false };

/** Returns whether pieces are counted in a payment by a link of this type; of a type that is not known they are not. */
export function countsPieces(type: string): boolean {
  return linkTypes.some((known) => known === type && sellsPieces[known]);
}

/** A link of each type. */
interface LinkOf {
  readonly collection: CollectionLink;
  readonly product: ProductLink;
  readonly flex: FlexLink;
}

export type PaymentLink = LinkOf[LinkType];

/** Describes what every link has. Defaults are applied when it is read. */
export interface LinkBase {
  readonly shortId: string;
  readonly merchant: LinkMerchant;
  /** The merchant's own look as rules of a style sheet (TH-07); undefined where it has none. */
  readonly look?: readonly string[] | undefined;
  readonly currency: Currency;
  readonly title: string;
  /** Empty when there is none. */
  readonly description: string;
  readonly language: Language;
  /** The provider's `linkForm`, by wire name, as it goes back with the order (LK-06). */
  readonly form: Readonly<Record<string, string>>;
  /** The texts that the payer accepts (LW-02); undefined where there are none. */
  readonly saleTexts?: SaleTexts | undefined;
}

interface LinkMerchant {
  readonly name: string;
  /** Address of the logo; empty when there is none. Not yet known to be safe: the host adapter decides. */
  readonly logo: string;
  /** Where the merchant's site is; empty when unknown. Not yet known to be safe. */
  readonly website: string;
}

/** Collects an amount from one payer, in one payment or in parts (LK-01, LK-02). */
export interface CollectionLink extends LinkBase {
  readonly kind: 'collection';
  /** Holds what is still to be paid, in minor units. */
  readonly price: number;
  readonly payerName: string;
  readonly payerEmail: string;
}

/** Sells pieces of one product and has them delivered (LK-03). */
export interface ProductLink extends LinkBase, Quantity {
  readonly kind: 'product';
  /** Of one piece, in minor units; `price * max` never exceeds the largest amount, so that totals are exact (LK-07). */
  readonly price: number;
  /** Address of the picture; empty when there is none. Not yet known to be safe. */
  readonly image: string;
  /** AD-04. */
  readonly zipRequired: boolean;
  /** The invoice box starts checked (AD-05). */
  readonly invoiceSelected: boolean;
  /** Who sells (LW-01); undefined where the link does not say. */
  readonly seller: Seller | undefined;
}

/** Takes an amount that the payer chooses (LK-04). */
export interface FlexLink extends LinkBase {
  readonly kind: 'flex';
  /** Minor units. */
  readonly min: number;
  /** Minor units. */
  readonly max: number;
  /** Fills the name in; empty when the merchant gives none. */
  readonly payerName: string;
}

/** An order by a link of each type, as it is sent (AP-03). Texts are normalised, amounts in minor units. */
interface LinkOrderOf {
  readonly collection: CollectionOrder;
  readonly product: ProductOrder;
  readonly flex: FlexOrder;
}

export type LinkOrder = LinkOrderOf[LinkType];

/** Describes what every order has. */
interface OrderBase {
  /** The texts that were shown and accepted (LW-04). */
  readonly accepts?: SaleTexts | undefined;
}

export interface CollectionOrder extends OrderBase {
  readonly kind: 'collection';
  readonly amount: number;
}

export interface ProductOrder extends OrderBase, Payer, Destination {
  readonly kind: 'product';
  readonly quantity: number;
  /** The sum that the page shows for all of them (LK-07). */
  readonly amount: number;
  /** Undefined: no invoice is wanted. */
  readonly invoice: Invoice | undefined;
}

/** Returns whether the order of a link accepts the very texts that the link shows; also where it shows none (LW-04). */
export function acceptsTexts({ saleTexts }: PaymentLink, { accepts }: LinkOrder): boolean {
  return areSameTexts(saleTexts, accepts);
}

export interface FlexOrder extends OrderBase, Payer {
  readonly kind: 'flex';
  readonly amount: number;
}

export interface Payer {
  /** Name and surname. */
  readonly name: string;
  /** In one line. */
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}
