import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type FormBody, formOf } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { readMerchant } from '../gateway/merchant-panel.js';
import type { Order } from '../ledger/order-state.js';
import { findOrder } from '../ledger/orders.js';
import type { MerchantAccount } from '../store-contract.js';
import { Refusal } from './refusal.js';

/** A payment and whose it is. */
export interface Payment {
  readonly order: Order;
  readonly merchant: MerchantAccount;
}

/** What the shopper of a paid order is told. */
export function receiptOf({ order, merchant }: Payment) {
  return { redirectUrl: order.okUrl, merchantName: merchant.name, merchantOid: order.merchantOid };
}

/** The payment a token opens; a refusal `notFound` when it opens none. */
export async function paymentOf(gateway: Gateway, token: string): Promise<Payment> {
  const order = await findOrder(gateway.db, token);
  if (order === undefined) throw new Refusal('notFound');
  const merchant = await readMerchant(gateway, order.merchantId);
  if (merchant === undefined) throw new Refusal('notFound');
  return { order, merchant };
}

/** Names of the fields a call says by which payment it is about. */
export interface AccessNames {
  readonly token: string;
  readonly csrfToken: string;
  readonly merchantId: string;
  readonly merchantOid: string;
}

const accessNames: AccessNames = {
  token: 'token',
  csrfToken: 'csrfToken',
  merchantId: 'merchantId',
  merchantOid: 'merchantOid',
};

const pageTypes = ['iframe', 'link', 'page'];

/** Reads the form of a page call and the payment it may act on (**access** in docs/api.md), or refuses. */
export async function accessOf(gateway: Gateway, request: FastifyRequest): Promise<Payment & { form: FormBody }> {
  const form = ownForm(request);
  const payment = await ownPayment(gateway, form, accessNames);
  if (!pageTypes.includes(form.get('pageType'))) throw new Refusal('validation', { ...payment, field: 'pageType' });
  return { ...payment, form };
}

/** The form of a request that comes from the page itself: not from another site, and without repeated fields. */
export function ownForm(request: FastifyRequest): FormBody {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Refusal('csrf');
  const form = formOf(request.body);
  if (form.repeated) throw new Refusal('validation');
  return form;
}

/** The payment the form names, when its csrf token, merchant and order belong to its token. */
export async function ownPayment(gateway: Gateway, form: FormBody, names: AccessNames): Promise<Payment> {
  const payment = await paymentOf(gateway, form.get(names.token));
  const { order } = payment;
  if (!isEqual(form.get(names.csrfToken), order.csrfToken)) throw new Refusal('csrf', { order });
  const owns = form.get(names.merchantId) === order.merchantId && form.get(names.merchantOid) === order.merchantOid;
  if (!owns) throw new Refusal('ownership', { order });
  return payment;
}

function isEqual(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
