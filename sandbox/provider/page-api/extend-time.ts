import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { extendOrder } from '../ledger/order-times.js';
import { mayExtend } from '../orders/order-state.js';
import { takes } from '../requests/accepted-fields.js';
import type { Routes } from '../requests/routes.js';
import { PageAccess } from './page-requests.js';
import type { Payments } from './payments.js';
import { Refusal } from './refusal.js';

/** EX-04: the shopper needs more time. */
export class ExtendTime implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly payments: Payments,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/oos/expiry/extend', takes([PageAccess]), async (request) => {
      const call = await this.payments.ofCall(request);
      await this.payments.requirePayable(call);
      const extended = await extendOrder(this.db, call.order.id, this.clock);
      if (extended === undefined)
        throw (await this.payments.refusalNow(call)) ?? new Refusal('limit', { order: call.order });
      const data = {
        request_exp_date: extended.expiresAt.toISOString(),
        extendable: mayExtend(extended, this.clock.now()) ? '1' : '0',
      };
      return { status: 'success', message: '', data };
    });
  }
}
