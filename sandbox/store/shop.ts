import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, languages } from '../../src/domain/locale/language.js';
import type { AssetFolder } from '../site/asset-folder.js';
import type { FormToken } from '../site/form-token.js';
import { type Basket, countOf, printBasket, readBasket } from './goods/basket.js';
import type { LinkApi } from './merchant-api/link-calls.js';
import type { MerchantApi } from './merchant-api/merchant-api.js';
import { isShopper } from './orders/shoppers.js';
import type { StoreOptions } from './prepared/store-options.js';
import type { Reader } from './views/layout.js';
import { textsIn } from './views/texts.js';

/** Describes what every route of the store works with. */
export interface Shop {
  readonly options: StoreOptions;
  readonly api: MerchantApi;
  readonly linkApi: LinkApi;
  readonly assets: AssetFolder;
  /** Of the forms that change what the provider keeps. */
  readonly formToken: FormToken;
}

export function readerOf(shop: Shop, request: FastifyRequest): Reader {
  const language = languageOf(request);
  return {
    language,
    t: textsIn(language),
    // A page that answers a post has no address of its own to come back to.
    path: request.method === 'GET' ? request.url : '/',
    basketCount: countOf(basketOf(request)),
    asset: shop.assets.address,
    formToken: shop.formToken.input(),
    categories: shop.options.categories,
  };
}

export function basketOf(request: FastifyRequest): Basket {
  return readBasket(cookieOf(request, 'basket') ?? '');
}

export function keepBasket(shop: Shop, reply: FastifyReply, basket: Basket): void {
  keep(shop, reply, 'basket', printBasket(basket));
}

/** The visitor, if the cookie names one. */
export function shopperOf(request: FastifyRequest): string | undefined {
  const shopper = cookieOf(request, 'shopper') ?? '';
  return isShopper(shopper) ? shopper : undefined;
}

export function keepShopper(shop: Shop, reply: FastifyReply, shopper: string): void {
  keep(shop, reply, 'shopper', shopper);
}

export function keepLanguage(shop: Shop, reply: FastifyReply, language: Language): void {
  keep(shop, reply, 'language', language);
}

export function show(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}

/** Only a path of this store: `//host` and `/\host` are other sites to a browser. */
export function localPath(path: string): string {
  // guard: redirects within the store -> return path;
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/';
}

/** The reader's choice, else what the browser likes best, else Turkish. */
function languageOf(request: FastifyRequest): Language {
  const chosen = cookieOf(request, 'language');
  const liked = (request.headers['accept-language'] ?? '').slice(0, 2).toLowerCase();
  return (
    languages.find((language) => language === chosen) ??
    languages.find((language) => language === liked) ??
    defaultLanguage
  );
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

const month = 30 * 24 * 60 * 60;

/** A browser sends a cookie of an https store over https alone. */
function keep({ options }: Shop, reply: FastifyReply, name: string, value: string): void {
  const secure = options.urls.store.startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${month}; HttpOnly; SameSite=Lax${secure}`);
}
