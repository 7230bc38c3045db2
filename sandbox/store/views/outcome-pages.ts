import { formatMoney } from '../../../src/domain/money/amount.js';
import { type Html, html } from '../../site/html.js';
import type { ReturnWord } from '../merchant-api/return-state.js';
import type { Order } from '../orders/orders.js';
import { layout, type Reader } from './layout.js';

const signs = {
  good: html`<path d="m6 12.5 4 4 8-9" />`,
  bad: html`<path d="m7.5 7.5 9 9m0-9-9 9" />`,
  wait: html`<path d="M12 6v6l4 2" /><circle cx="12" cy="12" r="9" />`,
} as const;

/** The word of a return address on its order: `wrong` where that could not be verified. */
export type ShownState = ReturnWord | 'wrong';

function stateLine({ t }: Reader, state: ShownState | undefined): Html {
  return html`${state !== undefined && html`<p class="quiet small">${t.returnStates[state]}</p>`}`;
}

/** Where the provider sends a shopper who paid. The browser proves nothing: only the notification makes the order paid. */
export function okPage(reader: Reader, order: Order, state?: ShownState): string {
  const { t } = reader;
  if (order.state !== 'paid') {
    return outcome(
      reader,
      order,
      'wait',
      t.okWaitTitle,
      html`<p role="status">${t.okWaitText}</p>${stateLine(reader, state)}`,
      [html`<a class="button button-plain" href="/orders/${order.oid}/ok">${t.refresh}</a>`],
    );
  }
  return outcome(reader, order, 'good', t.okTitle, html`<p>${t.okText}</p>${stateLine(reader, state)}`, [
    html`<a class="button" href="/">${t.toShop}</a>`,
    html`<a class="button button-plain" href="/orders/${order.oid}">${t.watchOrder}</a>`,
  ]);
}

/** Where a failed payment ends. The message comes with the shopper's browser, so it is shown as a quotation and proves nothing. */
export function failPage(reader: Reader, order: Order, message: string, state?: ShownState): string {
  const { t } = reader;
  // The notification may still be on its way.
  if (order.state === 'paid' || state === 'success') {
    return outcome(reader, order, 'wait', t.okTitle, html`<p>${t.failButPaid}</p>${stateLine(reader, state)}`, [
      html`<a class="button" href="/orders/${order.oid}">${t.watchOrder}</a>`,
    ]);
  }
  const words = html`<p>${t.failText}</p>${message !== '' && html`<p class="note"><span class="small quiet">${t.failReason}</span><q>${message}</q></p>`}${stateLine(reader, state)}`;
  return outcome(reader, order, 'bad', t.failTitle, words, [
    html`<form method="post" action="/checkout/${order.oid}/again"><button class="button">${t.tryAgain}</button></form>`,
    html`<a class="button button-plain" href="/orders/${order.oid}">${t.watchOrder}</a>`,
  ]);
}

function outcome(
  reader: Reader,
  order: Order,
  sign: keyof typeof signs,
  title: string,
  words: Html,
  acts: readonly Html[],
): string {
  const { t } = reader;
  const watch = order.state === 'waiting' && sign === 'wait' && html` data-watch="/orders/${order.oid}/state"`;
  return layout(reader, {
    title,
    body: html`<div class="outcome"${watch}>
      <div class="seal seal-${sign}"><svg viewBox="0 0 24 24" aria-hidden="true">${signs[sign]}</svg></div>
      <h1>${title}</h1>
      ${words}
      <p class="quiet small">${t.orderNumber} <code class="code">${order.oid}</code><br>${formatMoney(order.paidAmount ?? order.amount, order.currency)}</p>
      <div class="row">${acts}</div>
    </div>`,
  });
}

export function messagePage(reader: Reader, title: string, text: string): string {
  return layout(reader, {
    title,
    body: html`<div class="outcome">
      <div class="seal"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 6v7m0 4.5v.1" /></svg></div>
      <h1>${title}</h1><p>${text}</p><a class="button" href="/">${reader.t.toShop}</a>
    </div>`,
  });
}
