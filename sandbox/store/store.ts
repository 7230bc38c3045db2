import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { readAssetFolder, serveAssets } from '../site/asset-folder.js';
import { refuseForeignPosts, siteHeaders } from '../site/default-headers.js';
import { FormToken } from '../site/form-token.js';
import { createServer } from '../site/server.js';
import { serveCheckout } from './checkout-routes.js';
import { isOpenToOthers, refuseFormsOfOthers } from './forms-of-others.js';
import { serveLinkNotifications, serveLinks } from './link-routes.js';
import { serveLooks } from './look-routes.js';
import { linkApi } from './merchant-api/link-calls.js';
import { merchantApi } from './merchant-api/merchant-api.js';
import { serveMerchants } from './merchant-routes.js';
import { serveOffice } from './office-routes.js';
import { serveNotifications, serveOrders, serveReturns } from './order-routes.js';
import type { StoreOptions } from './prepared/store-options.js';
import { readerOf, type Shop, show } from './shop.js';
import { serveShop } from './shop-routes.js';
import type { Reader } from './views/layout.js';
import { messagePage } from './views/outcome-pages.js';

/** The demo store: a merchant like any other, on a site of its own. */
export async function createStore(options: StoreOptions): Promise<FastifyInstance> {
  const { product, urls, clock, formKey, logLevel, logStream } = options;
  const assets = readAssetFolder('sandbox/store/assets');
  const shop: Shop = {
    options,
    assets,
    formToken: new FormToken(formKey),
    api: merchantApi(urls.provider, product, clock),
    linkApi: linkApi(urls.provider, product, clock),
  };
  // The bank's page, or a wallet's, replaces the provider's inside the frame.
  const frames = [urls.provider, urls.acs, urls.wallets];
  const app = createServer({
    logLevel,
    logStream,
    bodyLimit: 16 * 1024,
    origin: urls.store,
    isOpenToNames: isOpenToOthers,
    headers: siteHeaders(urls.store, { frames, scripts: [urls.provider], formTargets: [urls.provider] }),
    answerError: (status, request, reply) => {
      const reader = atHome(readerOf(shop, request));
      const title = status >= 500 ? reader.t.broken : reader.t.refused;
      return show(reply.code(status), messagePage(reader, title, reader.t.brokenText));
    },
  });
  await app.register(formbody);
  refuseForeignPosts(app, isOpenToOthers);
  refuseFormsOfOthers(app, shop);
  serveAssets(app, assets);
  serveShop(app, shop);
  serveCheckout(app, shop);
  serveOrders(app, shop);
  serveReturns(app, shop);
  serveNotifications(app, shop);
  serveMerchants(app, shop);
  serveLooks(app, shop);
  serveLinks(app, shop);
  serveLinkNotifications(app, shop);
  serveOffice(app, shop);
  app.setNotFoundHandler((request, reply) => {
    const reader = atHome(readerOf(shop, request));
    return show(reply.code(404), messagePage(reader, reader.t.notFound, reader.t.notFoundText));
  });
  return app;
}

/** A page that refuses an address does not quote it (TR-04): its links lead back to the front page. */
function atHome(reader: Reader): Reader {
  return { ...reader, path: '/' };
}
