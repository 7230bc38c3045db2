import { formatMoney } from '../../../src/domain/money/amount.js';
import { type Html, html } from '../../site/html.js';
import type { LinkAccount } from '../links/links.js';
import type { PreparedLink } from '../prepared/prepared-links.js';
import { layout, type Reader } from './layout.js';
import { printTime } from './local-time.js';
import { copyButton } from './scenario-list.js';

/** The links the store has made, and one click for every case there is. */
export function linksPage(
  reader: Reader,
  accounts: readonly LinkAccount[],
  prepared: readonly PreparedLink[],
  states: ReadonlyMap<string, string>,
): string {
  const { t } = reader;
  return layout(reader, {
    title: t.linkTexts.title,
    room: 'links',
    body: html`<div class="head"><h1>${t.linkTexts.title}</h1><p class="quiet">${t.linkTexts.text}</p>
      <p class="row"><a class="button" href="/links/new">${t.linkTexts.create}</a></p></div>
    <div class="two">
      <section class="group" aria-labelledby="made"><h2 id="made">${t.linkTexts.made}</h2>
        ${accounts.length === 0 ? html`<p class="panel quiet">${t.linkTexts.noneMade}</p>` : html`<ul class="panel list">${accounts.map((account) => linkRow(reader, account, states.get(account.link.id)))}</ul>`}
      </section>
      <div>${caseList(reader, prepared, 'payable')}${caseList(reader, prepared, 'dead')}</div>
    </div>`,
  });
}

function linkRow(reader: Reader, account: LinkAccount, atProvider: string | undefined): Html {
  const { t, language } = reader;
  const { link } = account;
  return html`<li class="link-row">
    <img class="qr" src="/links/${link.id}/qr.png" alt="${t.linkTexts.qrOf(link.name)}" width="80" height="80" loading="lazy">
    <div class="link-words"><h3><a href="/links/${link.id}">${link.name}</a></h3>
      <p class="quiet small">${t.linkTexts.kinds[link.kind]} · ${sumOf(reader, account)}</p>
      <p class="quiet small">${printTime(link.createdAt, language)}</p>
    </div>
    <div class="link-end">${linkBadge(reader, account, atProvider)}<p class="row row-tight">${copyButton(t.copy, t.copyNamed(`${t.linkTexts.address}, ${link.name}`), t.copied, link.address)}<a class="button button-plain button-small" href="${link.address}" aria-label="${t.linkTexts.openNamed(link.name)}">${t.linkTexts.openShort}</a></p></div>
  </li>`;
}

/** The price and how much of it is in. */
export function sumOf({ t }: Reader, { link, paid, sold }: LinkAccount): string {
  const money = (minor: number) => formatMoney(minor, link.currency);
  const sum = { price: money(link.price), most: money(link.maxPrice ?? link.price), paid: money(paid) };
  return t.linkTexts.sums[link.kind]({ ...sum, sold, stock: link.stock });
}

/**
 * The state of a link by the store's notifications. Of one that they leave open only the provider knows that it is paused,
 * or has taken as many payments as it may.
 */
export function linkBadge({ t }: Reader, { state }: LinkAccount, atProvider: string | undefined): Html {
  const held = atProvider === 'paused' || atProvider === 'usedUp' ? atProvider : undefined;
  if (held !== undefined && (state === 'open' || state === 'partly'))
    return html`<span class="badge badge-bad">${t.linkTexts.terms.states[held]}</span>`;
  const colours = {
    open: 'wait',
    partly: 'wait',
    paid: 'good',
    soldOut: 'good',
    deleted: 'bad',
    expired: 'bad',
  } as const;
  return html`<span class="badge badge-${colours[state]}">${t.linkTexts.states[state]}</span>`;
}

function caseList(reader: Reader, links: readonly PreparedLink[], group: PreparedLink['group']): Html {
  const { t } = reader;
  return html`<section class="group" aria-labelledby="cases-${group}">
    <h2 id="cases-${group}">${t.linkTexts.cases[group]}</h2>
    <p class="quiet group-text">${t.linkTexts.casesText[group]}</p>
    <ul class="panel list">${links.filter((each) => each.group === group).map((each) => caseRow(reader, each))}</ul>
  </section>`;
}

function caseRow({ t, language, formToken }: Reader, { id, title }: PreparedLink): Html {
  return html`<li class="case"><h3>${title[language]}</h3>
    <form method="post" action="/links/cases/${id}">${formToken}<button class="button button-plain button-small" aria-label="${t.linkTexts.openNamed(title[language])}">${t.linkTexts.openShort}</button></form>
  </li>`;
}
