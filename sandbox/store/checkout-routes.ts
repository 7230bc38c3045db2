import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from '../site/form.js';
import { findOrder, newOid, saveOrder } from './orders/orders.js';
import { type PaymentDraft, readPaymentDraft } from './orders/payment-draft.js';
import { newShopper, walletOf } from './orders/shoppers.js';
import { draftOf, offersOf, preparedOf } from './prepared/prepared-payments.js';
import { basketOf, keepShopper, readerOf, type Shop, shopperOf, show } from './shop.js';
import { basketPage } from './views/basket-page.js';
import { checkoutPage, refusedPage } from './views/checkout-page.js';
import { scenariosPage } from './views/scenario-list.js';

/** From a basket or a scenario to the payment page. */
export function serveCheckout(app: FastifyInstance, shop: Shop): void {
  const { db, panel, prepared, urls } = shop.options;
  const start = (request: FastifyRequest, reply: FastifyReply, draft: PaymentDraft) =>
    startPayment(shop, request, reply, draft);

  app.post('/checkout', async (request, reply) => {
    const reader = readerOf(shop, request);
    const form = readForm(request.body);
    const basket = basketOf(request);
    const merchants = await panel.list();
    if (basket.length === 0) return reply.redirect('/basket', 303);
    const ids = merchants.map((merchant) => merchant.id);
    const read = readPaymentDraft(form, basket, reader.language, ids);
    if ('draft' in read) return start(request, reply, read.draft);
    return show(reply.code(422), basketPage(reader, { basket, merchants, form, problems: read.problems }));
  });

  app.get('/scenarios', async (request, reply) =>
    show(reply, scenariosPage(readerOf(shop, request), offersOf(prepared.payments, await panel.list()))),
  );

  app.post<{ Params: { id: string } }>('/scenarios/:id', async (request, reply) => {
    const offers = offersOf(prepared.payments, await panel.list());
    const offer = offers.find(({ prepared }) => prepared.id === request.params.id);
    return offer === undefined
      ? reply.callNotFound()
      : start(request, reply, draftOf(offer, readerOf(shop, request).language));
  });

  app.get<{ Params: { oid: string } }>('/checkout/:oid', async (request, reply) => {
    const order = await findOrder(db, request.params.oid);
    if (order === undefined) return reply.callNotFound();
    const view = {
      pageAddress: pageAddress(urls.provider, order.token),
      walletsUrl: urls.wallets,
      prepared: preparedOf(prepared.payments, order),
    };
    return show(reply, checkoutPage(readerOf(shop, request), order, view));
  });

  /** A new order like the one before: an order number is good for one payment. */
  app.post<{ Params: { oid: string } }>('/checkout/:oid/again', async (request, reply) => {
    const order = await findOrder(db, request.params.oid);
    return order === undefined ? reply.callNotFound() : start(request, reply, order);
  });
}

async function startPayment(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  draft: PaymentDraft,
): Promise<FastifyReply> {
  const { db, clock, panel, prepared, urls } = shop.options;
  const account = await panel.find(draft.merchantId);
  if (account === undefined) throw new Error(`There is no merchant ${draft.merchantId}.`);
  const oid = newOid();
  const shopper = shopperOf(request) ?? newShopper();
  keepShopper(shop, reply, shopper);
  const { stored } = preparedOf(prepared.payments, draft) ?? {};
  const utoken = stored ? await prepared.storeCards(account.id, stored) : await walletOf(db, shopper, account.id);
  const answer = await shop.api.createToken(account, {
    oid,
    utoken,
    userIp: request.ip,
    draft,
    okUrl: `${urls.store}/orders/${oid}/ok`,
    failUrl: `${urls.store}/orders/${oid}/fail`,
  });
  if (!('token' in answer)) return show(reply.code(502), refusedPage(readerOf(shop, request), answer.reason));
  await saveOrder(db, draft, { oid, token: answer.token, shopper }, clock.now());
  return reply.redirect(draft.framed ? `/checkout/${oid}` : pageAddress(urls.provider, answer.token), 303);
}

function pageAddress(providerUrl: string, token: string): string {
  return `${providerUrl}/odeme/guvenli/v2/${encodeURIComponent(token)}`;
}
