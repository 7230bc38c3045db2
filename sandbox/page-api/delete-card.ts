import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway/gateway.js';
import { deleteCard, takesStoredCards } from '../saved-cards/stored-cards.js';
import { accessOf } from './access.js';
import { requirePayable } from './payable.js';
import { Refusal } from './refusal.js';

/** AP-10: the shopper deletes a stored card. All four of its names must belong together, and to the shopper of the order. */
export function deleteStoredCard(app: FastifyInstance, gateway: Gateway): void {
  app.post('/odeme/api/oos/card/delete', async (request) => {
    const { form, ...payment } = await accessOf(gateway, request);
    const { order } = payment;
    // A token that has done its work, and may lie in a history, deletes nothing.
    await requirePayable(gateway, payment);
    const proof = { dtoken: form.get('dtoken'), groupId: form.get('groupId') };
    const isOwn = takesStoredCards(order) && form.get('utoken') === order.utoken;
    const isGone = isOwn && (await deleteCard(gateway.db, { owner: order, ctoken: form.get('ctoken'), proof }));
    if (!isGone) throw new Refusal('ownership', { order });
    return { status: 'success', message: '', data: {} };
  });
}
