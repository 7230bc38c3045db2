import type { MerchantAccount } from '../../panel/merchant-account.js';
import { html } from '../../site/html.js';
import { selectField } from './field.js';
import { layout, type Reader } from './layout.js';
import { printTime } from './local-time.js';

/** For how many hours the present key may go on beside a new one. */
export const overlapChoices = ['24', '168', '720', '1', '0'] as const;

interface KeysView {
  readonly merchant: MerchantAccount;
  /** The earlier pair, where it is still taken. */
  readonly earlierUntil: Date | undefined;
  readonly result: 'renewed' | 'ended' | undefined;
}

/** The key and the salt of a merchant, and their change (SV-03). */
export function keysPage(reader: Reader, { merchant, earlierUntil, result }: KeysView): string {
  const { formToken, language } = reader;
  const t = reader.t.keys;
  const path = `/merchants/${merchant.id}`;
  return layout(reader, {
    title: `${t.title} · ${merchant.name}`,
    room: 'merchants',
    body: html`<div class="head"><p class="small"><a href="${path}">← ${merchant.name}</a></p><h1>${t.title}</h1><p class="quiet">${t.text}</p></div>
    <div class="stack narrow">
      ${result !== undefined && html`<p class="note note-good" role="status">${t[result]}</p>`}
      <section class="panel stack" aria-label="${t.present}">
        <p><span class="quiet small">merchant_key</span><br><span class="mono">${merchant.merchantKey}</span></p>
        <p><span class="quiet small">merchant_salt</span><br><span class="mono">${merchant.merchantSalt}</span></p>
      </section>
      ${
        earlierUntil !== undefined &&
        html`<form class="panel stack" method="post" action="${path}/keys/end">${formToken}
        <p>${t.earlier(printTime(earlierUntil, language))}</p>
        <div><button class="button button-plain">${t.end}</button></div></form>`
      }
      <form class="panel stack" method="post" action="${path}/keys">${formToken}
        ${selectField(
          { name: 'overlap', label: t.overlap, hint: t.overlapHint, value: overlapChoices[0] },
          overlapChoices.map((value) => ({ value, label: t.hours(Number(value)) })),
        )}
        <div><button class="button">${t.renew}</button></div>
      </form>
    </div>`,
  });
}
