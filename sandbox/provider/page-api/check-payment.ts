import type { FastifyInstance } from 'fastify';
import { parsePointAmount } from '../../../src/domain/money/amount.js';
import type { VoidPosts } from '../ledger/void-posts.js';
import type { PolicyOf } from '../merchants/merchant-policies.js';
import { readBasket } from '../orders/basket.js';
import type { Order } from '../orders/order-state.js';
import type { Routes } from '../requests/routes.js';
import type { PaymentCall, Payments } from './payments.js';
import { postIdOf } from './post-id.js';
import { Refusal, refusalOf } from './refusal.js';

/** AP-13 and AP-14: may the order be paid now, and does its basket hold what it costs. */
export class CheckPayment implements Routes {
  constructor(
    private readonly payments: Payments,
    private readonly policyOf: PolicyOf,
    private readonly voidPosts: VoidPosts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/oos/check/payment-status', async (request) => {
      const call = await this.payments.ofCall(request);
      await this.payments.requirePayable(call);
      return { status: 'success', message: '', data: await voidedPost(this.voidPosts, call) };
    });

    app.post('/odeme/api/oos/check/ticimax-basket', async (request) => {
      const { order } = await this.payments.ofCall(request);
      if (!this.policyOf(order.merchantId).basketCheck) throw new Refusal('validation', { order, field: 'merchantId' });
      if (!costsWhatItHolds(order)) throw new Refusal('validation', { order, field: 'user_basket' });
      return { status: 'success', message: '', data: {} };
    });
  }
}

/**
 * Voids the post that a question names, and echoes its id: the order is not paid, and that post will not pay it (PY-06).
 * Nothing for a question that names none. Refuses where the order cannot be paid.
 */
export async function voidedPost(
  voidPosts: VoidPosts,
  { order, merchant, form }: PaymentCall,
): Promise<{ readonly attempt_id?: string }> {
  const id = postIdOf(form, order);
  if (id === undefined) return {};
  const { state, voided } = await voidPosts.ask(order.id, id);
  const refusal = refusalOf(state, order, merchant.name);
  if (refusal !== undefined) throw refusal;
  return voided ? { attempt_id: id } : {};
}

function costsWhatItHolds(order: Order): boolean {
  const basket = readBasket(order.userBasket);
  if (basket === undefined) return false;
  const total = basket.reduce((sum, line) => sum + (parsePointAmount(line.price) ?? Number.NaN) * line.quantity, 0);
  return total === order.amount;
}
