import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { orders } from '../database/schema.js';
import type { Gateway } from '../gateway/gateway.js';
import { excessOf } from '../links/link-state.js';
import { ownForm } from './access.js';
import { type LinkOrder, readLinkOrder } from './link-order.js';
import { failAddress, isOwnForm, newLinkOid, type OpenedLink, okAddress } from './link-page.js';
import { linkOf, requireOpen, stopped } from './read-link.js';
import { Refusal } from './refusal.js';

const minutes = 30;

/** AP-03: a shopper opens a payment of a link. It keeps nothing for the shopper yet: paying does. */
export function payLink(app: FastifyInstance, gateway: Gateway): void {
  app.post('/odeme/api/oos/payment/link', async (request) => {
    const form = ownForm(request);
    const opened = await linkOf(gateway, form.get('short_id'));
    const { link } = opened;
    if (!isOwnForm(gateway, opened, form)) throw new Refusal('ownership', { link });
    const use = await requireOpen(gateway, opened);
    const read = readLinkOrder(form, link, use);
    if ('field' in read) throw new Refusal('validation', { link, field: read.field });
    const stop = 'stop' in read ? read.stop : excessOf(link, use, read.order);
    if (stop !== undefined || 'stop' in read) throw await stopped(gateway, opened, stop ?? 'amountLeft');
    const asked = { order: read.order, userIp: request.ip };
    const token =
      (await insert(gateway, opened, { ...asked, merchantOid: form.get('merchant_oid') })) ??
      // The form was sent before: the shopper came back and changed the order.
      (await insert(gateway, opened, { ...asked, merchantOid: newLinkOid() }));
    if (token === undefined) throw new Refusal('technical');
    return { status: 'success', message: '', data: { paymentPage: { token } } };
  });
}

interface Asked {
  readonly order: LinkOrder;
  readonly merchantOid: string;
  readonly userIp: string;
}

/** The new order's token; undefined when its reference is taken. */
async function insert(gateway: Gateway, opened: OpenedLink, asked: Asked): Promise<string | undefined> {
  const [created] = await gateway.db
    .insert(orders)
    .values(orderOf(gateway, opened, asked))
    .onConflictDoNothing({ target: [orders.merchantId, orders.merchantOid] })
    .returning({ token: orders.token });
  return created?.token;
}

const secret = () => randomBytes(24).toString('base64url');

function orderOf(gateway: Gateway, opened: OpenedLink, asked: Asked): typeof orders.$inferInsert {
  const { link, merchant } = opened;
  const now = gateway.clock.now();
  const ends = Math.min(now + minutes * 60_000, link.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return {
    ...{ id: secret(), token: secret(), csrfToken: secret() },
    ...{ merchantId: merchant.id, merchantOid: asked.merchantOid, userIp: asked.userIp },
    ...asked.order,
    userBasket: basketOf(opened, asked.order),
    linkId: link.shortId,
    currency: link.currency,
    lang: link.lang,
    noInstallment: merchant.noInstallment || link.maxInstallment === 1,
    maxInstallment: link.maxInstallment === 1 ? 0 : link.maxInstallment,
    pftOptionMax: link.pftOptionMax,
    singleOff: merchant.singleOff,
    okUrl: okAddress(gateway, opened),
    failUrl: failAddress(gateway, link),
    testMode: merchant.testMode,
    debugOn: false,
    timeoutLimit: minutes,
    ...{ non3d: merchant.non3d, force3d: merchant.force3d, storeCardOff: merchant.storeCardOff, dark: merchant.dark },
    warnings: [],
    createdAt: new Date(now),
    expiresAt: new Date(ends),
  };
}

/** The order as get-token's merchants would have written it. */
function basketOf({ link }: OpenedLink, { amount, quantity }: LinkOrder): string {
  const price = `${Math.floor(amount / quantity / 100)}.${String((amount / quantity) % 100).padStart(2, '0')}`;
  return Buffer.from(JSON.stringify([[link.name, price, quantity]])).toString('base64');
}
