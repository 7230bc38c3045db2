import { formatMoney } from '../../../src/domain/money/amount.js';
import { type Html, html } from '../../site/html.js';
import type { Order } from '../orders/orders.js';
import type { PreparedPayment, TestCard } from '../prepared/prepared-payments.js';
import { layout, type Reader } from './layout.js';
import { copyButton } from './scenario-list.js';

interface CheckoutView {
  readonly pageAddress: string;
  /** Where the wallets' own pages are. */
  readonly walletsUrl: string;
  readonly prepared: PreparedPayment | undefined;
}

/** The store's own page around the provider's frame. */
export function checkoutPage(
  reader: Reader,
  order: Order,
  { pageAddress, walletsUrl, prepared }: CheckoutView,
): string {
  const { t, language } = reader;
  const links = html`<p class="row small links"><a href="/orders/${order.oid}">${t.watchOrder}</a><a href="${pageAddress}">${t.openAlone}</a></p>`;
  return layout(reader, {
    title: t.checkoutTitle,
    theme: order.theme,
    script: new URL('/vezne-embed.js', pageAddress).href,
    body: html`<div class="checkout">
      <div class="checkout-side">
        <div class="sum">
          <h1 class="sum-title">${t.checkoutTitle}</h1>
          <p class="sum-big">${formatMoney(order.amount, order.currency)}</p>
          <ul class="sum-lines quiet">${order.basket.map(([name, , quantity]) => html`<li><span>${name}</span><span class="nowrap">× ${quantity}</span></li>`)}</ul>
        </div>
        ${
          prepared &&
          html`<section class="helper" aria-labelledby="helper-title">
          <details open>
          <summary><h2 class="helper-title" id="helper-title">${prepared.card === undefined ? t.testSteps : t.testCard}</h2><span class="quiet small">${prepared.title[language]}</span></summary>
          <div class="helper-body">
          ${prepared.expectation && html`<p>${prepared.expectation[language]}</p>`}
          ${prepared.steps && html`<p>${prepared.steps[language]}</p>`}
          ${prepared.card && cardRows(reader, prepared.card)}
          ${prepared.steps && html`<p class="row small"><a href="/office" target="_blank" rel="noopener">${t.office}</a>${/^(tosla|wallets)/.test(prepared.id) && html`<a href="${walletsUrl}/tosla" target="_blank" rel="noopener">${t.toslaApp}</a>`}</p>`}
          </div>
          </details>
        </section>`
        }
        ${links}
      </div>
      <div class="stack">
        <form class="note note-wait" id="expired" method="post" action="/checkout/${order.oid}/again" role="alert" hidden>
          <strong>${t.expiredTitle}</strong><span>${t.expiredText}</span>
          <span><button class="button button-small">${t.startAgain}</button></span>
        </form>
        <div id="payment" data-address="${pageAddress}" data-title="${t.frameTitle}"></div>
        <noscript><iframe class="pay-frame" src="${pageAddress}" title="${t.frameTitle}" allow="payment *; publickey-credentials-get *" width="100%" height="960"></iframe></noscript>
        ${links}
      </div>
    </div>`,
  });
}

function cardRows({ t }: Reader, card: TestCard): Html {
  const row = (label: string, shown: string, copied: string) =>
    html`<div><dt>${label}</dt><dd class="helper-value mono">${shown}</dd><dd class="helper-act">${copyButton(t.copy, t.copyNamed(label), t.copied, copied)}</dd></div>`;
  return html`<dl class="helper-rows">
    ${row(t.cardNumber, card.number, card.digits)}${row(t.expiry, card.expiry, card.expiry)}${row(t.code, card.code, card.code)}
  </dl>`;
}

/** The provider did not give a token. Its reason is shown as it came. */
export function refusedPage(reader: Reader, reason: string | undefined): string {
  const { t } = reader;
  return layout(reader, {
    title: t.tokenFailed,
    body: html`<div class="outcome">
      <div class="seal seal-bad"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 6v7m0 4.5v.1" /></svg></div>
      <h1>${t.tokenFailed}</h1>
      ${reason === undefined ? html`<p>${t.noAnswer}</p>` : html`<p>${t.tokenFailedText}</p><p class="note note-bad code">${reason}</p>`}
      <p class="row"><a class="button" href="/basket">${t.basket}</a><a class="button button-plain" href="/merchants">${t.merchants}</a></p>
    </div>`,
  });
}
