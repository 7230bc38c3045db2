import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../src/domain/locale/language.js';
import { printAmount } from '../../../src/domain/money/amount.js';
import { appearanceRules } from '../../../src/domain/theme/appearance.js';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import type { Urls } from '../../process/urls.js';
import { reasonOf } from '../directory/decline-reasons.js';
import { codesIn, loansOf, optionsOf } from '../directory/methods.js';
import { cashPriceMax, countMax, plansOf, printPlans } from '../installments/installment-plans.js';
import { type LegalMoment, limitWarnings } from '../installments/legal-installments.js';
import type { LegalRows } from '../installments/legal-rows.js';
import type { VoidPosts } from '../ledger/void-payment-posts.js';
import { lookOf } from '../merchants/own-look.js';
import { plainBasket } from '../orders/basket.js';
import { endOfPage, isTransferPage, mayExtend, type Order, type WaitsFor } from '../orders/order-state.js';
import type { Routes } from '../requests/routes.js';
import { cardsOf, shownCard, takesStoredCards } from '../saved-cards/stored-cards.js';
import { linkPageOfOrder, type OpenedLink } from './link-page.js';
import type { OpenLinks } from './open-links.js';
import { noticeWaits, type Payment, type Payments } from './payments.js';
import { receiptDetails } from './receipt-details.js';
import { languageOf, Refusal, refusalOf } from './refusal.js';
import type { ReturnAddresses } from './return-addresses.js';

/** AP-05 and AP-06: the payment a token opens, and whether it is paid. */
export class ReadPayment implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly urls: Urls,
    private readonly product: string,
    private readonly payments: Payments,
    private readonly links: OpenLinks,
    private readonly voidPosts: VoidPosts,
    private readonly legalRows: LegalRows,
    private readonly addresses: ReturnAddresses,
  ) {}

  serve(app: FastifyInstance): void {
    app.get<{ Params: { token: string } }>('/odeme/api/oos/payment/get/token/:token', async (request) => {
      const payment = await this.payments.find(request.params.token);
      const orPending = shownWaits(payment.order, this.clock.now());
      const failure = await this.payments
        .requirePayable(payment, { orPending, byTransfer: true })
        .catch(async (error: unknown) => {
          throw error instanceof Refusal ? error.with(await this.wayOn(payment)) : error;
        });
      const language = languageOf(request.headers['accept-language'], payment.order);
      const errors = failure === undefined ? [] : [reasonOf(failure).text[language]];
      return { status: 'success', message: '', data: await this.dataOf(payment, errors, language) };
    });

    app.get<{ Params: { token: string } }>('/odeme/api/oos/payment/get/status/:token', async (request) => {
      const payment = await this.payments.find(request.params.token);
      const { order, merchant } = payment;
      const state = await this.voidPosts.askOrder(order.id);
      if (state.kind !== 'paid') {
        const refusal = refusalOf(state, order, merchant.name) ?? new Refusal('unpaid', { order });
        throw refusal.with(await this.wayOn(payment));
      }
      const receipt = await receiptDetails(this.db, order);
      return { status: 'success', message: '', data: { ...(await this.payments.receiptOf(payment)), receipt } };
    });
  }

  private async dataOf(payment: Payment, paymentErrors: readonly string[], language: Language): Promise<object> {
    const { order } = payment;
    const root = this.urls.provider;
    const at = { rows: this.legalRows, now: this.clock.now() };
    const link = order.linkId === null ? undefined : await this.links.find(order.linkId);
    const paymentPage = pageOf(root, payment, at);
    return {
      paymentWarnings: [...order.warnings, ...limitWarnings(order, countMax, at)],
      paymentErrors,
      paymentPage: link === undefined ? paymentPage : { ...paymentPage, ...linkFields(link, order) },
      paymentForm: { ...formOf(this.product, order, at.now), merchant_fail_url: await this.addresses.ofUnpaid(order) },
      paymentOptions: optionsOf(root, codesIn(order.currency, order.paymentOptions)),
      paymentBankLoans: loansOf(root, order.bankLoans, language),
      registeredCards: await this.registeredCards(payment),
      installments: printPlans(plansOf(order, at).values()),
    };
  }

  /** Where the page leads on to after a refusal: the link of the payment, else its store (RL-16). */
  private async wayOn({ order, merchant }: Payment): Promise<Readonly<Record<string, string>>> {
    const { name: merchantName } = merchant;
    if (order.linkId !== null) return { merchantName, shortId: order.linkId };
    return { merchantName, redirectUrl: await this.addresses.ofUnpaid(order) };
  }

  /** The stored cards of the order's shopper, where it takes any (SC-01). */
  private async registeredCards({ order, merchant }: Payment) {
    if (!takesStoredCards(order)) return [];
    return (await cardsOf(this.db, order)).map(({ card, groupId }) => ({
      ...shownCard(card, merchant.requireCvv),
      utoken: card.utoken,
      dtoken: card.dtoken,
      group_id: groupId,
    }));
  }
}

