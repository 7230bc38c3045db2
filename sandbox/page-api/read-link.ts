import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '../../src/domain/page/language.js';
import { entries, orders } from '../database/schema.js';
import type { Gateway } from '../gateway/gateway.js';
import { readMerchant } from '../gateway/merchant-panel.js';
import { type LinkStop, type LinkUse, linkStop, readUse } from '../links/link-state.js';
import { findLink, type Link } from '../links/links.js';
import { paymentOf } from './access.js';
import { linkForm, linkPage, linkPageOfOrder, type OpenedLink, okAddress } from './link-page.js';
import { Refusal } from './refusal.js';

/** AP-02 and AP-04: the link an address names, and the link of a payment. */
export function readLink(app: FastifyInstance, gateway: Gateway): void {
  app.get<{ Params: { id: string } }>('/odeme/api/oos/payment/get/link/:id', async (request) => {
    const opened = await linkOf(gateway, request.params.id);
    const use = await requireOpen(gateway, opened);
    const data = { linkPage: linkPage(opened, use), linkForm: linkForm(gateway, opened, request.ip) };
    return { status: 'success', message: '', data };
  });

  app.get<{ Params: { token: string } }>('/odeme/api/oos/payment/get/link/payment/:token', async (request) => {
    const { order } = await paymentOf(gateway, request.params.token);
    if (order.linkId === null) throw new Refusal('notFound', { order });
    const opened = await linkOf(gateway, order.linkId);
    return { status: 'success', message: '', data: { linkPage: linkPageOfOrder(opened, order) } };
  });
}

/** The link an address names; a refusal `notFound` when it names none. */
export async function linkOf(gateway: Gateway, shortId: string): Promise<OpenedLink> {
  const link = await findLink(gateway.db, shortId);
  const merchant = link && (await readMerchant(gateway, link.merchantId));
  if (link === undefined || merchant === undefined) {
    throw new Refusal('notFound', { link: { lang: defaultLanguage } });
  }
  return { link, merchant };
}

/** Refuses unless the link can be paid now. Returns what its orders have come to. */
export async function requireOpen(gateway: Gateway, opened: OpenedLink): Promise<LinkUse> {
  const now = gateway.clock.now();
  const use = await readUse(gateway.db, opened.link, now);
  const stop = linkStop(opened.link, use, now);
  if (stop !== undefined) throw await stopped(gateway, opened, stop);
  return use;
}

/** The refusal a stopped link answers with. */
export async function stopped(gateway: Gateway, opened: OpenedLink, stop: LinkStop): Promise<Refusal> {
  const { link, merchant } = opened;
  const { lang } = link;
  if (stop !== 'paid') return new Refusal(stop, { link: { lang } });
  const merchantOid = await payingOid(gateway, link);
  const paid = { redirectUrl: okAddress(gateway, opened), merchantOid };
  return new Refusal('paid', { link: { lang, paid }, merchantName: merchant.name });
}

/** The order that paid the last part of a collection. */
async function payingOid({ db }: Gateway, link: Link): Promise<string> {
  const [last] = await db
    .select({ oid: orders.merchantOid })
    .from(orders)
    .innerJoin(entries, and(eq(entries.orderId, orders.id), eq(entries.kind, 'charged')))
    .where(eq(orders.linkId, link.shortId))
    .orderBy(desc(entries.seq))
    .limit(1);
  return last?.oid ?? '';
}
