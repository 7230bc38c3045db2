import { type Html, html } from '../../site/html.js';
import { answers, type Notification, type Verdict } from '../orders/orders.js';
import type { Reader } from './layout.js';
import { printTime } from './local-time.js';
import type { Texts } from './texts.js';

/** A received notification: what was made of it, and every field as it came. */
export function notice({ t, language }: Reader, notification: Notification, isOpen = false): Html {
  const { verdict, fields } = notification;
  const remark = remarks[verdict]?.(t);
  return html`<details class="notice"${isOpen && html` open`}>
    <summary><span class="nowrap">${printTime(notification.receivedAt, language)}</span>
      ${verdict === 'refused' ? html`<span class="badge badge-bad">${t.signatureBad}</span>` : html`<span class="badge badge-good">${t.signatureGood}</span>`}
      ${remark && html`<span class="badge badge-wait">${remark}</span>`}
      <span class="mono small">${fields.status}</span></summary>
    <table class="wire"><caption class="hidden-text">${t.fields}</caption>
      <thead class="hidden-text"><tr><th scope="col">${t.field}</th><th scope="col">${t.value}</th></tr></thead>
      <tbody>${Object.entries(fields).map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody>
    </table>
    <p class="quiet small notice-answer">${t.answered(answers[verdict])}</p>
  </details>`;
}

const remarks: Partial<Record<Verdict, (t: Texts) => string>> = {
  repeated: (t) => t.repeated,
  short: (t) => t.short,
  noted: (t) => t.noted,
};
