import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway/gateway.js';
import { excessOf } from '../links/link-state.js';
import { ownForm } from './access.js';
import { readLinkOrder } from './link-order.js';
import { isOwnForm, newLinkOid } from './link-page.js';
import { openOrder } from './open-order.js';
import { linkOf, requireOpen, stopped } from './read-link.js';
import { Refusal } from './refusal.js';

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
    const created =
      (await openOrder(gateway, opened, { ...asked, merchantOid: form.get('merchant_oid') })) ??
      // The form was sent before: the shopper came back and changed the order.
      (await openOrder(gateway, opened, { ...asked, merchantOid: newLinkOid() }));
    if (created === undefined) throw new Refusal('technical');
    return { status: 'success', message: '', data: { paymentPage: { token: created.token } } };
  });
}
