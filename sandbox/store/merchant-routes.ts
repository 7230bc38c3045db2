import type { FastifyInstance } from 'fastify';
import { readForm } from '../site/form.js';
import { readSettings } from './merchants/merchant-form.js';
import { readerOf, type Shop, show } from './shop.js';
import { deliveriesPage } from './views/deliveries-page.js';
import { keysPage, overlapChoices } from './views/keys-page.js';
import { merchantPage, merchantsPage } from './views/merchant-pages.js';
import { statementCsv } from './views/statement-csv.js';
import { statementPage } from './views/statement-page.js';

/** The merchants' panel: settings that the provider keeps. */
export function serveMerchants(app: FastifyInstance, shop: Shop): void {
  serveKeys(app, shop);
  serveDeliveries(app, shop);
  serveStatements(app, shop);
  const { panel, office, isNotified, categories } = shop.options;

  app.get('/merchants', async (request, reply) =>
    show(reply, merchantsPage(readerOf(shop, request), await panel.list())),
  );

  app.get<{ Params: { id: string }; Querystring: { saved?: string } }>('/merchants/:id', async (request, reply) => {
    const merchant = await panel.find(request.params.id);
    if (merchant === undefined) return reply.callNotFound();
    return show(reply, merchantPage(readerOf(shop, request), { merchant, saved: request.query.saved === '1' }));
  });

  app.post<{ Params: { id: string } }>('/merchants/:id', async (request, reply) => {
    const merchant = await panel.find(request.params.id);
    if (merchant === undefined) return reply.callNotFound();
    const form = readForm(request.body);
    const { changed, problems } = readSettings(form, merchant, isNotified, categories);
    if (problems.size > 0) {
      return show(reply.code(422), merchantPage(readerOf(shop, request), { merchant, form, problems }));
    }
    if (Object.keys(changed).length > 0) await panel.save(merchant.id, changed);
    if ('notificationUrl' in changed || 'transferNoticeUrl' in changed) await office.readdressWaiting(merchant.id);
    return reply.redirect(`/merchants/${merchant.id}?saved=1`, 303);
  });
}

/** The key of a merchant, and its change (SV-03). */
function serveKeys(app: FastifyInstance, shop: Shop): void {
  const { panel } = shop.options;
  type Asked = { Params: { id: string }; Querystring: { result?: string } };

  app.get<Asked>('/merchants/:id/keys', async (request, reply) => {
    const merchant = await panel.find(request.params.id);
    if (merchant === undefined) return reply.callNotFound();
    const result = (['renewed', 'ended'] as const).find((word) => word === request.query.result);
    const earlierUntil = merchant.earlierKeys?.until;
    return show(reply, keysPage(readerOf(shop, request), { merchant, earlierUntil, result }));
  });

  app.post<Asked>('/merchants/:id/keys', async (request, reply) => {
    const merchant = await panel.find(request.params.id);
    if (merchant === undefined) return reply.callNotFound();
    const asked = readForm(request.body).get('overlap');
    const overlap = overlapChoices.find((choice) => choice === asked) ?? overlapChoices[0];
    await panel.renewKeys(merchant.id, Number(overlap));
    return reply.redirect(`/merchants/${merchant.id}/keys?result=renewed`, 303);
  });

  app.post<Asked>('/merchants/:id/keys/end', async (request, reply) => {
    const merchant = await panel.find(request.params.id);
    if (merchant === undefined) return reply.callNotFound();
    await panel.endEarlierKeys(merchant.id);
    return reply.redirect(`/merchants/${merchant.id}/keys?result=ended`, 303);
  });
}

/** The notifications of a merchant, and the wish to send one again (MA-08). */
function serveDeliveries(app: FastifyInstance, shop: Shop): void {
  const { panel, office } = shop.options;

  app.get<{ Params: { id: string }; Querystring: { result?: string } }>(
    '/merchants/:id/deliveries',
    async (request, reply) => {
      const merchant = await panel.find(request.params.id);
      if (merchant === undefined) return reply.callNotFound();
      const result = (['again', 'nothing'] as const).find((word) => word === request.query.result);
      const deliveries = await office.deliveriesOf(merchant.id);
      return show(reply, deliveriesPage(readerOf(shop, request), { merchant, deliveries, result }));
    },
  );

  app.post<{ Params: { id: string; notification: string } }>(
    '/merchants/:id/deliveries/:notification',
    async (request, reply) => {
      const merchant = await panel.find(request.params.id);
      if (merchant === undefined) return reply.callNotFound();
      const isSent = await office.sendAgain(merchant.id, request.params.notification);
      return reply.redirect(`/merchants/${merchant.id}/deliveries?result=${isSent ? 'again' : 'nothing'}`, 303);
    },
  );
}

/** Shows the movements of a merchant on a day, to be read and to be kept as a file (MA-09). */
function serveStatements(app: FastifyInstance, shop: Shop): void {
  const { panel, office } = shop.options;
  type Asked = { Params: { id: string }; Querystring: { day?: string | string[] } };
  const statementOf = ({ params, query }: { params: Asked['Params']; query: Asked['Querystring'] }) =>
    office.statementOf(params.id, String(query.day ?? ''));

  app.get<Asked>('/merchants/:id/statement', async (request, reply) => {
    const merchant = await panel.find(request.params.id);
    if (merchant === undefined) return reply.callNotFound();
    return show(reply, statementPage(readerOf(shop, request), merchant, await statementOf(request)));
  });

  app.get<Asked>('/merchants/:id/statement.csv', async (request, reply) => {
    const merchant = await panel.find(request.params.id);
    if (merchant === undefined) return reply.callNotFound();
    const statement = await statementOf(request);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="islem-dokumu-${merchant.id}-${statement.day}.csv"`)
      .send(statementCsv(statement));
  });
}
