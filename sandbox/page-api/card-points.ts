import type { FastifyInstance } from 'fastify';
import { cardNumberProblem } from '../../src/domain/card/card-number.js';
import { holderNameProblem } from '../../src/domain/card/holder-name.js';
import { parseAmount, printAmount } from '../../src/domain/money/amount.js';
import { findBin } from '../bins.js';
import type { FormBody } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { pointsOf } from '../scenarios.js';
import { accessOf, type Payment } from './access.js';
import { ownCard, type PayingCard, storedCard, typedCard } from './paying-card.js';
import { Refusal } from './refusal.js';
import { isPast } from './typed-card.js';

/** AP-07: what the points of a card are worth, typed or stored. The number is read here and forgotten. */
export function cardPoints(app: FastifyInstance, gateway: Gateway): void {
  app.post('/odeme/api/oos/card/points', async (request) => {
    const { form, ...payment } = await accessOf(gateway, request);
    const { order } = payment;
    if (parseAmount(form.get('amount')) !== order.amount) throw new Refusal('validation', { order, field: 'amount' });
    const { bin, scenario } = await askedCard(gateway, form, payment);
    if (scenario.points === 'failing') throw new Refusal('technical', { order, reason: 'technical' });
    const points = printAmount(order.currency === 'TL' ? pointsOf(scenario) : 0);
    return { status: 'success', message: '', data: { point: { points, brand: findBin(bin)?.brand ?? 'none' } } };
  });
}

async function askedCard(gateway: Gateway, form: FormBody, { order }: Payment): Promise<PayingCard> {
  const ctoken = form.get('ctoken');
  if (ctoken !== '') {
    if (form.get('utoken') !== order.utoken) throw new Refusal('ownership', { order });
    return storedCard(await ownCard(gateway, order, ctoken));
  }
  const field = wrongField(form, gateway.clock.now());
  if (field !== undefined) throw new Refusal('validation', { order, field });
  return typedCard(gateway, form.get('number'));
}

/** The names of this call's fields are its own; the rules are those of every typed card. */
function wrongField(form: FormBody, now: number): string | undefined {
  const number = form.get('number');
  if (!/^\d+$/.test(number) || cardNumberProblem(number) !== undefined) return 'number';
  if (holderNameProblem(form.get('owner')) !== undefined) return 'owner';
  if (!/^\d\d$/.test(form.get('month'))) return 'month';
  return !/^\d\d$/.test(form.get('year')) || isPast(form.get('month'), form.get('year'), now) ? 'year' : undefined;
}
