import type { FastifyInstance } from 'fastify';
import { readTheme } from '../../src/domain/theme/theme.js';
import { readLookForm } from './merchants/look-form.js';
import { readerOf, type Shop } from './shop.js';
import { changeWords, lookPicture } from './views/merchant-look.js';

/** The look that is being typed in the panel: its picture in each theme, and what the page changes of it (TH-07). */
export function serveLooks(app: FastifyInstance, shop: Shop): void {
  type Typed = { Params: { theme?: string }; Querystring: Record<string, string | string[]> };
  const typed = ({ query }: { query: Typed['Querystring'] }) =>
    readLookForm(new Map(Object.entries(query).map(([name, value]) => [name, String(value)])));

  app.get<Typed>('/merchants/:id/look', async (request, reply) => {
    const { changes, wrong } = typed(request);
    const { t } = readerOf(shop, request);
    const words = wrong.includes('accent') ? t.look.accentWrong : changeWords(t, changes);
    return reply.type('text/plain; charset=utf-8').send(words);
  });

  app.get<Typed>('/merchants/:id/look/:theme.svg', async (request, reply) => {
    const theme = readTheme(request.params.theme);
    if (theme === undefined) return reply.callNotFound();
    const picture = lookPicture(readerOf(shop, request), typed(request).appearance, theme);
    return reply.type('image/svg+xml').send(picture.toString());
  });
}
