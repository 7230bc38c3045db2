import type { Language } from '../../src/domain/locale/language.js';
import { formatMoney } from '../../src/domain/money/amount.js';
import { type Html, html } from '../site/html.js';
import { textsIn } from './texts.js';
import { type WalletPayment, type WalletState, walletActs } from './wallets-contract.js';

export type Asset = (name: string) => string;

/** The wallet's name above a page. */
interface Brand {
  readonly method: string;
  readonly name: string;
}

/** Describes what a wallet's own page has beside the others'. */
interface AskedBy {
  /** The secret that the wallet's forms carry. */
  readonly token?: string;
  /** The shopper knows the payment by its reference. */
  readonly isCode?: boolean;
}

/** Asks the shopper. */
export function askPage(asset: Asset, payment: WalletPayment, { token, isCode = false }: AskedBy = {}): string {
  const { method, wallet, language, reference } = payment;
  const t = textsIn(language);
  const lends = method === 'bank_loans';
  const words = lends ? { ...t.acts, decline: t.lendDecline } : t.acts;
  const title = lends ? t.lendTitle : t.title;
  return page(asset, language, { method, name: wallet }, title, [
    html`<h1>${title}</h1>
    <dl class="facts">
      <div><dt>${t.merchant}</dt><dd>${payment.merchantName}</dd></div>
      <div><dt>${t.amount}</dt><dd class="amount">${formatMoney(payment.amount, payment.currency)}</dd></div>
      ${isCode && html`<div><dt>${t.reference}</dt><dd class="code">${grouped(reference)}</dd></div>`}
    </dl>
    <form method="post" action="/${method}/${payment.id}" class="ask">
      ${token !== undefined && html`<input type="hidden" name="token" value="${token}">`}
      <p class="demo"><strong>${t.demo}</strong> ${t.demoText}</p>
      <div class="acts">${walletActs.map((act) => html`<button class="act act-${act}" name="act" value="${act}">${words[act]}</button>`)}</div>
    </form>`,
  ]);
}

/** Returns what came of a payment, for a shopper who stays. `onward`: what stands below it. */
export function resultPage(asset: Asset, payment: WalletPayment, onward: Html): string {
  const { method, wallet, language, state } = payment;
  const t = textsIn(language);
  const [title = '', text = ''] = t.results[state];
  return page(asset, language, { method, name: wallet }, title, [
    result(state, title, html`<p class="lead" role="status">${text}</p>`),
    onward,
  ]);
}

/** Posts the outcome to the script that opened the frame; the text is for a browser that delays the message. */
export function bexResultPage(asset: Asset, payment: WalletPayment): string {
  const { method, wallet, language, state } = payment;
  const [title = '', text = ''] = textsIn(language).results[state];
  const word = state === 'cancelled' || state === 'expired' ? 'cancelled' : 'completed';
  return page(asset, language, { method, name: wallet }, title, [
    result(
      state,
      title,
      html`<p class="lead" role="status" data-bex="${word}" data-bex-id="${payment.id}">${text}</p>`,
    ),
  ]);
}

const clock = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5V12l3 2';

/** A tick, a clock, or a cross. */
const marks: Readonly<Record<WalletState, string>> = {
  approved: 'M5 12.5 10 17l9-10',
  waiting: clock,
  processing: clock,
  declined: 'm7 7 10 10M17 7 7 17',
  cancelled: 'm7 7 10 10M17 7 7 17',
  expired: 'm7 7 10 10M17 7 7 17',
};

function result(state: WalletState, title: string, text: Html): Html {
  const isBad = state === 'declined' || state === 'cancelled' || state === 'expired';
  return html`<div class="result"><span class="result-mark${isBad && ' result-mark-bad'}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${marks[state]}" /></svg></span><h1>${title}</h1>${text}</div>`;
}

export function problemPage(asset: Asset, language: Language, title: string, text: string): string {
  return page(asset, language, { method: '', name: '' }, title, [html`<h1>${title}</h1><p class="lead">${text}</p>`]);
}

/** `ABCD EFGH JKLM` */
export function grouped(reference: string): string {
  return reference.replace(/(.{4})(?=.)/g, '$1 ');
}

export function page(asset: Asset, language: Language, brand: Brand, title: string, body: readonly Html[]): string {
  const t = textsIn(language);
  return html`<!doctype html>
<html lang="${language}" data-wallet="${brand.method}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}${brand.name !== '' && ` · ${brand.name}`}</title>
  <link rel="icon" href="${asset('favicon.svg')}" type="image/svg+xml">
  <link rel="stylesheet" href="${asset('sheet.css')}">
  <link rel="stylesheet" href="${asset('wallets.css')}">
  <script defer src="${asset('wallets.js')}"></script>
</head>
<body>
  <main class="sheet">
    ${brand.name !== '' && html`<header class="brand"><span class="brand-mark" aria-hidden="true">${brand.name.slice(0, 1)}</span><span class="brand-name">${brand.name}</span><span class="brand-what">${brand.method === 'bank_loans' ? t.lends : t.what}</span></header>`}
    ${body}
  </main>
</body>
</html>
`.toString();
}
