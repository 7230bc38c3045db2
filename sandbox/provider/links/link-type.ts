import type { LinkRefusal } from '../../../src/domain/links/link-refusal-codes.js';
import type { Order } from '../orders/order-state.js';
import type { FormBody } from '../requests/form-body.js';
import type { Link } from './find-link.js';
import type { LinkField, LinkOrder, LinkPayer } from './link-order.js';
import type { LinkRequest } from './link-request.js';
import type { LinkUse, Wanted } from './link-use.js';

/** Why a link takes no payment, or not this one. It is never stored: it follows from the link, its use and the time. */
export type KnownLinkRefusal = Exclude<LinkRefusal, 'notFound'>;

/** Of those, why one payment is more than its link has left. */
export type LinkExcess = Extract<KnownLinkRefusal, 'closed' | 'outOfStock' | 'amountLeft' | 'pending'>;

/** `field`: the first wrong one, by wire name. */
export type LinkOrderRead =
  | { readonly order: LinkOrder }
  | { readonly field: string }
  | { readonly refusal: KnownLinkRefusal };

/** Describes everything in which a type of link differs from the others. Amounts in minor units. */
export interface LinkTypeRules {
  /** The class of the fields that link/create takes for it; the class says itself what is signed of it and stored. */
  readonly Request: new () => LinkRequest;
  /** Returns why a price that link/change asks for does not fit what was paid or is being paid. `challenged`: the amounts at the bank. */
  priceProblem(link: Link, use: LinkUse, price: number, challenged: readonly number[]): string | undefined;

  /** The merchant says who pays; else the shopper does, on the link's page. */
  readonly namesPayer: boolean;
  /** A payment buys pieces, which are counted and may be limited. */
  readonly sellsPieces: boolean;
  /** Everything is paid that it collects. */
  isPaid(link: Link, use: LinkUse): boolean;
  /** Returns why a link that is open takes no payment now, whatever its amount. */
  refusal(link: Link, use: LinkUse): KnownLinkRefusal | undefined;
  /** Returns why one payment asks for more than is left, also where those under way are made. */
  excess(link: Link, use: LinkUse, wanted: Wanted): LinkExcess | undefined;

  /** Returns the part of `linkPage` that is its own (AP-02). */
  terms(link: Link, use: LinkUse): Readonly<Record<string, string | number | null>>;
  /** Returns what its page shows as the price; undefined where the payer chooses it. */
  shownPrice(link: Link, use: LinkUse): number | undefined;
  /** Returns the sum that a message about it names, and undefined where it names none. */
  namedPrice(link: Link, use: LinkUse): number | undefined;

  /** The fields of its page's form (LK-06). */
  readonly fields: readonly LinkField[];
  /** Reads them (AP-03): by the rules of the page's form, and those that need the link's current state. */
  readOrder(form: FormBody, link: Link, use: LinkUse): LinkOrderRead;
  /** Returns the order of so much, or of so many pieces. The link itself may name the payer. */
  orderOf(link: Link, amountOrPieces: number, payer: LinkPayer): LinkOrder;
  /** Returns what the merchant is notified of beside what every payment by link has. */
  notified(order: Order): Readonly<Record<string, string>>;
}
