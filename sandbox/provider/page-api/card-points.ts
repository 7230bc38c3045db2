import type { FastifyInstance } from 'fastify';
import { pointsPay } from '../../../src/domain/card/card-points.js';
import { parseAmount, printAmount } from '../../../src/domain/money/amount.js';
import type { Clock } from '../../process/clock.js';
import { findBin } from '../directory/bins.js';
import { pointsOf } from '../issuer/card-behaviour.js';
import { takes } from '../requests/accepted-fields.js';
import { readRequest, WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import type { PageLimits } from './page-limits.js';
import { PageAccess, PointsQuestion, StoredPointsCard } from './page-requests.js';
import type { PayingCard, PayingCards } from './paying-cards.js';
import { fieldsOf, type PaymentCall, type Payments } from './payments.js';
import { Refusal } from './refusal.js';
import { TypedPointsCard } from './typed-card.js';

/** AP-07: what the points of a card are worth, typed or stored. The number is read here and not kept. */
export class CardPoints implements Routes {
  constructor(
    private readonly clock: Clock,
    private readonly payments: Payments,
    private readonly cards: PayingCards,
    private readonly limits: PageLimits,
  ) {}

  serve(app: FastifyInstance): void {
    app.post(
      '/odeme/api/oos/card/points',
      takes([PageAccess, PointsQuestion], [TypedPointsCard, StoredPointsCard]),
      async (request) => {
        const call = await this.payments.ofCall(request);
        const { order } = call;
        await this.payments.requirePayable(call);
        const { amount } = fieldsOf(new PointsQuestion(), call);
        if (parseAmount(amount) !== order.amount) throw new Refusal('validation', { order, field: 'amount' });
        const { bin, behaviour, origin, fingerprint } = await this.cardOf(call);
        // Stored cards are the shopper's own: they cannot be tried out.
        if (origin === 'typed') await this.limits.points(request, order, fingerprint);
        if (behaviour.points === 'failing') throw new Refusal('technical', { order, reason: 'technical' });
        const points = printAmount(pointsPay(order.currency) ? pointsOf(behaviour) : 0);
        return { status: 'success', message: '', data: { point: { points, brand: findBin(bin)?.brand ?? 'none' } } };
      },
    );
  }

  private async cardOf({ order, form }: PaymentCall): Promise<PayingCard> {
    const ctoken = form.get('ctoken');
    if (ctoken !== '') {
      if (form.get('utoken') !== order.utoken) throw new Refusal('ownership', { order });
      return this.cards.stored(await this.cards.own(order, ctoken));
    }
    const card = readRequest(new TypedPointsCard(this.clock.now()), form);
    if (card instanceof WrongField) throw new Refusal('validation', { order, field: card.name });
    return this.cards.typed(card.number);
  }
}
