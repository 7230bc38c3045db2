import { linkTypes } from '../../../src/domain/links/link.js';
import { currencies, defaultCurrency } from '../../../src/domain/money/currency.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Form } from '../../site/form.js';
import { type Html, html } from '../../site/html.js';
import { products } from '../goods/products.js';
import type { LinkProblem } from '../links/link-draft.js';
import { hasField, type TypeField } from '../links/link-types.js';
import { categoryField } from './category-field.js';
import { choiceField, selectField, textField, tickBox } from './field.js';
import { layout, type Reader } from './layout.js';

interface LinkFormView {
  readonly merchants: readonly MerchantAccount[];
  /** Holds what was typed, when the form comes back. */
  readonly form?: Form;
  readonly problems?: ReadonlySet<LinkProblem>;
  /** The provider refused the link; undefined `reason`: it did not answer. */
  readonly refused?: { readonly reason: string | undefined };
}

/** A new link. Which fields show follows the chosen kind, by the style sheet alone: nothing typed is lost by a change. */
export function linkFormPage(reader: Reader, view: LinkFormView): string {
  const { t } = reader;
  const { form, problems, refused } = view;
  const kind = form?.get('kind') ?? linkTypes[0];
  return layout(reader, {
    title: t.linkTexts.create,
    room: 'links',
    body: html`<div class="head"><p class="small"><a href="/links">← ${t.linkTexts.title}</a></p><h1>${t.linkTexts.create}</h1><p class="quiet">${t.linkTexts.createText}</p></div>
    <form class="panel stack narrow link-form" method="post" action="/links" novalidate>${reader.formToken}
      ${problems !== undefined && html`<p class="note note-bad" role="alert">${t.linkTexts.formWrong}</p>`}
      ${refused !== undefined && html`<div class="note note-bad" role="alert"><p>${t.linkTexts.refused}</p><p class="code">${refused.reason ?? t.noAnswer}</p></div>`}
      ${choiceField(
        'kind',
        t.linkTexts.kind,
        kind,
        linkTypes.map((each) => ({ value: each, label: t.linkTexts.kinds[each], note: t.linkTexts.kindNotes[each] })),
      )}
      <div class="fields fields-two">${commonFields(reader, view)}${ownFields(reader, view)}${whereFields(reader, view)}</div>
      <div><button class="button">${t.linkTexts.create}</button></div>
    </form>`,
  });
}

type Maker = (name: string, label: string, more?: Partial<Parameters<typeof textField>[0]>) => Html;

/** Fields as typed, with their problems. */
function maker({ t }: Reader, { form, problems }: LinkFormView): Maker {
  const words: Readonly<Record<LinkProblem, string>> = {
    merchant: t.choiceWrong,
    name: t.linkTexts.nameWrong,
    price: t.amountWrong,
    maxPrice: t.amountWrong,
    email: t.linkTexts.emailWrong,
    minCount: t.linkTexts.piecesWrong,
    stock: t.linkTexts.piecesWrong,
    maxUses: t.linkTexts.piecesWrong,
    expiry: t.linkTexts.expiryWrong,
  };
  const problemOf = new Map([...(problems ?? [])].map((name): [string, string] => [name, words[name]]));
  return (name, label, more = {}) =>
    textField({ name, label, ...more, value: form?.get(name) ?? more.value ?? '', problem: problemOf.get(name) });
}

/** The classes of a field: the style sheet shows it while a type is chosen that has it. */
function shownFor(field: TypeField): string {
  return ['of-kind', ...linkTypes.filter((type) => hasField(type, field)).map((type) => `of-${type}`)].join(' ');
}

function commonFields(reader: Reader, view: LinkFormView): readonly Html[] {
  const { t } = reader;
  const field = maker(reader, view);
  return [
    field('name', t.linkTexts.name, { wide: true, hint: t.linkTexts.nameHint }),
    field('description', t.linkTexts.description, { wide: true }),
    html`<div class="${shownFor('price')}">${field('price', t.linkTexts.price, { inputmode: 'decimal', hint: t.linkTexts.priceHint })}</div>`,
    html`<div class="${shownFor('maxPrice')}">${field('maxPrice', t.linkTexts.maxPrice, { inputmode: 'decimal', hint: t.linkTexts.priceHint })}</div>`,
    selectField(
      { name: 'currency', label: t.currency, value: view.form?.get('currency') ?? defaultCurrency },
      currencies.map((currency) => ({ value: currency, label: currency })),
    ),
  ];
}

/** Returns what one kind or another has beside them. */
function ownFields(reader: Reader, view: LinkFormView): Html {
  const { t } = reader;
  const { form } = view;
  const field = maker(reader, view);
  const tick = (name: string, label: string) => tickBox(name, label, form?.get(name) === '1');
  return html`<div class="field-wide fields ${shownFor('payerName')}">
      ${field('payerName', t.linkTexts.payerName)}
      <div class="${shownFor('email')}">${field('email', t.linkTexts.payerEmail, { hint: t.linkTexts.payerHint })}</div>
    </div>
    <div class="field-wide fields fields-two ${shownFor('stock')}">
      ${field('minCount', t.linkTexts.minCount, { inputmode: 'numeric', value: '1' })}
      ${field('stock', t.linkTexts.stock, { inputmode: 'numeric', hint: t.linkTexts.stockHint })}
      ${selectField({ name: 'picture', label: t.linkTexts.picture, value: form?.get('picture') ?? '', wide: true }, [
        { value: '', label: t.linkTexts.noPicture },
        ...products.map(({ id, name }) => ({ value: id, label: name[reader.language] })),
      ])}
      <div class="field-wide stack-tight">${tick('zipRequired', t.linkTexts.zipRequired)}${tick('invoice', t.linkTexts.invoice)}</div>
    </div>`;
}

function whereFields(reader: Reader, view: LinkFormView): readonly Html[] {
  const { t, language } = reader;
  const { form, merchants, problems } = view;
  return [
    selectField(
      {
        name: 'merchant',
        label: t.merchant,
        value: form?.get('merchant') ?? '',
        problem: problems?.has('merchant') ? t.choiceWrong : undefined,
        wide: true,
      },
      merchants.map(({ id, name }) => ({ value: id, label: `${name} · ${id}` })),
    ),
    maker(reader, view)('maxUses', t.linkTexts.terms.maxUses, {
      inputmode: 'numeric',
      hint: t.linkTexts.terms.maxUsesHint,
    }),
    maker(reader, view)('expiry', t.linkTexts.expires, { type: 'datetime-local', hint: t.linkTexts.expiryHint }),
    selectField({ name: 'language', label: t.linkTexts.language, value: form?.get('language') ?? language }, [
      { value: 'tr', label: t.turkish },
      { value: 'en', label: t.english },
    ]),
    categoryField(reader, form?.get('category') ?? '', {
      label: t.linkTexts.category,
      hint: t.linkTexts.categoryHint,
      none: t.linkTexts.merchantCategory,
    }),
    html`<div class="field-wide">${tickBox('single', t.linkTexts.single, form?.get('single') === '1')}</div>`,
  ];
}