const flag = (value: boolean) => (value ? '1' : '0');

/**
 * Returns what a page for a transfer shows itself: how far its notice has come, past its time the step that was begun
 * alone. Any other page waits for the decision (TR-02).
 */
function shownWaits(order: Order, now: number): readonly WaitsFor[] {
  if (!isTransferPage(order, now)) return [];
  return endOfPage(order, now).getTime() > now ? noticeWaits : ['challenge'];
}

function pageOf(root: string, { order, merchant }: Payment, at: LegalMoment) {
  const look = lookOf(merchant, order.appearance);
  return {
    type: 'iframe',
    transferOnly: flag(isTransferPage(order, at.now)),
    extendable: flag(mayExtend(order, at.now)),
    root: `${root}/`,
    paymentAmount: printAmount(order.amount),
    currency: order.currency,
    testMode: flag(order.testMode),
    storeCardOff: flag(order.storeCardOff),
    non3d: flag(order.non3d),
    force3d: flag(order.force3d),
    noInstallment: flag(order.noInstallment),
    darkMode: flag(order.dark),
    themeStated: flag(order.themeStated),
    look: appearanceRules(look),
    showLogo: flag(look.logo !== undefined),
    pftOptionMax: cashPriceMax(order, at),
    timeoutLimit: order.timeoutLimit,
    email: order.email,
    lang: order.lang,
    merchantId: order.merchantId,
    merchantOid: order.merchantOid,
    merchantName: merchant.name,
    merchantWebsite: merchant.website,
    merchantLogo: look.logo ?? merchant.logo,
    csrfToken: order.csrfToken,
    token: order.token,
  };
}

/** Returns what the page shows of the link that is paid (PP-04, PP-05). */
function linkFields(opened: OpenedLink, order: Order) {
  const { linkType, shortId, productName, productImage, productPrice, productCount } = linkPageOfOrder(opened, order);
  return { type: 'link', linkType, shortId, productName, productImg: productImage, productPrice, productCount };
}

function formOf(product: string, order: Order, now: number) {
  return {
    merchant_id: order.merchantId,
    merchant_oid: order.merchantOid,
    user_ip: order.userIp,
    user_basket: plainBasket(order.userBasket),
    user_name: order.userName,
    user_address: order.userAddress,
    user_phone: order.userPhone,
    email: order.email,
    payment_amount: String(order.amount),
    currency: order.currency,
    [`${product}_token`]: order.token,
    no_installment: flag(order.noInstallment),
    max_installment: String(order.maxInstallment),
    timeout_limit: String(order.timeoutLimit),
    merchant_ok_url: order.okUrl,
    debug_on: flag(order.debugOn),
    test_mode: flag(order.testMode),
    lang: order.lang,
    utoken: order.utoken,
    submerchant_id: order.submerchantId,
    ptr_url: order.ptrUrl,
    request_exp_date: endOfPage(order, now).toISOString(),
  };
}
