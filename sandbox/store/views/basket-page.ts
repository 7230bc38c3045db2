import { formatMoney, printAmount } from '../../../src/domain/money/amount.js';
import { currencies, defaultCurrency } from '../../../src/domain/money/currency.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Form } from '../../site/form.js';
import { type Html, html } from '../../site/html.js';
import { art } from '../goods/art.js';
import { type Basket, type BasketLine, quantityMax, totalOf } from '../goods/basket.js';
import { type DraftProblem, pageFlags, timeoutDefault } from '../orders/payment-draft.js';
import { choiceField, selectField, textField, tickBox } from './field.js';
import { layout, type Reader } from './layout.js';

interface BasketView {
  readonly basket: Basket;
  readonly merchants: readonly MerchantAccount[];
  /** Holds what was typed, when the form comes back with problems. */
  readonly form?: Form;
  readonly problems?: ReadonlySet<DraftProblem>;
}

export function basketPage(reader: Reader, view: BasketView): string {
  const { t } = reader;
  const body = view.basket.length === 0 ? emptyBasket(reader) : fullBasket(reader, view);
  return layout(reader, { title: t.basket, room: 'basket', body });
}

function emptyBasket({ t }: Reader): Html {
  return html`<div class="empty">${art('glass')}<h1>${t.basketEmpty}</h1><p class="quiet">${t.basketEmptyText}</p>
    <a class="button" href="/">${t.toShop}</a></div>`;
}

function fullBasket(reader: Reader, view: BasketView): Html {
  const { t } = reader;
  return html`<div class="head"><h1>${t.basket}</h1></div>
  <div class="two">
    <form class="panel" method="post" action="/basket">
      <ul class="lines">${view.basket.map((line) => basketLine(reader, line))}</ul>
      <p class="total"><span>${t.total}</span><span class="price">${formatMoney(totalOf(view.basket), 'TL')}</span></p>
      <p class="basket-acts"><button class="button button-plain button-small">${t.update}</button></p>
    </form>
    <form class="panel stack" method="post" action="/checkout" novalidate>
      <h2>${t.payment}</h2>
      ${view.problems !== undefined && html`<p class="note note-bad" role="alert">${t.checkoutWrong}</p>`}
      <div class="fields fields-two">${paymentFields(reader, view)}</div>
      ${moreFields(reader, view)}
      <button class="button button-wide">${t.checkout}</button>
    </form>
  </div>`;
}

function basketLine({ t, language }: Reader, { product, quantity }: BasketLine): Html {
  const name = product.name[language];
  return html`<li>
    <div class="tile tile-${product.tile} line-art">${art(product.art)}</div>
    <div class="line-words"><h2 class="line-name">${name}</h2>
      <div class="line-acts">
        <input class="quantity" type="number" name="quantity-${product.id}" value="${quantity}" min="0" max="${quantityMax}" inputmode="numeric" autocomplete="off" aria-label="${t.quantityNamed(name)}">
        <button class="button-link" name="remove" value="${product.id}" aria-label="${t.removeNamed(name)}">${t.remove}</button>
      </div>
    </div>
    <span class="price">${formatMoney(product.price * quantity, 'TL')}</span>
  </li>`;
}

function paymentFields({ t, language }: Reader, { basket, merchants, form, problems }: BasketView): readonly Html[] {
  return [
    textField({
      name: 'amount',
      label: t.amount,
      value: form?.get('amount') ?? printAmount(totalOf(basket)),
      hint: t.amountHint,
      problem: problems?.has('amount') === true ? t.amountWrong : undefined,
      inputmode: 'decimal',
    }),
    selectField(
      {
        name: 'currency',
        label: t.currency,
        value: form?.get('currency') ?? defaultCurrency,
        problem: problems?.has('currency') === true ? t.choiceWrong : undefined,
      },
      currencies.map((currency) => ({ value: currency, label: currency })),
    ),
    selectField(
      {
        name: 'merchant',
        label: t.merchant,
        value: form?.get('merchant') ?? '',
        wide: true,
        problem: problems?.has('merchant') === true ? t.choiceWrong : undefined,
      },
      merchants.map((merchant) => ({ value: merchant.id, label: `${merchant.name} · ${merchant.id}` })),
    ),
    choiceField('place', t.place, form?.get('place') ?? 'frame', [
      { value: 'frame', label: t.framed, note: t.framedText },
      { value: 'page', label: t.alone, note: t.aloneText },
    ]),
    choiceField('language', t.pageLanguage, form?.get('language') ?? language, [
      { value: 'tr', label: t.turkish },
      { value: 'en', label: t.english },
    ]),
    choiceField('theme', t.theme, form?.get('theme') ?? 'light', [
      { value: 'light', label: t.light },
      { value: 'dark', label: t.dark },
    ]),
  ];
}

function moreFields({ t }: Reader, { form, problems }: BasketView): Html {
  const labels = {
    non_3d: t.non3d,
    force_3d: t.force3d,
    store_card_off: t.storeCardOff,
    no_installment: t.noInstallment,
    return_state: t.returnState,
    test_mode: t.testMode,
  };
  const wrongTimeout = problems?.has('timeout') === true;
  const isOpen = wrongTimeout || pageFlags.some((flag) => form?.get(flag) === '1');
  return html`<details class="more"${isOpen && html` open`}><summary>${t.more}</summary>
    <div class="fields">
      <div class="stack-tight">${pageFlags.map((flag) => tickBox(flag, labels[flag], form?.get(flag) === '1'))}</div>
      ${textField({
        name: 'timeout',
        label: t.timeout,
        value: form?.get('timeout') ?? String(timeoutDefault),
        hint: t.timeoutHint,
        problem: wrongTimeout ? t.timeoutWrong : undefined,
        inputmode: 'numeric',
      })}
    </div></details>`;
}
