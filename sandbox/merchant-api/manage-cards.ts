import type { FastifyInstance } from 'fastify';
import { findBin } from '../bins.js';
import { formOf } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { cardsOf, deleteCard, shownCard } from '../saved-cards/stored-cards.js';
import { knownMerchant } from './known-merchant.js';

/** capi/list and capi/delete: the stored cards of a merchant's shopper. */
export function manageCards(app: FastifyInstance, gateway: Gateway): void {
  const failed = (err_msg: string) => ({ status: 'error', err_msg });
  const notSigned = failed(`${gateway.product}_token or merchant_id is wrong`);

  app.post('/odeme/capi/list', async (request) => {
    const form = formOf(request.body);
    const utoken = form.get('utoken');
    const merchant = await knownMerchant(gateway, form, utoken);
    if (merchant === undefined) return notSigned;
    const cards = await cardsOf(gateway.db, { merchantId: merchant.id, utoken });
    return cards.map(({ card }) => ({
      ...shownCard(card, merchant.requireCvv),
      c_bank: findBin(card.bin)?.bank ?? '',
      initial: card.bin.slice(0, 1),
    }));
  });

  app.post('/odeme/capi/delete', async (request) => {
    const form = formOf(request.body);
    const [ctoken, utoken] = [form.get('ctoken'), form.get('utoken')];
    const merchant = await knownMerchant(gateway, form, ctoken + utoken);
    if (merchant === undefined) return notSigned;
    const isGone = await deleteCard(gateway.db, { owner: { merchantId: merchant.id, utoken }, ctoken });
    return isGone ? { status: 'success' } : failed('there is no such card of this shopper');
  });
}
