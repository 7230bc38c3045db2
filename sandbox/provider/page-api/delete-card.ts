import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import { takes } from '../requests/accepted-fields.js';
import type { Routes } from '../requests/routes.js';
import { deleteCard, isNobodys, takesStoredCards } from '../saved-cards/stored-cards.js';
import { PageAccess, StoredCardNames } from './page-requests.js';
import { fieldsOf, type Payments } from './payments.js';
import { Refusal } from './refusal.js';

/**
 * AP-10: the shopper deletes a stored card. All four of its names must belong together, and to the shopper of the order. One
 * that is gone already, as by another tab of the shopper, is answered as deleted.
 */
export class DeleteStoredCard implements Routes {
  constructor(
    private readonly db: Database,
    private readonly payments: Payments,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/oos/card/delete', takes([PageAccess, StoredCardNames]), async (request) => {
      const payment = await this.payments.ofCall(request);
      const { order } = payment;
      // The token of an order that can no longer be paid may still be in a browser's history: it deletes nothing.
      await this.payments.requirePayable(payment);
      const { ctoken, utoken, ...proof } = { ...fieldsOf(new StoredCardNames(), payment) };
      const isOwn = takesStoredCards(order) && utoken === order.utoken;
      const isDeleted = isOwn && (await deleteCard(this.db, { owner: order, ctoken, proof }));
      const isGone = isDeleted || (isOwn && (await isNobodys(this.db, ctoken)));
      if (!isGone) throw new Refusal('ownership', { order });
      return { status: 'success', message: '', data: {} };
    });
  }
}
