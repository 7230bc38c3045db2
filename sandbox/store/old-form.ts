import type { FastifyReply, FastifyRequest } from 'fastify';
import { readerOf, type Shop, show } from './shop.js';
import { messagePage } from './views/outcome-pages.js';

/** Answers a form that does not carry the token of this process: it may be another site's, or a page from before a start. */
export function refuseOldForm(shop: Shop, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const reader = readerOf(shop, request);
  return show(reply.code(403), messagePage(reader, reader.t.refused, reader.t.oldForm));
}
