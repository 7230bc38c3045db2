import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { readAssetFolder, serveAssets } from '../site/asset-folder.js';
import { refuseForeignPosts, setHeaders } from '../site/headers.js';
import { serveCheckout } from './checkout-routes.js';
import { serveLinkNotifications, serveLinks } from './link-routes.js';
import { linkApi } from './merchant-api/link-calls.js';
import { merchantApi } from './merchant-api/merchant-api.js';
import { serveMerchants } from './merchant-routes.js';
import { serveOffice } from './office-routes.js';
import { isOpenToOthers, serveNotifications, serveOrders } from './order-routes.js';
import type { StoreOptions } from './prepared/store-options.js';
import { readerOf, type Shop, show } from './shop.js';
import { serveShop } from './shop-routes.js';
import { messagePage } from './views/outcome-pages.js';

/** The demo store: a merchant like any other, on a site of its own. */
export async function createStore(options: StoreOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: options.logLevel },
    bodyLimit: 16 * 1024,
    logController: new LogController({ disableRequestLogging: true }),
  });
  await app.register(formbody);
  setHeaders(app, {
    // The bank's page, or a wallet's, replaces the provider's inside the frame.
    frames: [options.urls.provider, options.urls.acs, options.urls.wallets],
    formTargets: [options.urls.provider],
  });
  refuseForeignPosts(app, isOpenToOthers);
  const assets = readAssetFolder('sandbox/store/assets');
  serveAssets(app, assets);
  const { product, urls } = options;
  const shop: Shop = {
    options,
    assets,
    api: merchantApi(urls.provider, product),
    linkApi: linkApi(urls.provider, product),
  };
  serveShop(app, shop);
  serveCheckout(app, shop);
  serveOrders(app, shop);
  serveNotifications(app, shop);
  serveMerchants(app, shop);
  serveLinks(app, shop);
  serveLinkNotifications(app, shop);
  serveOffice(app, shop);
  app.setNotFoundHandler((request, reply) => {
    const reader = readerOf(shop, request);
    return show(reply.code(404), messagePage(reader, reader.t.notFound, reader.t.notFoundText));
  });
  app.setErrorHandler((error, request, reply) => {
    const reader = readerOf(shop, request);
    const code = statusOf(error);
    if (code >= 500) request.log.error({ err: error });
    const title = code >= 500 ? reader.t.broken : reader.t.refused;
    return show(reply.code(code), messagePage(reader, title, reader.t.brokenText));
  });
  return app;
}

function statusOf(error: unknown): number {
  const code = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return code >= 400 && code < 500 ? code : 500;
}
