import type { FastifyInstance } from 'fastify';
import { readForm } from '../site/form.js';
import { readSettings } from './merchants/merchant-form.js';
import { refuseOldForm } from './old-form.js';
import { readerOf, type Shop, show } from './shop.js';
import { merchantPage, merchantsPage } from './views/merchant-pages.js';

/** The merchants' panel: settings that the provider keeps. */
export function serveMerchants(app: FastifyInstance, shop: Shop): void {
  const { panel, isNotified } = shop.options;
  const token = shop.formToken;

  app.get('/merchants', async (request, reply) =>
    show(reply, merchantsPage(readerOf(shop, request), await panel.list())),
  );

  app.get<{ Params: { id: string }; Querystring: { saved?: string } }>('/merchants/:id', async (request, reply) => {
    const merchant = await panel.find(request.params.id);
    if (merchant === undefined) return reply.callNotFound();
    return show(reply, merchantPage(readerOf(shop, request), { merchant, token, saved: request.query.saved === '1' }));
  });

  app.post<{ Params: { id: string } }>('/merchants/:id', async (request, reply) => {
    const merchant = await panel.find(request.params.id);
    if (merchant === undefined) return reply.callNotFound();
    const form = readForm(request.body);
    // guard: form token of the panel
    if (!token.isIn(form)) return refuseOldForm(shop, request, reply);
    const { changed, problems } = readSettings(form, merchant, isNotified);
    if (problems.size > 0) {
      return show(reply.code(422), merchantPage(readerOf(shop, request), { merchant, token, form, problems }));
    }
    if (Object.keys(changed).length > 0) await panel.save(merchant.id, changed);
    return reply.redirect(`/merchants/${merchant.id}?saved=1`, 303);
  });
}
