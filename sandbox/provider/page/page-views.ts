import { isLongDescription } from '../../../src/domain/links/description.js';
import { type Language, readLanguage } from '../../../src/domain/locale/language.js';
import { currencySigns, formatMoney } from '../../../src/domain/money/amount.js';
import { defaultCurrency, readCurrency } from '../../../src/domain/money/currency.js';
import { obligesToPay } from '../../../src/domain/payment/page-features.js';
import { appearanceRules } from '../../../src/domain/theme/appearance.js';
import { type Theme, themeOf } from '../../../src/domain/theme/theme.js';
import type { Database } from '../../database/database.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Clock } from '../../process/clock.js';
import { codesIn } from '../directory/methods.js';
import { plansOf } from '../installments/installment-plans.js';
import type { LegalRows } from '../installments/legal-rows.js';
import { findLink, type Link } from '../links/find-link.js';
import { refusalOfLink } from '../links/link-refusal.js';
import { refusalOfOrder } from '../links/link-stock.js';
import { rulesOf } from '../links/link-types.js';
import { readUse } from '../links/link-use.js';
import type { MerchantAddresses } from '../merchants/merchant-addresses.js';
import type { PolicyOf } from '../merchants/merchant-policies.js';
import type { Merchants } from '../merchants/merchants.js';
import { lookOf } from '../merchants/own-look.js';
import { isTransferPage, type Order } from '../orders/order-state.js';
import { findOrder, readState } from '../orders/orders.js';
import { hasCards, takesStoredCards } from '../saved-cards/stored-cards.js';
import { framingSites } from './framing-sites.js';
import type { Variant } from './page-files.js';

/** Describes what a page shows before its data arrives. */
export interface View {
  readonly variant: Variant;
  /** Absent where no payment and no link decides it: it is the browser's then (RT-01). */
  readonly lang?: Language;
  /** `device`: the document takes the look of the device before it is painted (TH-01). */
  readonly theme: 'dark' | 'light' | 'device';
  /** The sources of `frame-ancestors`. */
  readonly framedBy: string;
  /** The theme that the merchant stated for its frame (TH-08); absent where it stated none. */
  readonly statedTheme?: Theme | undefined;
  /** Rules of the merchant's own look (TH-07). */
  readonly look?: readonly string[];
  /** Whose page it is; absent where no merchant is known. */
  readonly merchantId?: string;
  /** Holds what the form will show beside the usual, so that nothing moves when its data arrives. */
  readonly form?: {
    readonly storeCardOff: boolean;
    readonly non3d: boolean;
    readonly savedCards: boolean;
    readonly transferOnly: boolean;
    /** Nothing but the card is offered. */
    readonly cardOnly: boolean;
    /** The plans of every brand can be opened, and a note says so. */
    readonly plans: boolean;
    /** The banner of installments at the cash price. */
    readonly cashPrice: boolean;
    /** The order obliges to pay, which a line at the button says (LW-03). */
    readonly obliges: boolean;
  };
  /** Holds what the page of a link says of it, and will show. */
  readonly link?: {
    readonly merchantName: string;
    readonly name: string;
    readonly description: string;
    /** As the page prints it; empty where the payer chooses the amount. */
    readonly price: string;
    /** Of its currency, as it stands before an amount. */
    readonly sign: string;
    readonly longText: boolean;
    readonly picture: boolean;
    readonly logo: boolean;
    /** Its texts are accepted with the order, which obliges to pay (LW-03). */
    readonly obliges: boolean;
  };
}

export const plainView: View = {
  variant: 'plain',
  theme: 'device',
  framedBy: '*',
};

/**
 * Holds what every address without a page of its own shows: however the page reads it, no frame can hold it (TR-03).
 */
export const strayView: View = { ...plainView, framedBy: "'none'" };

