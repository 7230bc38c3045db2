import type { FastifyInstance } from 'fastify';
import { parseAmount } from '../../src/domain/money/amount.js';
import type { Gateway } from '../gateway/gateway.js';
import { planOfCard, printPlans } from '../installments.js';
import { accessOf } from './access.js';
import { Refusal } from './refusal.js';

/** AP-09: the plans of one card by its first 8 digits, for the cards whose plans the page does not hold (IN-06). */
export function cardInstallments(app: FastifyInstance, gateway: Gateway): void {
  app.post('/odeme/api/oos/card/installment', async (request) => {
    const { order, form } = await accessOf(gateway, request);
    const bin = form.get('binNumber');
    if (!/^\d{8}$/.test(bin)) throw new Refusal('validation', { order, field: 'binNumber' });
    // The order knows what it costs; a page that thinks otherwise must not show plans of another amount.
    if (parseAmount(form.get('amount')) !== order.amount) throw new Refusal('validation', { order, field: 'amount' });
    const plan = planOfCard(order, bin, 'typed');
    return { status: 'success', message: '', data: { installments: printPlans(plan === undefined ? [] : [plan]) } };
  });
}
