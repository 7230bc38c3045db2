import type { FastifyInstance } from 'fastify';
import { prefixOfPost, type VoidPosts } from '../ledger/void-payment-posts.js';
import type { PolicyOf } from '../merchants/merchant-policies.js';
import { holdsAmount } from '../orders/basket.js';
import { takes } from '../requests/accepted-fields.js';
import type { Routes } from '../requests/routes.js';
import { PageAccess, StatusQuestion } from './page-requests.js';
import { postIdOf } from './payment-post-id.js';
import type { PaymentCall, Payments } from './payments.js';
import { Refusal, refusalOf } from './refusal.js';

/** AP-13 and AP-14: may the order be paid now, and does its basket hold what it costs. */
export class CheckPayment implements Routes {
  constructor(
    private readonly payments: Payments,
    private readonly policyOf: PolicyOf,
    private readonly voidPosts: VoidPosts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/oos/check/payment-status', takes([PageAccess, StatusQuestion]), async (request) => {
      const call = await this.payments.ofCall(request);
      // First: a refusal for another reason (the link was deleted) must not leave a post that could still pay.
      const voided = await voidedPost(this.voidPosts, call);
      await this.requirePayable(call, voided);
      const data = asksOfPost(call) ? voided : { attempt_prefix: prefixOfPost(call.order, call.begun) };
      return { status: 'success', message: '', data };
    });

    app.post('/odeme/api/oos/check/ticimax-basket', takes([PageAccess]), async (request) => {
      const { order } = await this.payments.ofCall(request);
      if (!this.policyOf(order.merchantId).basketCheck) throw new Refusal('validation', { order, field: 'merchantId' });
      if (!holdsAmount(order.userBasket, order.amount))
        throw new Refusal('validation', { order, field: 'user_basket' });
      return { status: 'success', message: '', data: {} };
    });
  }

  /** Refuses an order that cannot be paid, and says beside it which post is void. */
  private async requirePayable(call: PaymentCall, voided: VoidedPost): Promise<void> {
    try {
      // Whichever method follows: only a notice of a transfer may still come for a link that is closed, and it is decided there.
      await this.payments.requirePayable(call, { byTransfer: true });
    } catch (error) {
      throw error instanceof Refusal ? error.with(voided) : error;
    }
  }
}

/** The question is about a post that was sent; else it is the check before the next one. */
function asksOfPost({ form, order }: PaymentCall): boolean {
  return postIdOf(form, order) !== undefined;
}

/** `attempt_id` of the post that will never pay; no field where none was asked about, or it may still pay. */
type VoidedPost = Readonly<Record<string, string>>;

/**
 * Voids the post that a question names, and echoes its id: the order is not paid, and that post will not pay it (PY-06).
 * Nothing for a question that names none. Refuses by the order's state where it cannot be paid, with the echo where that
 * post will not pay it either.
 */
export async function voidedPost(voidPosts: VoidPosts, { order, merchant, form }: PaymentCall): Promise<VoidedPost> {
  const id = postIdOf(form, order);
  if (id === undefined) return {};
  const { state, voided } = await voidPosts.ask(order.id, id);
  // As it was sent: the page knows its post by it.
  const echo: VoidedPost = voided ? { attempt_id: form.get('attempt_id') } : {};
  const refusal = refusalOf(state, order, merchant.name);
  if (refusal !== undefined) throw refusal.with(echo);
  return echo;
}