/** The views that fit a payment, or a link. */
export class PageViews {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly merchants: Merchants,
    private readonly addresses: MerchantAddresses,
    private readonly policyOf: PolicyOf,
    private readonly legalRows: LegalRows,
  ) {}

  /** Returns whether a text is the token of a payment. */
  async isPayment(token: string): Promise<boolean> {
    return (await findOrder(this.db, token)) !== undefined;
  }

  /** Only an order that can be paid gets card fields. */
  async ofPayment(token: string): Promise<View> {
    return this.viewOf(token, (order) => this.variantOf(order));
  }

  /** The page of an outcome has no card fields, and says none before it is asked for. */
  async ofOutcome(token: string): Promise<View> {
    return this.viewOf(token, async () => 'result');
  }

  /** Only a link that can be paid gets the form of its type. */
  async ofLink(shortId: string): Promise<View> {
    const link = await findLink(this.db, shortId);
    if (link === undefined) return plainView;
    const merchant = await this.merchants.find(link.merchantId);
    const view = this.viewOfLink(link, merchant);
    const now = this.clock.now();
    const use = await readUse(this.db, link, now);
    if (refusalOfLink(link, use, now) !== undefined) return view;
    const currency = readCurrency(link.currency) ?? defaultCurrency;
    const price = rulesOf(link).shownPrice(link, use);
    return {
      ...view,
      variant: link.kind,
      link: {
        merchantName: merchant?.name ?? '',
        name: link.name,
        description: link.description,
        price: price === undefined ? '' : formatMoney(price, currency),
        sign: currencySigns[currency].trim(),
        longText: isLongDescription(link.description),
        picture: link.image !== '',
        logo: (merchant?.logo ?? '') !== '',
        obliges: link.saleTexts !== null,
      },
    };
  }

  /** The page of what a payment by link came to. */
  async ofLinkEnd(shortId: string): Promise<View> {
    const link = await findLink(this.db, shortId);
    return link === undefined ? plainView : this.viewOfLink(link, await this.merchants.find(link.merchantId));
  }

  private viewOfLink(link: Link, merchant: MerchantAccount | undefined): View {
    return {
      ...plainView,
      lang: readLanguage(link.lang),
      framedBy: framingSites(merchant, this.addresses),
      merchantId: link.merchantId,
      look: appearanceRules(lookOf(merchant)),
    };
  }

  private async viewOf(token: string, variantOf: (order: Order) => Promise<Variant>): Promise<View> {
    const found = await findOrder(this.db, token);
    if (found === undefined) return plainView;
    const { order } = found;
    const merchant = this.merchants.ofRow(found.merchant);
    const plans = [...plansOf(order, { rows: this.legalRows, now: this.clock.now() }).values()];
    return {
      variant: await variantOf(order),
      lang: readLanguage(order.lang),
      theme: themeOf(order.dark),
      statedTheme: order.themeStated ? themeOf(order.dark) : undefined,
      look: appearanceRules(lookOf(merchant, order.appearance)),
      framedBy: framingSites(merchant, this.addresses),
      merchantId: order.merchantId,
      form: {
        ...order,
        transferOnly: isTransferPage(order, this.clock.now()),
        savedCards: takesStoredCards(order) && (await hasCards(this.db, order)),
        plans: plans.length > 0 && this.policyOf(order.merchantId).hidesInstallmentNote !== true,
        obliges: obligesToPay(order),
        cashPrice: plans.some(({ pftCounts }) => pftCounts.length > 0),
        cardOnly: order.bankLoans.length === 0 && codesIn(order.currency, order.paymentOptions).length === 0,
      },
    };
  }

  private async variantOf(order: Order): Promise<Variant> {
    const now = this.clock.now();
    const state = await readState(this.db, order, now);
    if (state.kind !== 'payable') return 'plain';
    if ((await refusalOfOrder(this.db, order, now, true)) !== undefined) return 'plain';
    return order.testMode ? 'blocked' : 'card';
  }
}
