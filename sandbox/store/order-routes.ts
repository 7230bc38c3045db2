import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseAmount } from '../../src/domain/money/amount.js';
import type { MerchantAccount } from '../panel/merchant-account.js';
import { type Form, readForm } from '../site/form.js';
import { isNotificationSigned, isTransferNoticeSigned } from './merchant-api/merchant-api.js';
import { readReturnState } from './merchant-api/return-state.js';
import {
  answers,
  findOrder,
  latestOrders,
  notificationsOf,
  type Order,
  saveInquiry,
  strayNotifications,
  takeNotification,
} from './orders/orders.js';
import { isReference, refundsOf, saveRefund } from './orders/refunds.js';
import { storePaths } from './prepared/store-options.js';
import { readerOf, type Shop, show } from './shop.js';
import { orderPage, ordersPage } from './views/order-pages.js';
import { failPage, okPage } from './views/outcome-pages.js';

type OrderRequest = FastifyRequest<{ Params: { oid: string }; Querystring: { return_state?: unknown } }>;

const ordersShown = 100;
const straysShown = 20;

/** Longer messages are no message of a payment page. */
const messageMax = 500;

type OrderAnswer = (order: Order, request: OrderRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** Finds the order of the address before it is answered. */
function orderHandler({ options }: Shop) {
  return (answer: OrderAnswer) => async (request: OrderRequest, reply: FastifyReply) => {
    const order = await findOrder(options.db, request.params.oid);
    return order === undefined ? reply.callNotFound() : answer(order, request, reply);
  };
}

/** Orders with their notifications, and what the store asks the provider about one. */
export function serveOrders(app: FastifyInstance, shop: Shop): void {
  const { db, clock, panel, prepared } = shop.options;
  const withOrder = orderHandler(shop);

  const orderView = async (request: FastifyRequest, order: Order, form?: Form) =>
    orderPage(readerOf(shop, request), order, {
      prepared: prepared.payments,
      merchant: await panel.find(order.merchantId),
      notifications: await notificationsOf(db, [order.oid]),
      refunds: await refundsOf(db, order.oid),
      form,
    });

  app.get('/orders', async (request, reply) => {
    const orders = await latestOrders(db, ordersShown);
    const counts = new Map<string, number>();
    for (const { oid } of await notificationsOf(
      db,
      orders.map((order) => order.oid),
    ))
      counts.set(oid, (counts.get(oid) ?? 0) + 1);
    const strays = await strayNotifications(db, straysShown);
    return show(reply, ordersPage(readerOf(shop, request), { prepared: prepared.payments, orders, counts, strays }));
  });

  app.get(
    '/orders/:oid',
    withOrder(async (order, request, reply) => show(reply, await orderView(request, order))),
  );

  app.get(
    '/orders/:oid/state',
    withOrder((order, _request, reply) => reply.send({ state: order.state })),
  );

  app.post(
    '/orders/:oid/refund',
    withOrder(async (order, request, reply) => {
      const merchant = await panel.find(order.merchantId);
      const form = readForm(request.body);
      const amount = parseAmount((form.get('amount') ?? '').trim()) ?? 0;
      const reference = form.get('reference') ?? '';
      if (merchant === undefined || amount === 0 || !isReference(reference)) {
        return show(reply.code(422), await orderView(request, order, form));
      }
      const answer = await shop.api.refund(merchant, { oid: order.oid, amount, reference });
      await saveRefund(db, { ...answer, oid: order.oid, amount, reference, at: new Date(clock.now()) });
      return reply.redirect(`/orders/${order.oid}#refunds`, 303);
    }),
  );

  app.post(
    '/orders/:oid/inquiry',
    withOrder(async (order, _request, reply) => {
      const merchant = await panel.find(order.merchantId);
      const answer = merchant && (await shop.api.inquire(merchant, order.oid));
      await saveInquiry(db, order.oid, answer ?? { error: 'no answer' }, clock.now());
      return reply.redirect(`/orders/${order.oid}#inquiry`, 303);
    }),
  );
}

/** Where shoppers come back to from the payment page. */
export function serveReturns(app: FastifyInstance, shop: Shop): void {
  const { clock, panel } = shop.options;
  const withOrder = orderHandler(shop);

  /** Reads the address that the shopper came by; undefined where it carries no state. */
  const stateOf = async (order: Order, { query }: OrderRequest) => {
    const text = query.return_state;
    if (text === undefined) return undefined;
    const account = await panel.find(order.merchantId);
    const asked = { text: String(text), oid: order.oid, amount: order.amount, now: clock.now() };
    return (account && readReturnState(account, asked)) ?? 'wrong';
  };

  app.route({
    method: ['GET', 'POST'],
    url: '/orders/:oid/ok',
    handler: withOrder(async (order, request, reply) =>
      show(reply, okPage(readerOf(shop, request), order, await stateOf(order, request))),
    ),
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/orders/:oid/fail',
    handler: withOrder(async (order, request, reply) => {
      const message = readForm(request.body).get('fail_message') ?? '';
      const state = await stateOf(order, request);
      return show(reply, failPage(readerOf(shop, request), order, message.slice(0, messageMax), state));
    }),
  });
}

/** The provider's notifications: `OK` once they are stored, as plain text. */
export function serveNotifications(app: FastifyInstance, shop: Shop): void {
  const { db, clock, panel } = shop.options;
  const take =
    (isSignedBy: (keys: MerchantAccount, fields: Form) => boolean) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const fields = readForm(request.body);
      const order = await findOrder(db, fields.get('merchant_oid') ?? '');
      const account = await panel.find(order?.merchantId ?? fields.get('merchant_id') ?? '');
      const isSigned = account !== undefined && isSignedBy(account, fields);
      const verdict = await takeNotification(db, fields, isSigned, clock.now());
      return reply
        .code(verdict === 'refused' ? 400 : 200)
        .type('text/plain; charset=utf-8')
        .send(answers[verdict]);
    };
  app.post(storePaths.notification, take(isNotificationSigned));
  app.post(storePaths.transferNotice, take(isTransferNoticeSigned));
}
