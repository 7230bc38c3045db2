import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readLanguage } from '../../src/domain/page/language.js';
import type { Gateway } from '../gateway/gateway.js';
import { readMerchant } from '../gateway/merchant-panel.js';
import type { Order } from '../ledger/order-state.js';
import { findOrder, readState } from '../ledger/orders.js';
import { stopOfOrder } from '../links/link-state.js';
import { findLink } from '../links/links.js';
import { hasCards, takesStoredCards } from '../saved-cards/stored-cards.js';
import type { MerchantAccount } from '../store-contract.js';
import { type PageAsset, type PageFiles, readPageFiles, type Variant } from './page-files.js';
import { handOverHeaders, pageHeaders, vendorHeaders } from './page-headers.js';

const notBuilt = 'The payment page is not built yet. Run: npm run build\n';

/** The pages themselves and their files. */
export function servePage(app: FastifyInstance, gateway: Gateway, folder: string): void {
  const files = readPageFiles(folder);
  const { provider, store, acs, wallets } = gateway.urls;
  const vendorScriptHosts = [wallets];
  const loopbackOrigins = [provider, store, acs, wallets].filter((origin) => origin.startsWith('http:'));
  const configuration = {
    product: gateway.product,
    loopbackOrigins,
    merchantPanelUrl: 'https://panel.vezne.example/ayarlar',
    supportUrl: 'https://vezne.example/destek',
    privacyUrl: 'https://vezne.example/gizlilik',
    personalDataUrl: 'https://vezne.example/kvkk',
    vendorScriptHosts,
  };

  const send = (reply: FastifyReply, view: View) => {
    if (files === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    const { scriptHashes } = files;
    reply.headers(pageHeaders({ provider, loopbackOrigins, scriptHashes, merchantSite: view.merchantSite }));
    return reply.type('text/html; charset=utf-8').send(fill(files.html.get(view.variant) ?? '', view, configuration));
  };
  const byToken = async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) =>
    send(reply, await viewOf(gateway, request.params.token, false));

  app.get<{ Params: { token: string } }>('/odeme/guvenli/v2/:token', async (request, reply) =>
    send(reply, await viewOf(gateway, request.params.token, true)),
  );
  app.get('/odeme/guvenli/v2/basarisiz', async (_request, reply) => send(reply, plainView));
  app.get<{ Params: { token: string } }>('/odeme/guvenli/v2/basarili/:token', byToken);
  app.get<{ Params: { token: string } }>('/link/success/:token', byToken);
  app.get<{ Params: { token: string } }>('/odeme/guvenli/link/:token', async (request, reply) =>
    send(reply, await viewOf(gateway, request.params.token, true)),
  );
  // RT-10: here rather than by the page's router, so that the document comes with its card fields.
  app.get<{ Params: { token: string } }>('/odeme/guvenli/link/v2/:token', async (request, reply) =>
    reply.redirect(`/odeme/guvenli/link/${encodeURIComponent(request.params.token)}`, 302),
  );
  for (const path of ['/link/:id', '/link/:id/failed', '/link/:id/success']) {
    app.get<{ Params: { id: string } }>(path, async (request, reply) =>
      send(reply, await viewOfLink(gateway, request.params.id)),
    );
  }
  for (const path of ['/', '/link/*']) {
    app.get(path, async (_request, reply) => send(reply, plainView));
  }
  app.get<{ Params: { token: string } }>('/odeme/guvenli/:token', async (request, reply) =>
    reply.redirect(`/odeme/guvenli/v2/${encodeURIComponent(request.params.token)}`, 302),
  );
  app.get('/odeme/3d-devir', async (_request, reply) => {
    if (files?.handOver === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    return reply.headers(handOverHeaders).type('text/html; charset=utf-8').send(files.handOver);
  });
  app.get('/odeme/bex', async (_request, reply) => {
    if (files?.bex === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    const { html, scriptHash } = files.bex;
    return reply.headers(vendorHeaders(vendorScriptHosts, scriptHash)).type('text/html; charset=utf-8').send(html);
  });
  serveAssets(app, files);
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET') return reply.code(404).send({ status: 'error', error: { code: 'notFound' } });
    return send(files === undefined ? reply : reply.code(404), plainView);
  });
}

