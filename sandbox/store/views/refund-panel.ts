import { formatMoney, printAmount } from '../../../src/domain/money/amount.js';
import type { Form } from '../../site/form.js';
import { type Html, html } from '../../site/html.js';
import type { Order } from '../orders/orders.js';
import { newReference, type Refund } from '../orders/refunds.js';
import { textField } from './field.js';
import type { Reader } from './layout.js';
import { printTime } from './local-time.js';

interface RefundView {
  readonly order: Order;
  readonly refunds: readonly Refund[];
  /** Holds what was typed, when it was no amount. */
  readonly form: Form | undefined;
  /** Minor units that can still be given back, by the store's own records. */
  readonly left: number;
}

/** Returns what was given back of an order, and the form to give back more. */
export function refundPanel(reader: Reader, { order, refunds, form, left }: RefundView): Html {
  const { t } = reader;
  const field = {
    name: 'amount',
    label: t.refundAmount,
    value: form?.get('amount') ?? printAmount(left),
    problem: form === undefined ? undefined : t.amountWrong,
    inputmode: 'decimal',
  } as const;
  return html`<section class="panel stack-tight" aria-labelledby="refunds">
    <h2 id="refunds">${t.refunds}</h2><p class="quiet">${t.refundText}</p>
    ${refunds.length > 0 && html`<ul class="refunds">${refunds.map((refund) => refundRow(reader, order, refund))}</ul>`}
    <form class="stack-tight narrow" method="post" action="/orders/${order.oid}/refund" novalidate>${reader.formToken}
      <input type="hidden" name="reference" value="${newReference()}">
      ${textField(field)}
      <div><button class="button button-plain button-small">${t.refund}</button></div>
    </form>
  </section>`;
}

function refundRow({ t, language }: Reader, order: Order, { amount, at, done, reason, reference }: Refund): Html {
  return html`<li class="refund" data-refund="${done ? 'done' : 'refused'}">
    <span class="price">${formatMoney(amount, order.currency)}</span>
    <span class="badge badge-${done ? 'good' : 'bad'}">${done ? t.refunded : t.refundRefused}</span>
    <span class="quiet small">${printTime(at, language)} · <code class="code">${reference}</code></span>
    ${!done && html`<span class="small">${reason || t.refundUnknown}</span>`}
  </li>`;
}
