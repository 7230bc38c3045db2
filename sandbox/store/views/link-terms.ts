import { formatMoney } from '../../../src/domain/money/amount.js';
import type { Form } from '../../site/form.js';
import { type Html, html } from '../../site/html.js';
import { shownTerms, type TermField } from '../links/link-change.js';
import type { LinkTerms } from '../links/link-terms.js';
import { hasField } from '../links/link-types.js';
import type { StoreLink } from '../links/links.js';
import { categoryField } from './category-field.js';
import { textField } from './field.js';
import type { Reader } from './layout.js';

export interface TermsView {
  /** Undefined where the provider did not answer. */
  readonly terms: LinkTerms | undefined;
  /** Holds what was typed, where it could not be sent or was refused. */
  readonly form?: Form | undefined;
  readonly problems?: ReadonlySet<TermField> | undefined;
}

/** Returns what the provider says of a link now, and the calls that change it (LK-09): pause, resume, and its terms. */
export function termsPanel(reader: Reader, link: StoreLink, view: TermsView): Html {
  const { t } = reader;
  const { terms } = view;
  const words = t.linkTexts.terms;
  const isDeleted = terms?.state === 'deleted';
  return html`<section class="panel stack" aria-labelledby="terms">
    <div class="stack-tight"><h2 id="terms">${words.title}</h2><p class="quiet">${words.text}</p></div>
    ${terms === undefined ? html`<p class="note note-bad">${t.noAnswer}</p>` : facts(reader, link, terms)}
    ${terms !== undefined && !isDeleted && html`${pauseForm(reader, terms)}${changeForm(reader, link, terms, view)}`}
  </section>`;
}

function facts({ t }: Reader, link: StoreLink, terms: LinkTerms): Html {
  const words = t.linkTexts.terms;
  const fact = (name: string, value: string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  const money = (minor: string) => formatMoney(Number(minor), link.currency);
  const of = (count: string, max: string) => (max === '' ? count : `${count} / ${max}`);
  return html`<dl class="facts">
    ${fact(words.state, stateWord(t, terms.state))}
    ${fact(t.linkTexts.price, money(terms.price))}
    ${fact(t.paidAmount, money(terms.paid_amount))}
    ${fact(words.uses, of(terms.payment_count, terms.max_uses))}
    ${hasField(link.kind, 'stock') && fact(words.sold, of(terms.sold_count, terms.max_count))}
    ${terms.held_count !== '0' && fact(words.held, terms.held_count)}
  </dl>`;
}

/** The provider's word for the state of a link, in the reader's language; one that is not known as it came. */
function stateWord({ linkTexts }: Reader['t'], state: string): string {
  const words: Readonly<Record<string, string>> = linkTexts.terms.states;
  return words[state] ?? state;
}

function pauseForm({ t, formToken }: Reader, { id, state }: LinkTerms): Html {
  const act = state === 'paused' ? 'resume' : 'pause';
  const words = t.linkTexts.terms;
  return html`<form class="row" method="post" action="/links/${id}/${act}">${formToken}
    <button class="button button-plain">${words[act]}</button><span class="quiet small">${words.pauseText}</span>
  </form>`;
}

function changeForm(reader: Reader, link: StoreLink, terms: LinkTerms, { form, problems }: TermsView): Html {
  const { t, formToken } = reader;
  const words = t.linkTexts.terms;
  const shown = shownTerms(terms);
  const wrong: Readonly<Record<TermField, string>> = {
    price: t.amountWrong,
    stock: t.linkTexts.piecesWrong,
    uses: t.linkTexts.piecesWrong,
    expiry: t.linkTexts.expiryWrong,
    description: '',
    category: '',
  };
  const field = (name: TermField, label: string, more: Partial<Parameters<typeof textField>[0]> = {}) =>
    textField({
      name,
      label,
      value: form?.get(name) ?? shown[name],
      problem: problems?.has(name) ? wrong[name] : undefined,
      ...more,
    });
  return html`<form class="stack narrow" method="post" action="/links/${link.id}/change" novalidate>${formToken}
    <div class="fields fields-two">
      ${field('price', t.linkTexts.price, { inputmode: 'decimal', hint: t.linkTexts.priceHint })}
      ${field('uses', words.maxUses, { inputmode: 'numeric', hint: words.maxUsesHint })}
      ${hasField(link.kind, 'stock') && field('stock', t.linkTexts.stock, { inputmode: 'numeric', hint: t.linkTexts.stockHint })}
      ${field('expiry', t.linkTexts.expires, { type: 'datetime-local', hint: t.linkTexts.expiryHint })}
      ${categoryField(reader, form?.get('category') ?? shown.category, {
        label: t.linkTexts.category,
        hint: t.linkTexts.categoryHint,
        none: t.linkTexts.merchantCategory,
      })}
      ${field('description', t.linkTexts.description, { wide: true })}
    </div>
    <div><button class="button button-plain">${words.change}</button></div>
  </form>`;
}