interface View {
  readonly variant: Variant;
  readonly lang: string;
  readonly theme: 'dark' | 'light';
  readonly merchantSite: string | undefined;
  /** What the form will show beside the usual, so that nothing moves when its data arrives. */
  readonly form?: {
    readonly storeCardOff: boolean;
    readonly non3d: boolean;
    readonly savedCards: boolean;
    readonly transferOnly: boolean;
  };
}

const plainView: View = { variant: 'plain', lang: readLanguage(undefined), theme: 'light', merchantSite: undefined };

/** The view that fits the payment: only an order that can be paid gets card fields. */
async function viewOf(gateway: Gateway, token: string, forPayment: boolean): Promise<View> {
  const order = await findOrder(gateway.db, token);
  if (order === undefined) return plainView;
  const merchant = await readMerchant(gateway, order.merchantId);
  return {
    variant: forPayment ? await variantOf(gateway, order) : 'plain',
    lang: readLanguage(order.lang),
    theme: order.dark ? 'dark' : 'light',
    merchantSite: siteOf(merchant),
    form: { ...order, savedCards: takesStoredCards(order) && (await hasCards(gateway.db, order)) },
  };
}

/** A link's own page has no card fields. Its language and who may frame it are known all the same. */
async function viewOfLink(gateway: Gateway, shortId: string): Promise<View> {
  const link = await findLink(gateway.db, shortId);
  if (link === undefined) return plainView;
  const merchant = await readMerchant(gateway, link.merchantId);
  return { ...plainView, lang: readLanguage(link.lang), merchantSite: siteOf(merchant) };
}

/** Origin of a merchant's site; undefined when it is not known. */
function siteOf(merchant: MerchantAccount | undefined): string | undefined {
  const site = merchant === undefined || !URL.canParse(merchant.website) ? undefined : new URL(merchant.website).origin;
  return site === 'null' ? undefined : site;
}

async function variantOf(gateway: Gateway, order: Order): Promise<Variant> {
  const state = await readState(gateway.db, order, gateway.clock.now());
  if (state.kind !== 'payable') return 'plain';
  if ((await stopOfOrder(gateway.db, order, gateway.clock.now())) !== undefined) return 'plain';
  return order.testMode ? 'blocked' : 'card';
}

/** Attributes of the root element; each begins with a space. */
function hintsOf({ form }: View): string {
  return [
    form?.storeCardOff === true ? ' data-shell-store-card="off"' : '',
    form?.non3d === true ? ' data-shell-3d="on"' : '',
    form?.savedCards === true ? ' data-shell-cards="saved"' : '',
    form?.transferOnly === true ? ' data-shell-way="transfer"' : '',
  ].join('');
}

const titles: ReadonlyMap<string, string> = new Map([
  ['tr', 'Güvenli ödeme'],
  ['en', 'Secure payment'],
]);

/** The values stand in attributes, in a title and in a JSON block; none of them comes from outside but the merchant's words in none. */
function fill(html: string, view: View, configuration: object): string {
  const values: ReadonlyMap<string, string> = new Map([
    ['LANG', view.lang],
    ['THEME', view.theme],
    ['HINTS', hintsOf(view)],
    ['TITLE', titles.get(view.lang) ?? ''],
    ['CONFIG', JSON.stringify(configuration).replaceAll('<', '\\u003c')],
  ]);
  return html.replace(/%(LANG|THEME|HINTS|TITLE|CONFIG)%/g, (_, name: string) => values.get(name) ?? '');
}

function serveAssets(app: FastifyInstance, files: PageFiles | undefined): void {
  for (const [path, asset] of files?.assets ?? []) {
    app.get(path, async (request, reply) => sendAsset(request, reply, asset));
  }
  const icon = files?.assets.get('/favicon.svg');
  if (files?.assets.has('/favicon.ico') !== true) {
    app.get('/favicon.ico', async (request, reply) =>
      icon === undefined ? reply.code(204).send() : sendAsset(request, reply, icon),
    );
  }
  if (files?.assets.has('/robots.txt') !== true) {
    app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'));
  }
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: PageAsset): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const brotli = /\bbr\b/.test(accepted) ? asset.brotli : undefined;
  const gzip = /\bgzip\b/.test(accepted) ? asset.gzip : undefined;
  const packed = brotli ?? gzip;
  if (packed !== undefined) reply.header('content-encoding', brotli === undefined ? 'gzip' : 'br');
  return reply
    .header('cache-control', asset.hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    .header('vary', 'accept-encoding')
    .type(asset.type)
    .send(packed ?? asset.body);
}
