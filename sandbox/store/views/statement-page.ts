import { formatMoney } from '../../../src/domain/money/amount.js';
import { type Currency, currencies } from '../../../src/domain/money/currency.js';
import type { DayStatement, StatementRow } from '../../panel/back-office.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import { type Html, html } from '../../site/html.js';
import { textField } from './field.js';
import { layout, type Reader } from './layout.js';
import type { Texts } from './texts.js';

const parts = ['payment', 'surcharge', 'total'] as const;
type Part = (typeof parts)[number];

/** The payments and refunds of a day, and what is left of them (MA-09). */
export function statementPage(reader: Reader, merchant: MerchantAccount, { day, rows }: DayStatement): string {
  const { t } = reader;
  const path = `/merchants/${merchant.id}`;
  return layout(reader, {
    title: `${t.statement.title} · ${merchant.name}`,
    room: 'merchants',
    body: html`<div class="head"><p class="small"><a href="${path}">← ${merchant.name}</a></p><h1>${t.statement.title}</h1><p class="quiet">${t.statement.text}</p></div>
    <div class="stack">
      <form class="panel statement-day" method="get" action="${path}/statement">
        ${textField({ name: 'day', label: t.statement.day, value: day, type: 'date' })}
        <button class="button button-plain">${t.statement.show}</button>
        <a class="button button-plain" href="${path}/statement.csv?day=${day}">${t.statement.file}</a>
      </form>
      <section class="panel" aria-label="${t.statement.title}">
        ${rows.length === 0 ? html`<p class="quiet">${t.statement.none}</p>` : table(reader, rows)}
      </section>
    </div>`,
  });
}

/** A table that is wider than its panel is scrolled sideways in it, by keys too. */
function table(reader: Reader, rows: readonly StatementRow[]): Html {
  const { t } = reader;
  return html`<div class="statement-room" role="region" aria-label="${t.statement.title}" tabindex="0"><table class="statement">
    <thead><tr><th>${t.statement.time}</th><th>${t.orderNumber}</th><th>${t.statement.method}</th>${parts.map((part) => html`<th class="figure">${t.statement[part]}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => tableRow(reader, row))}</tbody>
    <tfoot>${currencies.map((currency) => netRow(reader, currency, rows))}</tfoot>
  </table></div>`;
}

function tableRow({ t }: Reader, row: StatementRow): Html {
  const { kind, time, merchantOid, methodName, card, installmentCount, currency } = row;
  const plan = installmentCount > 0 && ` · ${t.statement.installments(installmentCount)}`;
  const sign = kind === 'sale' ? 1 : -1;
  return html`<tr data-statement="${kind}">
    <td>${time.slice('YYYY-MM-DD '.length)}</td>
    <td><span class="badge badge-${kind === 'sale' ? 'good' : 'wait'}">${t.statement.kinds[kind]}</span> <span class="mono">${merchantOid}</span></td>
    <td>${card === '' ? methodName : html`<span class="mono">${card}</span>`}${plan}</td>
    ${parts.map((part) => figure(t, part, formatMoney(sign * row[part], currency)))}
  </tr>`;
}

/** Returns the amount taken less the amount given back, in one currency; nothing where none of it moved. */
function netRow({ t }: Reader, currency: Currency, rows: readonly StatementRow[]): Html | false {
  const own = rows.filter((row) => row.currency === currency);
  const net = (part: Part) => own.reduce((sum, row) => sum + (row.kind === 'sale' ? row[part] : -row[part]), 0);
  if (own.length === 0) return false;
  return html`<tr data-net="${currency}"><th colspan="3">${t.statement.net}</th>${parts.map((part) => figure(t, part, formatMoney(net(part), currency)))}</tr>`;
}

/** On a telephone each figure stands in a line of its own, behind its name. */
function figure(t: Texts, part: Part, amount: string): Html {
  return html`<td data-name="${t.statement[part]}" class="figure price">${amount}</td>`;
}
