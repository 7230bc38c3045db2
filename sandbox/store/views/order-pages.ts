import { formatMoney } from '../../../src/domain/money/amount.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Form } from '../../site/form.js';
import { type Html, html } from '../../site/html.js';
import { art } from '../goods/art.js';
import type { Notification, Order } from '../orders/orders.js';
import type { Refund } from '../orders/refunds.js';
import { type PreparedPayment, preparedOf } from '../prepared/prepared-payments.js';
import { layout, type Reader } from './layout.js';
import { printTime } from './local-time.js';
import { notice } from './notice.js';
import { refundPanel } from './refund-panel.js';

interface OrdersView {
  readonly prepared: readonly PreparedPayment[];
  readonly orders: readonly Order[];
  /** How many notifications came for each order. */
  readonly counts: ReadonlyMap<string, number>;
  readonly strays: readonly Notification[];
}

export function ordersPage(reader: Reader, { prepared, orders, counts, strays }: OrdersView): string {
  const { t } = reader;
  return layout(reader, {
    title: t.orders,
    room: 'orders',
    body: html`${orders.length === 0 ? noOrders(reader) : orderList(reader, prepared, orders, counts)}
    ${strays.length > 0 && html`<section class="section" aria-labelledby="strays"><h2 id="strays">${t.strays}</h2><div class="panel notices">${strays.map((stray) => notice(reader, stray))}</div></section>`}`,
  });
}

function noOrders({ t }: Reader): Html {
  return html`<div class="empty">${art('tea')}<h1>${t.ordersEmpty}</h1><p class="quiet">${t.ordersEmptyText}</p>
    <p class="row"><a class="button" href="/scenarios">${t.scenarios}</a><a class="button button-plain" href="/">${t.toShop}</a></p></div>`;
}

function orderList(
  reader: Reader,
  prepared: readonly PreparedPayment[],
  orders: readonly Order[],
  counts: ReadonlyMap<string, number>,
): Html {
  const { t, language } = reader;
  return html`<div class="head"><h1>${t.orders}</h1><p class="quiet">${t.ordersText}</p></div>
  <ul class="panel list">${orders.map(
    (order) => html`<li><a class="order-link" href="/orders/${order.oid}">
      <span class="order-name">${titleOf(reader, prepared, order)}</span><span class="order-end price">${formatMoney(order.amount, order.currency)}</span>
      <span class="quiet small">${printTime(order.createdAt, language)} · ${t.notificationCount(counts.get(order.oid) ?? 0)}</span><span class="order-end">${stateBadge(reader, order)}</span>
    </a></li>`,
  )}</ul>`;
}

interface OrderView {
  readonly prepared: readonly PreparedPayment[];
  readonly merchant: MerchantAccount | undefined;
  readonly notifications: readonly Notification[];
  readonly refunds: readonly Refund[];
  /** Holds what was typed, when the refund form comes back with a problem. */
  readonly form: Form | undefined;
}

export function orderPage(reader: Reader, order: Order, view: OrderView): string {
  const { t, language } = reader;
  const { prepared, merchant, notifications, refunds, form } = view;
  const refunded = refunds.reduce((sum, { done, amount }) => sum + (done ? amount : 0), 0);
  const fact = (name: string, value: Html | string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return layout(reader, {
    title: `${t.orderNumber} ${order.oid}`,
    room: 'orders',
    body: html`<div class="head"><p class="small"><a href="/orders">← ${t.backToOrders}</a></p><h1>${titleOf(reader, prepared, order)}</h1><p>${stateBadge(reader, order)}</p></div>
    <div class="stack">
      <section class="panel"><dl class="facts">
        ${fact(t.amount, formatMoney(order.amount, order.currency))}
        ${order.paidAmount !== null && fact(t.paidAmount, formatMoney(order.paidAmount, order.currency))}
        ${refunded > 0 && fact(t.refundedTotal, formatMoney(refunded, order.currency))}
        ${fact(t.merchant, merchant === undefined ? order.merchantId : `${merchant.name} · ${merchant.id}`)}
        ${fact(t.created, printTime(order.createdAt, language))}
        ${fact(t.orderNumber, html`<code class="code">${order.oid}</code>`)}
      </dl>${order.state !== 'paid' && html`<p class="order-acts"><a class="button button-plain button-small" href="/checkout/${order.oid}">${t.resume}</a></p>`}</section>
      <section class="panel stack-tight" aria-labelledby="notices"><h2 id="notices">${t.notifications}</h2>
        ${notifications.length === 0 ? html`<p class="quiet">${t.noNotification}</p>` : html`<div class="notices">${notifications.map((each, index) => notice(reader, each, index === 0))}</div>`}
      </section>
      ${order.paidAmount !== null && refundPanel(reader, { order, refunds, form, left: order.paidAmount - refunded })}
      ${inquiry(reader, order)}
    </div>`,
  });
}

function inquiry({ t, language, formToken }: Reader, order: Order): Html {
  const answer = order.inquiryAnswer;
  return html`<section class="panel stack-tight" aria-labelledby="inquiry">
    <h2 id="inquiry">${t.inquiry}</h2><p class="quiet">${t.inquiryText}</p>
    <form class="row" method="post" action="/orders/${order.oid}/inquiry">${formToken}
      <button class="button button-plain button-small">${t.ask}</button>
      ${order.inquiredAt !== null && html`<span class="quiet small">${t.askedAt(printTime(order.inquiredAt, language))}</span>`}
    </form>
    ${answer !== null && html`<pre class="wire-text">${JSON.stringify(answer, undefined, 2)}</pre>`}
  </section>`;
}

function titleOf({ language }: Reader, prepared: readonly PreparedPayment[], order: Order): string {
  const startedAs = preparedOf(prepared, order);
  if (startedAs !== undefined) return startedAs.title[language];
  const [first] = order.basket;
  const more = order.basket.length - 1;
  return first === undefined ? order.oid : more > 0 ? `${first[0]} +${more}` : first[0];
}

function stateBadge({ t }: Reader, { state }: Order): Html {
  const colour = { waiting: 'wait', paid: 'good', failed: 'bad' }[state];
  return html`<span class="badge badge-${colour}">${t.states[state]}</span>`;
}
