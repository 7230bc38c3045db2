import type { FastifyInstance } from 'fastify';
import { printAmount } from '../../src/domain/money/amount.js';
import type { Language } from '../../src/domain/page/language.js';
import type { Gateway } from '../gateway/gateway.js';
import { plansOf, printPlans } from '../installments.js';
import type { Order } from '../ledger/order-state.js';
import { readState } from '../ledger/orders.js';
import { loansOf, optionsOf } from '../methods.js';
import { reasonOf } from '../reasons.js';
import { cardsOf, shownCard, takesStoredCards } from '../saved-cards/stored-cards.js';
import { type Payment, paymentOf } from './access.js';
import { linkPageOfOrder, type OpenedLink } from './link-page.js';
import { requirePayable } from './payable.js';
import { linkOf } from './read-link.js';
import { languageOf, Refusal, refusalOf } from './refusal.js';

/** AP-05 and AP-06: the payment a token opens, and whether it is paid. */
export function readPayment(app: FastifyInstance, gateway: Gateway): void {
  app.get<{ Params: { token: string } }>('/odeme/api/oos/payment/get/token/:token', async (request) => {
    const payment = await paymentOf(gateway, request.params.token);
    // A transfer page shows how far its notice has come; any other waits for the decision.
    const failure = await requirePayable(gateway, payment, { orReviewed: payment.order.transferOnly });
    const language = languageOf(request.headers['accept-language'], payment.order);
    const errors = failure === undefined ? [] : [reasonOf(failure).text[language]];
    return { status: 'success', message: '', data: await dataOf(gateway, payment, errors, language) };
  });

  app.get<{ Params: { token: string } }>('/odeme/api/oos/payment/get/status/:token', async (request) => {
    const { order, merchant } = await paymentOf(gateway, request.params.token);
    const state = await readState(gateway.db, order, gateway.clock.now());
    if (state.kind === 'payable' || state.kind === 'limited') throw new Refusal('unpaid', { order });
    if (state.kind !== 'paid') throw refusalOf(state, order, merchant.name) ?? new Refusal('unpaid', { order });
    const { okUrl, merchantOid } = order;
    return { status: 'success', message: '', data: { redirectUrl: okUrl, merchantName: merchant.name, merchantOid } };
  });
}

const flag = (value: boolean) => (value ? '1' : '0');

async function dataOf(gateway: Gateway, payment: Payment, paymentErrors: readonly string[], language: Language) {
  const { paymentOptions, bankLoans, linkId } = payment.order;
  const root = gateway.urls.provider;
  const opened = linkId === null ? undefined : await linkOf(gateway, linkId);
  return {
    paymentWarnings: payment.order.warnings,
    paymentErrors,
    paymentPage: { ...pageOf(gateway, payment), ...(opened && linkFields(opened, payment.order)) },
    paymentForm: formOf(gateway, payment),
    paymentOptions: optionsOf(root, paymentOptions),
    paymentBankLoans: loansOf(root, bankLoans, language),
    registeredCards: await registeredCards(gateway, payment),
    installments: printPlans(plansOf(payment.order).values()),
  };
}

/** The stored cards of the order's shopper, where it takes any (SC-01). */
async function registeredCards({ db }: Gateway, { order, merchant }: Payment) {
  if (!takesStoredCards(order)) return [];
  return (await cardsOf(db, order)).map(({ card, groupId }) => ({
    ...shownCard(card, merchant.requireCvv),
    ...{ utoken: card.utoken, dtoken: card.dtoken, group_id: groupId },
  }));
}

function pageOf(gateway: Gateway, { order, merchant }: Payment) {
  return {
    type: 'iframe',
    transferOnly: flag(order.transferOnly),
    root: `${gateway.urls.provider}/`,
    paymentAmount: printAmount(order.amount),
    currency: order.currency,
    testMode: flag(order.testMode),
    storeCardOff: flag(order.storeCardOff),
    non3d: flag(order.non3d),
    force3d: flag(order.force3d),
    noInstallment: flag(order.noInstallment),
    darkMode: flag(order.dark),
    pftOptionMax: order.currency === 'TL' && !order.noInstallment ? order.pftOptionMax : 0,
    timeoutLimit: order.timeoutLimit,
    email: order.email,
    lang: order.lang,
    merchantId: order.merchantId,
    merchantOid: order.merchantOid,
    merchantName: merchant.name,
    merchantWebsite: merchant.website,
    merchantLogo: merchant.logo,
    csrfToken: order.csrfToken,
    token: order.token,
  };
}

/** What the page shows of the link that is paid (PP-04, PP-05). */
function linkFields(opened: OpenedLink, order: Order) {
  const { linkType, shortId, productName, productImage, productPrice, productCount } = linkPageOfOrder(opened, order);
  return { type: 'link', linkType, shortId, productName, productImg: productImage, productPrice, productCount };
}

function formOf(gateway: Gateway, { order }: Payment) {
  return {
    merchant_id: order.merchantId,
    merchant_oid: order.merchantOid,
    user_ip: order.userIp,
    user_basket: order.userBasket,
    user_name: order.userName,
    user_address: order.userAddress,
    user_phone: order.userPhone,
    email: order.email,
    payment_amount: String(order.amount),
    currency: order.currency,
    [`${gateway.product}_token`]: order.token,
    no_installment: flag(order.noInstallment),
    max_installment: String(order.maxInstallment),
    timeout_limit: String(order.timeoutLimit),
    merchant_ok_url: order.okUrl,
    merchant_fail_url: order.failUrl,
    debug_on: flag(order.debugOn),
    test_mode: flag(order.testMode),
    lang: order.lang,
    utoken: order.utoken,
    request_exp_date: order.expiresAt.toISOString(),
  };
}
