import type { FastifyInstance } from 'fastify';
import { parsePointAmount } from '../../../src/domain/money/amount.js';
import type { PolicyOf } from '../merchants/merchant-policies.js';
import { readBasket } from '../orders/basket.js';
import type { Order } from '../orders/order-state.js';
import type { Routes } from '../requests/routes.js';
import type { Payments } from './payments.js';
import { Refusal } from './refusal.js';

/** AP-13 and AP-14: may the order be paid now, and does its basket hold what it costs. */
export class CheckPayment implements Routes {
  constructor(
    private readonly payments: Payments,
    private readonly policyOf: PolicyOf,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/oos/check/payment-status', async (request) => {
      await this.payments.requirePayable(await this.payments.ofCall(request));
      return { status: 'success', message: '', data: {} };
    });

    app.post('/odeme/api/oos/check/ticimax-basket', async (request) => {
      const { order } = await this.payments.ofCall(request);
      if (!this.policyOf(order.merchantId).basketCheck) throw new Refusal('validation', { order, field: 'merchantId' });
      if (!costsWhatItHolds(order)) throw new Refusal('validation', { order, field: 'user_basket' });
      return { status: 'success', message: '', data: {} };
    });
  }
}

function costsWhatItHolds(order: Order): boolean {
  const basket = readBasket(order.userBasket);
  if (basket === undefined) return false;
  const total = basket.reduce((sum, line) => sum + (parsePointAmount(line.price) ?? Number.NaN) * line.quantity, 0);
  return total === order.amount;
}
