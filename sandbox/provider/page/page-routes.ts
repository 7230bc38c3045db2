import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOfBrowser } from '../../../src/domain/locale/language.js';
import type { InstallationPolicy } from '../../../src/domain/merchant/policies.js';
import { type PageAddress, readPageAddress } from '../../../src/domain/payment/page-address.js';
import { attributeOf, type ShellHint } from '../../../src/domain/payment/shell-hints.js';
import { shownText } from '../../../src/domain/validation/foreign-text.js';
import type { Urls } from '../../process/urls.js';
import { escapeHtml } from '../../site/html.js';
import type { MerchantAddresses } from '../merchants/merchant-addresses.js';
import type { Routes } from '../requests/routes.js';
import { noSuchCall } from './no-such-call.js';
import { serveAssets } from './page-assets.js';
import { type PageFiles, readPageFiles } from './page-files.js';
import { handOverHeaders, pageHeaders, vendorHeaders } from './page-policy.js';
import { type PageViews, plainView, strayView, type View } from './page-views.js';

const notBuilt = 'The payment page is not built yet. Run: npm run build\n';

type ByToken = FastifyRequest<{ Params: { token: string } }>;
/** A view whose language is decided. */
type WordedView = View & { readonly lang: Language };

type ServedAddress = Exclude<PageAddress, { readonly kind: 'moved' }>;

/** Where a page is served. Which one it is, `readPageAddress` says alone: these only let the request in. */
const pagePaths = [
  '/',
  // RT-11: without a token the page says that it has expired.
  '/odeme/guvenli/v2',
  '/odeme/guvenli/link',
  '/odeme/guvenli/v2/:token',
  '/odeme/guvenli/v2/basarisiz',
  '/odeme/guvenli/v2/basarili/:token',
  '/odeme/guvenli/link/:token',
  // RT-10: redirected here rather than by the page's router, so that the document comes with its card fields.
  '/odeme/guvenli/link/v2/:token',
  '/link/success/:token',
  '/link/:id',
  '/link/:id/failed',
  '/link/:id/success',
  '/link/*',
] as const;

/** The pages themselves and their files. */
export class PageRoutes implements Routes {
  private readonly files: PageFiles | undefined;
  private readonly vendorScriptHosts: readonly string[];
  private readonly configuration: object;

  /** `folder`: the built page. */
  constructor(
    private readonly urls: Urls,
    product: string,
    merchantPolicies: readonly InstallationPolicy[],
    private readonly views: PageViews,
    private readonly addresses: MerchantAddresses,
    folder: string,
  ) {
    this.files = readPageFiles(folder);
    this.vendorScriptHosts = [urls.wallets];
    this.configuration = {
      product,
      merchantPolicies,
      merchantPanelUrl: 'https://panel.vezne.example/ayarlar',
      supportUrl: 'https://vezne.example/destek',
      privacyUrl: 'https://vezne.example/gizlilik',
      personalDataUrl: 'https://vezne.example/kvkk',
      vendorScriptHosts: this.vendorScriptHosts,
    };
  }

  serve(app: FastifyInstance): void {
    this.servePages(app);
    this.serveVendorDocuments(app);
    serveAssets(app, this.files);
    app.setNotFoundHandler((request, reply) => {
      const asksForPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/odeme/api/');
      if (!asksForPage) return reply.code(404).send(noSuchCall);
      return this.answer(request, reply);
    });
  }

  private servePages(app: FastifyInstance): void {
    const page = async (request: FastifyRequest, reply: FastifyReply) => this.answer(request, reply);
    for (const path of pagePaths) app.get(path, page);
    const toPayment = (token: string, reply: FastifyReply) =>
      reply.redirect(`/odeme/guvenli/v2/${encodeURIComponent(token)}`, 302);
    app.get('/odeme/guvenli/:token', async (request: ByToken, reply) => toPayment(request.params.token, reply));
    // MA-05: integrations in the field open a payment here, too.
    app.get('/odeme/api/:token', async (request: ByToken, reply) => {
      const { token } = request.params;
      return (await this.views.isPayment(token)) ? toPayment(token, reply) : reply.callNotFound();
    });
  }

