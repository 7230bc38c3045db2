import type { NotificationDelivery } from '../../panel/back-office.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import { type Html, html } from '../../site/html.js';
import { layout, type Reader } from './layout.js';
import { printTime } from './local-time.js';

interface DeliveriesView {
  readonly merchant: MerchantAccount;
  /** Holds first those that wait, the oldest of them at the top, then the others, newest first. */
  readonly deliveries: readonly NotificationDelivery[];
  /** Holds what came of the wish to send one again. */
  readonly result: 'again' | 'nothing' | undefined;
}

/** The notifications of a merchant: how each has fared, and a button that sends it again (MA-08). */
export function deliveriesPage(reader: Reader, { merchant, deliveries, result }: DeliveriesView): string {
  const { t } = reader;
  const path = `/merchants/${merchant.id}`;
  return layout(reader, {
    title: `${t.deliveries} · ${merchant.name}`,
    room: 'merchants',
    body: html`<div class="head"><p class="small"><a href="${path}">← ${merchant.name}</a></p><h1>${t.deliveries}</h1><p class="quiet">${t.deliveriesText}</p></div>
    <div class="stack">
      ${result !== undefined && html`<p class="note note-${result === 'again' ? 'good' : 'wait'}" role="status">${result === 'again' ? t.sentAgain : t.notSentAgain}</p>`}
      <section class="panel" aria-label="${t.deliveries}">
        ${
          deliveries.length === 0
            ? html`<p class="quiet">${t.noDeliveries}</p>`
            : html`<ul class="office-rows">${deliveries.map((delivery) => deliveryRow(reader, delivery, sendAgain(reader, path, delivery)))}</ul>`
        }
      </section>
    </div>`,
  });
}

function sendAgain({ t, formToken }: Reader, path: string, { id, merchantOid }: NotificationDelivery): Html {
  return html`<form method="post" action="${path}/deliveries/${id}">${formToken}<button class="button button-plain button-small" aria-label="${t.sendAgain}: ${merchantOid}">${t.sendAgain}</button></form>`;
}

/** How a notification to a merchant has fared, and when it is sent again (MA-08); `act` stands beside it. */
export function deliveryRow({ t, language }: Reader, delivery: NotificationDelivery, act?: Html): Html {
  const { merchantOid, status, createdAt, host, result, tries, nextAt } = delivery;
  const badge = nextAt === undefined ? 'badge-good' : tries === 0 ? '' : 'badge-wait';
  const told = [printTime(createdAt, language), t.deliveryTries(tries)];
  const next = nextAt === undefined ? [] : [t.deliveryNext(printTime(nextAt, language))];
  return html`<li class="office-row delivery" data-delivery="${merchantOid}">
    <div><p><span class="badge ${badge}">${result === '' ? t.notTriedYet : result}</span> <span class="mono">${host}</span></p>
      <p class="quiet small"><span class="mono">${merchantOid}</span> · <span class="mono">${status}</span> · ${[...told, ...next].join(' · ')}</p></div>
    ${act}
  </li>`;
}
