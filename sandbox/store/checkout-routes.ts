import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from '../site/form.js';
import { findOrder, newOid, saveOrder } from './orders.js';
import { type PaymentWish, readWish } from './payment-wish.js';
import { offersOf, preparedPayment, wishOf } from './prepared-payments.js';
import { basketOf, keepShopper, readerOf, type Shop, shopperOf, show } from './shop.js';
import { newShopper, walletOf } from './shoppers.js';
import { basketPage } from './views/basket-page.js';
import { checkoutPage, refusedPage } from './views/checkout-page.js';
import { scenariosPage } from './views/scenario-list.js';

/** From a basket or a scenario to the payment page. */
export function serveCheckout(app: FastifyInstance, shop: Shop): void {
  const { db, panel, providerUrl } = shop.options;
  const start = (request: FastifyRequest, reply: FastifyReply, wish: PaymentWish) =>
    startPayment(shop, request, reply, wish);

  app.post('/checkout', async (request, reply) => {
    const reader = readerOf(shop, request);
    const [form, basket, merchants] = [readForm(request.body), basketOf(request), await panel.list()];
    if (basket.length === 0) return reply.redirect('/basket', 303);
    const ids = merchants.map((merchant) => merchant.id);
    const read = readWish(form, basket, reader.language, ids);
    if ('wish' in read) return start(request, reply, read.wish);
    return show(reply.code(422), basketPage(reader, { basket, merchants, form, problems: read.problems }));
  });

  app.get('/scenarios', async (request, reply) =>
    show(reply, scenariosPage(readerOf(shop, request), offersOf(await panel.list()))),
  );

  app.post<{ Params: { id: string } }>('/scenarios/:id', async (request, reply) => {
    const offers = offersOf(await panel.list());
    const offer = offers.find(({ prepared }) => prepared.id === request.params.id);
    return offer === undefined
      ? reply.callNotFound()
      : start(request, reply, wishOf(offer, readerOf(shop, request).language));
  });

  app.get<{ Params: { oid: string } }>('/checkout/:oid', async (request, reply) => {
    const order = await findOrder(db, request.params.oid);
    if (order === undefined) return reply.callNotFound();
    const prepared = order.scenario === null ? undefined : preparedPayment(order.scenario);
    const view = { pageAddress: pageAddress(providerUrl, order.token), walletsUrl: shop.options.walletsUrl, prepared };
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
  wish: PaymentWish,
): Promise<FastifyReply> {
  const { db, clock, panel, wallets, publicUrl, providerUrl } = shop.options;
  const account = await panel.find(wish.merchantId);
  if (account === undefined) throw new Error(`There is no merchant ${wish.merchantId}.`);
  const oid = newOid();
  const shopper = shopperOf(request) ?? newShopper();
  keepShopper(reply, shopper);
  const { stored } = (wish.scenario === null ? undefined : preparedPayment(wish.scenario)) ?? {};
  const utoken = stored ? await wallets.open(account.id, stored) : await walletOf(db, shopper, account.id);
  const urls = { okUrl: `${publicUrl}/orders/${oid}/ok`, failUrl: `${publicUrl}/orders/${oid}/fail` };
  const answer = await shop.api.createToken(account, { oid, utoken, userIp: request.ip, wish, ...urls });
  if (!('token' in answer)) return show(reply.code(502), refusedPage(readerOf(shop, request), answer.reason));
  await saveOrder(db, wish, { oid, token: answer.token, shopper }, clock.now());
  return reply.redirect(wish.framed ? `/checkout/${oid}` : pageAddress(providerUrl, answer.token), 303);
}

function pageAddress(providerUrl: string, token: string): string {
  return `${providerUrl}/odeme/guvenli/v2/${encodeURIComponent(token)}`;
}
