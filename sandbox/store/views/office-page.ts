import { formatMoney } from '../../../src/domain/money/amount.js';
import type { NotificationDelivery, RefusalReason, Review, SmsMessage } from '../../panel/back-office.js';
import { type Html, html } from '../../site/html.js';
import { deliveryRow } from './deliveries-page.js';
import { layout, type Reader } from './layout.js';
import { printTime } from './local-time.js';

interface OfficeView {
  readonly messages: readonly SmsMessage[];
  readonly reviews: readonly Review[];
  readonly deliveries: readonly NotificationDelivery[];
  readonly reasons: readonly RefusalReason[];
  /** Holds what came of the decision that was just made. */
  readonly result: 'decided' | 'nothing' | undefined;
}

export function officePage(reader: Reader, { messages, reviews, deliveries, reasons, result }: OfficeView): string {
  const { t } = reader;
  return layout(reader, {
    title: t.office,
    room: 'office',
    body: html`<div class="head"><h1>${t.office}</h1><p class="quiet">${t.officeText}</p></div>
    <div class="stack">
      ${result !== undefined && html`<p class="note note-${result === 'decided' ? 'good' : 'wait'}" role="status">${result === 'decided' ? t.decided : t.notDecided}</p>`}
      <section class="panel stack-tight" aria-labelledby="decisions"><h2 id="decisions">${t.decisions}</h2>
        ${reviews.length === 0 ? html`<p class="quiet">${t.noDecisions}</p>` : html`<ul class="office-rows">${reviews.map((review) => reviewRow(reader, review, reasons))}</ul>`}
      </section>
      <section class="panel stack-tight" aria-labelledby="messages"><h2 id="messages">${t.messages}</h2>
        ${messages.length === 0 ? html`<p class="quiet">${t.noMessages}</p>` : html`<ul class="office-rows">${messages.map((message) => messageRow(reader, message))}</ul>`}
      </section>
      <section class="panel stack-tight" aria-labelledby="deliveries"><h2 id="deliveries">${t.deliveries}</h2>
        ${deliveries.length === 0 ? html`<p class="quiet">${t.noDeliveries}</p>` : html`<ul class="office-rows">${deliveries.map((delivery) => deliveryRow(reader, delivery))}</ul>`}
      </section>
    </div>`,
  });
}

function reviewRow({ t, language, formToken }: Reader, review: Review, reasons: readonly RefusalReason[]): Html {
  const { id, kind, dueAt } = review;
  const named = `${review.merchantName}, ${formatMoney(review.amount, review.currency)}, ${review.who}`;
  const choice =
    kind === 'security'
      ? html`<input type="hidden" name="reason" value="securityRefused">`
      : html`<span class="field"><select name="reason" aria-label="${t.refusal}, ${named}">${reasons.map(({ key, code, text }) => html`<option value="${key}">${code} · ${text[language]}</option>`)}</select></span>`;
  return html`<li class="office-row" data-review="${review.merchantOid}">
    <div><h3>${t.kinds[kind]}</h3><p class="quiet small">${review.merchantName} · ${review.who} · ${printTime(review.openedAt, language)}</p>
      ${dueAt !== undefined && html`<p class="small">${t.decidesItself(printTime(dueAt, language))}</p>`}</div>
    <p class="price">${formatMoney(review.amount, review.currency)}</p>
    <form class="office-acts" method="post" action="/office/${id}">${formToken}
      <button class="button button-small" name="act" value="approve" aria-label="${t.approve}: ${named}">${t.approve}</button>
      <span class="office-refusal">${choice}
      <button class="button button-plain button-small" name="act" value="refuse" aria-label="${t.refuse}: ${named}">${t.refuse}</button></span>
    </form>
  </li>`;
}

function messageRow({ language }: Reader, { at, phone, text, merchantOid }: SmsMessage): Html {
  return html`<li class="office-row" data-sms="${merchantOid}">
    <div><p>${text}</p><p class="quiet small"><span class="mono">${phone}</span> · ${printTime(at, language)} · <span class="mono">${merchantOid}</span></p></div>
  </li>`;
}
