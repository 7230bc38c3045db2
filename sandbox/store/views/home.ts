import { formatMoney } from '../../../src/domain/money/amount.js';
import { type Html, html } from '../../site/html.js';
import { art } from '../goods/art.js';
import { type Product, products } from '../goods/products.js';
import type { Offer } from '../prepared/prepared-payments.js';
import { layout, type Reader } from './layout.js';
import { scenarioRow } from './scenario-list.js';

/** The store's home page: what it sells, and the quickest scenarios below. */
export function homePage(reader: Reader, quick: readonly Offer[]): string {
  const { t } = reader;
  return layout(reader, {
    title: t.shop,
    room: 'shop',
    body: html`<div class="hero">
      <div class="stack">
        <h1>${t.heroTitle}</h1>
        <p>${t.heroText}</p>
        <p class="row"><a class="button" href="#products">${t.heroShop}</a><a class="button button-plain" href="/scenarios">${t.heroScenarios}</a></p>
      </div>
      ${art('teapot')}
    </div>
    <section id="products" aria-labelledby="products-title">
      <div class="section-head"><h2 id="products-title">${t.products}</h2></div>
      <ul class="products">${products.map((product) => productCard(reader, product))}</ul>
    </section>
    <section class="section" aria-labelledby="quick-title">
      <div class="section-head">
        <div><h2 id="quick-title">${t.quickTitle}</h2><p class="quiet">${t.quickText}</p></div>
        <a href="/scenarios">${t.allScenarios}</a>
      </div>
      <ul class="panel scenarios">${quick.map((offer) => scenarioRow(reader, offer))}</ul>
    </section>`,
  });
}

function productCard({ t, language }: Reader, product: Product): Html {
  const name = product.name[language];
  return html`<li class="product">
    <div class="tile tile-${product.tile}">${art(product.art)}</div>
    <div class="product-words"><h3>${name}</h3><p>${product.text[language]}</p></div>
    <form class="product-buy" method="post" action="/basket/add">
      <span class="price">${formatMoney(product.price, 'TL')}</span>
      <button class="button button-plain button-small" name="product" value="${product.id}" aria-label="${t.addNamed(name)}">${t.add}</button>
    </form>
  </li>`;
}
