import type { FastifyInstance } from 'fastify';
import { readForm } from '../site/form.js';
import { readerOf, type Shop, show } from './shop.js';
import { officePage } from './views/office-page.js';

type Result = 'decided' | 'nothing' | undefined;

/** The provider's back office: the messages it sent, and what it has to decide. */
export function serveOffice(app: FastifyInstance, shop: Shop): void {
  const { office } = shop.options;

  app.get<{ Querystring: { result?: string } }>('/office', async (request, reply) => {
    const result: Result = (['decided', 'nothing'] as const).find((word) => word === request.query.result);
    const messages = await office.messages();
    const reviews = await office.reviews();
    const deliveries = await office.deliveries();
    const view = { messages, reviews, deliveries, reasons: office.transferReasons, result };
    return show(reply, officePage(readerOf(shop, request), view));
  });

  app.post<{ Params: { id: string } }>('/office/:id', async (request, reply) => {
    const form = readForm(request.body);
    const refusal = form.get('act') === 'approve' ? undefined : (form.get('reason') ?? '');
    const isDone = await office.decide(request.params.id, refusal);
    return reply.redirect(`/office?result=${isDone ? 'decided' : 'nothing'}`, 303);
  });
}
