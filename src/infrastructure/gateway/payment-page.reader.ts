import * as v from 'valibot';
import { readLanguage } from '../../domain/locale/language.js';
import { type InstallationPolicy, policyOf } from '../../domain/merchant/policies.js';
import { optionsIn, transferPays } from '../../domain/methods/offered-methods.js';
import { defaultAmount, parseAmount } from '../../domain/money/amount.js';
import type { LinkContext, Merchant, PaymentPage } from '../../domain/payment/payment-page.js';
import { product } from '../../domain/payment/product-slug.js';
import { themeOf } from '../../domain/theme/theme.js';
import type { Answer } from './answer.js';
import { readBasket } from './basket.reader.js';
import { installments } from './installments.reader.js';
import { savedCard } from './saved-card.reader.js';
import {
  address,
  amount,
  count,
  currency,
  flag,
  form,
  key,
  list,
  logoAddress,
  look,
  momentMs,
  read,
  text,
} from './wire.js';

/** Minutes; a year at most, so that a moment can be computed from it. */
const timeout = count(1, 366 * 24 * 60, 30);

const kind = v.fallback(v.picklist(['iframe', 'link', 'page']), 'iframe');

const paymentPage = v.object({
  type: kind,
  linkType: text(40),
  root: address,
  shortId: text(50),
  paymentAmount: amount,
  currency,
  timeoutLimit: timeout,
  email: text(254),
  lang: text(8),
  testMode: flag,
  storeCardOff: flag,
  non3d: flag,
  force3d: flag,
  noInstallment: flag,
  darkMode: flag,
  themeStated: flag,
  look,
  showLogo: flag,
  transferOnly: flag,
  extendable: flag,
  merchantId: key(32),
  merchantOid: key(64),
  csrfToken: key(),
  token: key(),
  merchantName: text(),
  merchantWebsite: address,
  merchantLogo: address,
  merchantLogoPath: address,
  productImg: address,
  productName: text(),
  productPrice: text(40),
  productCount: count(1, 99_999, 1),
  pftOptionMax: count(1, 12, undefined),
});

/** The code keeps its case: codes such as `mmPay` have capitals. */
const option = v.object({ code: v.pipe(text(40), v.minLength(1)), name: text(100), icon: address });

// EN-01: what the provider leaves out has these defaults.
const paymentForm = form({ no_installment: '1', test_mode: '1' });

const shown = v.pipe(text(500), v.minLength(1));

const body = v.object({
  data: v.object({
    paymentPage,
    paymentForm,
    installments,
    registeredCards: list(savedCard, 1_000),
    paymentWarnings: list(shown, 20),
    paymentErrors: list(shown, 20),
    paymentOptions: list(option),
    paymentBankLoans: list(option),
  }),
});

type Wire = v.InferOutput<typeof body>['data'];

/** The answer to `get/token`: the payment, with every default applied (AP-05, EN-01), and its merchant's policy (SP-03). */
export function readPaymentPage(answer: Answer, policies: readonly InstallationPolicy[] = []): PaymentPage {
  const wire = read(body, answer).data;
  const { paymentPage: page, paymentForm: fields } = wire;
  return {
    kind: page.type,
    root: page.root,
    access: {
      pageType: page.type,
      token: page.token,
      csrfToken: page.csrfToken,
      merchantId: page.merchantId,
      merchantOid: page.merchantOid,
    },
    merchant: { ...merchantOf(wire), policy: policyOf(page.merchantId, policies) },
    order: {
      id: page.merchantOid,
      amount: page.paymentAmount,
      currency: page.currency,
      email: page.email || (fields.email ?? ''),
      basket: readBasket(fields.user_basket ?? ''),
    },
    language: readLanguage(page.lang),
    darkMode: page.darkMode,
    statedTheme: page.themeStated ? themeOf(page.darkMode) : undefined,
    look: page.look,
    showsLogo: page.showLogo || page.type === 'link',
    testMode: page.testMode,
    storeCardOff: page.storeCardOff,
    non3d: page.non3d,
    force3d: page.force3d,
    noInstallment: page.noInstallment,
    pftOptionMax: page.pftOptionMax,
    payableForMs: payableForMs(fields.request_exp_date ?? '', answer.serverTime, page.timeoutLimit),
    extendable: page.extendable,
    warnings: wire.paymentWarnings,
    errors: wire.paymentErrors,
    transferOnly: page.transferOnly && transferPays(page.currency),
    options: optionsIn(page.currency, wire.paymentOptions),
    bankLoans: wire.paymentBankLoans,
    savedCards: wire.registeredCards,
    installments: wire.installments,
    link: linkOf(wire),
    form: { [`${product}_token`]: page.token, ...fields },
  };
}

/**
 * How long the page can be paid, in ms (EX-01). The server's end is read against the server's own clock, so that a
 * shopper's wrong one does not expire the page; without either, the limit counts from now.
 */
function payableForMs(expiresAt: string, serverTime: number | undefined, limitMinutes: number): number {
  const end = momentMs(expiresAt);
  if (serverTime === undefined || Number.isNaN(end)) return limitMinutes * 60_000;
  return Math.min(longestMs, Math.max(0, end - serverTime));
}

const longestMs = 366 * 24 * 60 * 60_000;

function merchantOf({ paymentPage: page, paymentForm: fields }: Wire): Omit<Merchant, 'policy'> {
  return {
    id: page.merchantId,
    name: page.merchantName,
    website: page.merchantWebsite,
    logo: logoAddress(page.merchantLogo, page.merchantLogoPath),
    okUrl: fields.merchant_ok_url ?? '',
    failUrl: fields.merchant_fail_url ?? '',
  };
}

function linkOf({ paymentPage: page }: Wire): LinkContext | undefined {
  if (page.type !== 'link') return undefined;
  return {
    shortId: page.shortId,
    linkType: page.linkType,
    productName: page.productName,
    productImage: page.productImg,
    productPrice: parseAmount(page.productPrice) ?? defaultAmount,
    productCount: page.productCount,
    merchantLogo: logoAddress(page.merchantLogo, page.merchantLogoPath),
  };
}
