import type { FastifyInstance } from 'fastify';
import { parseAmount } from '../../../src/domain/money/amount.js';
import type { Clock } from '../../process/clock.js';
import { planOfCard, printPlans } from '../installments/installment-plans.js';
import type { LegalRows } from '../installments/legal-rows.js';
import type { PolicyOf } from '../merchants/merchant-policies.js';
import { takes } from '../requests/accepted-fields.js';
import type { Routes } from '../requests/routes.js';
import type { PageLimits } from './page-limits.js';
import { PageAccess, PlanQuestion } from './page-requests.js';
import { fieldsOf, type Payments } from './payments.js';
import { Refusal } from './refusal.js';

/** AP-09: the plans of one card by its first 8 digits, for the cards whose plans the page does not hold (IN-06). */
export class CardInstallments implements Routes {
  constructor(
    private readonly clock: Clock,
    private readonly payments: Payments,
    private readonly policyOf: PolicyOf,
    private readonly limits: PageLimits,
    private readonly legalRows: LegalRows,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/oos/card/installment', takes([PageAccess, PlanQuestion]), async (request) => {
      const call = await this.payments.ofCall(request);
      const { order } = call;
      const { binNumber: bin, amount } = fieldsOf(new PlanQuestion(), call);
      // The order's amount decides; a page with another one must not show plans of it.
      if (parseAmount(amount) !== order.amount) throw new Refusal('validation', { order, field: 'amount' });
      await this.limits.lookUp(request, order);
      const card = { bin, origin: 'typed', policy: this.policyOf(order.merchantId) } as const;
      const plan = planOfCard(order, card, { rows: this.legalRows, now: this.clock.now() });
      return { status: 'success', message: '', data: { installments: printPlans(plan === undefined ? [] : [plan]) } };
    });
  }
}