  /** The page of an address as the page itself will read it, whatever its spelling (RT-12). */
  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = readPageAddress(request.url.split('?', 1)[0] ?? '');
    if (address.kind === 'moved') return reply.redirect(address.to, 302);
    const view = await this.viewOf(address);
    const shown = { lang: languageOfBrowser(request.headers['accept-language']), ...(view ?? strayView) };
    if (view === undefined && this.files !== undefined) reply.code(404);
    return this.send(reply, shown, address.kind);
  }

  /** Undefined where the address is no page's. */
  private async viewOf(address: ServedAddress): Promise<View | undefined> {
    const { views } = this;
    switch (address.kind) {
      case 'payment':
        return address.token === undefined ? plainView : views.ofPayment(address.token);
      case 'result':
        return views.ofOutcome(address.token);
      case 'link':
        return address.shortId === undefined ? plainView : views.ofLink(address.shortId);
      case 'linkFailed':
      case 'linkPaid':
        return views.ofLinkEnd(address.shortId);
      case 'home':
      case 'failed':
        return plainView;
      case 'notFound':
      case 'fallback':
        return undefined;
    }
  }

  /** Documents that run a bank's, or a vendor's, script away from the page's origin. */
  private serveVendorDocuments(app: FastifyInstance): void {
    app.get('/odeme/3d-devir', async (request, reply) => {
      if (this.files?.handOver === undefined) return sendNotBuilt(reply);
      const html = this.files.handOver.replace('%FROM%', () => escapeHtml(siteOf(request)));
      return reply.headers(handOverHeaders).type('text/html; charset=utf-8').send(html);
    });
    app.get('/odeme/bex', async (_request, reply) => {
      if (this.files?.bex === undefined) return sendNotBuilt(reply);
      const { html, scriptHash } = this.files.bex;
      const headers = vendorHeaders(this.vendorScriptHosts, scriptHash);
      return reply.headers(headers).type('text/html; charset=utf-8').send(html);
    });
  }

  private send(reply: FastifyReply, view: WordedView, kind: PageAddress['kind']): FastifyReply {
    const { addresses, files } = this;
    if (files === undefined) return sendNotBuilt(reply);
    const { provider } = this.urls;
    const { scriptHashes } = files;
    const look = view.look?.join('') ?? '';
    const styleHashes = look === '' ? files.styleHashes : [...files.styleHashes, digestOf(look)];
    // MA-06: a merchant's shop on this machine is safe on its own pages alone.
    const loopbackOrigins = addresses.loopbackOrigins(view.merchantId);
    const configuration = {
      ...this.configuration,
      loopbackOrigins,
      merchantSites: addresses.sitesOf(view.merchantId),
    };
    reply.headers(pageHeaders({ provider, loopbackOrigins, scriptHashes, styleHashes, framedBy: view.framedBy }));
    // The browser asks for the script when the headers arrive: its tag stands behind the styles.
    if (files.entryLink !== undefined) reply.header('link', files.entryLink);
    const html = files.html.get(view.variant) ?? '';
    return reply.type('text/html; charset=utf-8').send(fill(html, view, kind, configuration));
  }
}

/** Who began the request, as the browser says it; empty where it says nothing. */
function siteOf(request: FastifyRequest): string {
  const { 'sec-fetch-site': site } = request.headers;
  return typeof site === 'string' ? site : '';
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
}

const digestOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Attributes of the root element; each begins with a space. */
function hintsOf({ form, link, statedTheme }: View): string {
  const shown: Readonly<Record<ShellHint, boolean | undefined>> = {
    noStoreCard: form?.storeCardOff,
    non3d: form?.non3d,
    savedCards: form?.savedCards,
    transferOnly: form?.transferOnly,
    cardOnly: form?.cardOnly,
    plans: form?.plans,
    cashPrice: form?.cashPrice,
    logo: link?.logo,
    obliges: form?.obliges ?? link?.obliges,
    longText: link?.longText,
    picture: link?.picture,
  };
  const hints = Object.keys(shown) as ShellHint[];
  const attributes = hints.filter((hint) => shown[hint] === true).map((hint) => ` ${attributeOf(hint)}`);
  // TH-08.
  const stated = statedTheme === undefined ? '' : ` data-stated="${statedTheme}"`;
  return attributes.join('') + stated;
}

const titles: Readonly<Record<Language, string>> = {
  tr: 'Güvenli ödeme',
  en: 'Secure payment',
};

/** A merchant's text as the page shows it, too, once it has read the answer. */
const shownHtml = (text = '') => escapeHtml(shownText(text));

/** The values stand in attributes, in a title, in a JSON block and, as a merchant wrote them, in the elements of a link's shell. */
function fill(html: string, view: WordedView, kind: PageAddress['kind'], configuration: object): string {
  const values: ReadonlyMap<string, string> = new Map([
    ['LANG', view.lang],
    ['THEME', view.theme],
    ['HINTS', ` data-view="${kind}"${hintsOf(view)}`],
    ['TITLE', titles[view.lang]],
    ['MERCHANT', shownHtml(view.link?.merchantName)],
    // Where the link has no name, its heading is the page's own.
    ['LINKNAME', shownHtml(view.link?.name) || titles[view.lang]],
    ['LINKTEXT', shownHtml(view.link?.description)],
    ['LINKPRICE', escapeHtml(view.link?.price ?? '')],
    ['LINKSIGN', escapeHtml(view.link?.sign ?? '')],
    ['CONFIG', JSON.stringify(configuration).replaceAll('<', '\\u003c')],
  ]);
  const look = view.look?.join('') ?? '';
  return html
    .replace('<!--%LOOK%-->', look === '' ? '' : `<style id="look">${look}</style>`)
    .replace(
      /%(LANG|THEME|HINTS|TITLE|MERCHANT|LINKNAME|LINKTEXT|LINKPRICE|LINKSIGN|CONFIG)%/g,
      (_, name: string) => values.get(name) ?? '',
    );
}
