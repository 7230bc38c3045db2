import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from '../site/form.js';
import { storePaths } from './prepared/store-options.js';
import { readerOf, type Shop, show } from './shop.js';
import { messagePage } from './views/outcome-pages.js';

/** The posts that a visitor of the shop makes: they change nothing of a merchant's. */
const ofVisitors: ReadonlySet<string> = new Set([
  '/language',
  '/basket',
  '/basket/add',
  '/checkout',
  '/checkout/:oid/again',
  '/scenarios/:id',
]);

/** Other sites post to these routes: the provider's server, which signs, and its page, which sends shoppers back. */
const openToOthers: ReadonlySet<string> = new Set([
  storePaths.notification,
  storePaths.transferNotice,
  storePaths.linkNotification,
  '/orders/:oid/ok',
  '/orders/:oid/fail',
]);

/** Returns whether other sites may post to a route of the store. */
export function isOpenToOthers(route: string): boolean {
  return openToOthers.has(route);
}

/**
 * Every other post must carry the token of the panel's pages, a new one too unless it is named above: without it the form
 * may be another site's.
 */
export function refuseFormsOfOthers(app: FastifyInstance, shop: Shop): void {
  app.addHook('preHandler', async (request, reply) => {
    const { url } = request.routeOptions;
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (url === undefined || ofVisitors.has(url) || isOpenToOthers(url)) return;
    // guard: form token of the panel -> return;
    if (shop.formToken.isIn(readForm(request.body))) return;
    await refuse(shop, request, reply);
  });
}

/** It may also be a page from before the panel's key was made anew. */
function refuse(shop: Shop, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const reader = readerOf(shop, request);
  return show(reply.code(403), messagePage(reader, reader.t.refused, reader.t.oldForm));
}
