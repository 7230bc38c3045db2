import type { Language } from '../../../src/domain/locale/language.js';
import { type Html, html } from '../../site/html.js';
import { mark } from '../goods/art.js';
import type { Texts } from './texts.js';

/** Language, texts and basket of the visitor who gets a page. */
export interface Reader {
  readonly language: Language;
  readonly t: Texts;
  /** The path of the page being shown, where a change of language returns to. */
  readonly path: string;
  /** Goods in the basket. */
  readonly basketCount: number;
  readonly asset: (name: string) => string;
  /** The field that a form of the panel must have: it was read from this site. */
  readonly formToken: Html;
  /** The provider's categories of goods (IN-12), of which a form may choose one. */
  readonly categories: readonly string[];
}

type Room = 'shop' | 'scenarios' | 'links' | 'orders' | 'office' | 'merchants' | 'basket';

interface Page {
  readonly title: string;
  readonly room?: Room;
  readonly theme?: 'light' | 'dark';
  /** A script of another site that the page's own needs. */
  readonly script?: string;
  readonly body: Html;
}

const navigation: readonly { readonly room: keyof Texts['rooms']; readonly path: string }[] = [
  { room: 'shop', path: '/' },
  { room: 'scenarios', path: '/scenarios' },
  { room: 'links', path: '/links' },
  { room: 'orders', path: '/orders' },
  { room: 'office', path: '/office' },
  { room: 'merchants', path: '/merchants' },
];

export function layout(reader: Reader, page: Page): string {
  const { t, language, asset } = reader;
  return html`<!doctype html>
<html lang="${language}"${page.theme && html` data-theme="${page.theme}"`}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${page.title} · ${t.name}</title>
  <link rel="icon" href="${asset('favicon.svg')}" type="image/svg+xml">
  <link rel="stylesheet" href="${asset('store.css')}">
  ${page.script && html`<script defer src="${page.script}"></script>`}
  <script type="module" src="${asset('store.js')}"></script>
</head>
<body>
  <a class="skip" href="#main">${t.skip}</a>
  <header class="top">
    <p class="ribbon">${t.ribbon}</p>
    <div class="wrap top-row">
      <a class="brand" href="/">${mark()}${t.name}</a>
      <nav class="nav" aria-label="${t.navigation}">${navigation.map((entry) => link(reader, page, entry))}</nav>
      ${basketLink(reader, page)}
      ${languageSwitch(reader)}
    </div>
  </header>
  <main id="main" class="wrap" tabindex="-1">${page.body}</main>
  <footer class="foot"><div class="wrap"><p>${t.footNote}</p><p>${t.footWork}</p></div></footer>
  <p class="hidden-text" id="announcer" role="status"></p>
</body>
</html>
`.toString();
}

function link({ t }: Reader, page: Page, { room, path }: (typeof navigation)[number]): Html {
  return html`<a href="${path}"${currentIf(page.room === room)}>${t[room]}<span class="nav-what">${t.rooms[room]}</span></a>`;
}

function basketLink({ t, basketCount }: Reader, page: Page): Html {
  const count =
    basketCount > 0 &&
    html`<span class="count" aria-hidden="true">${basketCount}</span><span class="hidden-text">, ${t.basketCount(basketCount)}</span>`;
  return html`<a class="basket-link" href="/basket"${currentIf(page.room === 'basket')}><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M4 9h16l-1.6 9.5a2 2 0 0 1-2 1.5H7.6a2 2 0 0 1-2-1.5zM8 9l3-5m5 5-3-5" /></svg><span class="hidden-text">${t.basket}</span>${count}</a>`;
}

function currentIf(isCurrent: boolean): Html | false {
  return isCurrent && html` aria-current="page"`;
}

function languageSwitch({ t, language, path }: Reader): Html {
  const button = (value: Language, name: string) =>
    html`<button name="language" value="${value}" lang="${value}"${value === language && html` aria-current="true"`}><span aria-hidden="true">${value.toUpperCase()}</span><span class="hidden-text">${name}</span></button>`;
  return html`<form method="post" action="/language" class="languages" aria-label="${t.language}">
    <input type="hidden" name="back" value="${path}">${button('tr', 'Türkçe')}${button('en', 'English')}
  </form>`;
}
