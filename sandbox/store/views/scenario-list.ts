import { type Html, html } from '../../site/html.js';
import { groups, type Offer } from '../prepared/prepared-payments.js';
import { layout, type Reader } from './layout.js';

/** Every prepared payment that a merchant can take, by subject. */
export function scenariosPage(reader: Reader, offers: readonly Offer[]): string {
  const { t } = reader;
  const sections = groups
    .map((group) => ({ group, rows: offers.filter(({ prepared }) => prepared.group === group) }))
    .filter(({ rows }) => rows.length > 0);
  return layout(reader, {
    title: t.scenariosTitle,
    room: 'scenarios',
    body: html`<div class="head"><h1>${t.scenariosTitle}</h1><p class="quiet">${t.scenariosText}</p></div>
    <form class="field search" role="search" data-search=".scenario" hidden>
      <label for="scenario-search">${t.search}</label>
      <input id="scenario-search" type="search" autocomplete="off" spellcheck="false" aria-describedby="scenario-search-hint">
      <p class="hint" id="scenario-search-hint">${t.searchHint}</p>
      <p class="search-count" role="status" data-found="${t.scenariosFound}" data-none="${t.scenariosNotFound}"></p>
    </form>
    <nav class="jumps" aria-label="${t.scenarioGroups}"><ul>${sections.map(({ group }) => html`<li><a href="#group-${group}">${t.groups[group]}</a></li>`)}</ul></nav>
    ${sections.map(
      ({ group, rows }) => html`<details class="group" open>
        <summary><h2 id="group-${group}">${t.groups[group]}</h2><span class="quiet small">${rows.length}</span></summary>
        <ul class="panel scenarios">${rows.map((offer) => scenarioRow(reader, offer))}</ul>
      </details>`,
    )}`,
  });
}

export function scenarioRow({ t, language }: Reader, { prepared, merchant }: Offer): Html {
  const title = prepared.title[language];
  const { card, expectation, steps } = prepared;
  const line = (expectation ?? steps)?.[language];
  return html`<li class="scenario">
    <div><h3>${title}</h3><p class="small">${line}</p><p class="quiet small">${merchant.name}</p></div>
    ${
      card &&
      html`<p class="scenario-card"><span class="mono">${card.number}</span>${copyButton(t.copy, t.copyNamed(`${t.cardNumber}, ${title}`), t.copied, card.digits)}</p>
    <p class="quiet small mono nowrap">${card.expiry} ${card.code}</p>`
    }
    <form method="post" action="/scenarios/${prepared.id}">
      <button class="button button-plain button-small" aria-label="${t.payWithNamed(title)}">${t.payWith}</button>
    </form>
  </li>`;
}

/** Shown by the script only: without one there is nothing it could do. */
export function copyButton(label: string, name: string, done: string, value: string): Html {
  return html`<button type="button" class="copy" data-copy="${value}" data-done="${done}" aria-label="${name}" hidden>${label}</button>`;
}
