import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MerchantAccount } from '../panel/merchant-account.js';
import { readForm } from '../site/form.js';
import { readLinkChange } from './links/link-change.js';
import { findStoreLink, type StoreLink, saveChange } from './links/links.js';
import { type Shop, show } from './shop.js';
import type { LinkFailure } from './views/link-page.js';

/** Describes what the routes of one link share. */
export interface LinkRoutes {
  merchantOf(link: StoreLink): Promise<MerchantAccount>;
  /** The link's page. */
  view(request: FastifyRequest, link: StoreLink, failed: LinkFailure): Promise<string>;
}

type LinkRequest = FastifyRequest<{ Params: { id: string } }>;

/** The calls that change a link (LK-09): what it asks for, pause and resume. */
export function serveLinkTerms(app: FastifyInstance, shop: Shop, { merchantOf, view }: LinkRoutes): void {
  const { db } = shop.options;
  const back = (reply: FastifyReply, id: string) => reply.redirect(`/links/${id}#terms`, 303);

  for (const act of ['pause', 'resume'] as const) {
    app.post(`/links/:id/${act}`, async (request: LinkRequest, reply) => {
      const link = await findStoreLink(db, request.params.id);
      if (link === undefined) return reply.callNotFound();
      const refused = await shop.linkApi[act](await merchantOf(link), link.id);
      return refused === undefined
        ? back(reply, link.id)
        : show(reply.code(502), await view(request, link, { kind: 'refused', ...refused }));
    });
  }

  app.post('/links/:id/change', async (request: LinkRequest, reply) => {
    const link = await findStoreLink(db, request.params.id);
    if (link === undefined) return reply.callNotFound();
    const merchant = await merchantOf(link);
    const terms = await shop.linkApi.inquire(merchant, link.id);
    const form = readForm(request.body);
    const again = async (failed: LinkFailure) => show(reply.code(422), await view(request, link, failed));
    if (terms === undefined) return again({ kind: 'refused', reason: undefined });
    const read = readLinkChange(form, terms, link);
    if ('problems' in read) return again({ kind: 'terms', form, problems: read.problems });
    if (Object.keys(read.change).length > 0) {
      const refused = await shop.linkApi.change(merchant, link.id, read.change);
      if (refused !== undefined) return again({ kind: 'terms', form, ...refused });
      await saveChange(db, link.id, read.change);
    }
    return back(reply, link.id);
  });
}
