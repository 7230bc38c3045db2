import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { walletReturnPath } from '../../wallets/wallets-contract.js';
import { attempts, orders } from '../database/schema.js';
import type { MethodId } from '../directory/methods.js';
import type { Order } from '../orders/order-state.js';
import { readLedger } from '../orders/orders.js';
import { takes } from '../requests/accepted-fields.js';
import type { Routes } from '../requests/routes.js';
import type { WalletPayments } from '../wallets/wallet-payments.js';
import { BexResult, PageAccess } from './page-requests.js';
import { fieldsOf, type PaymentCall, type Payments } from './payments.js';
import { Refusal } from './refusal.js';
import { nextPath } from './return-from-bank.js';

/** AP-16: the outcome of a payment by bex. */
export class AskBex implements Routes {
  constructor(
    private readonly db: Database,
    private readonly payments: Payments,
    private readonly wallets: WalletPayments,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/oos/check/bex-approved', takes([PageAccess, BexResult]), async (request) => {
      const call = await this.payments.ofCall(request);
      return { status: 'success', message: '', data: await this.bexData(call) };
    });
  }

  private async bexData(call: PaymentCall): Promise<object> {
    const { order } = call;
    const { resultId } = fieldsOf(new BexResult(), call);
    const attempt = await attemptOf(this.db, order, 'bex', eq(attempts.id, resultId));
    await this.wallets.closeExpired(attempt);
    const state = await this.wallets.stateOf(attempt);
    if (state === 'approved') return this.payments.receiptOf(call);
    if (state === 'waiting' || state === 'processing') throw new Refusal('pending', { order });
    await this.payments.requireNotPaying(call);
    const last = (await readLedger(this.db, order.id)).findLast(({ attemptId }) => attemptId === attempt.id);
    throw new Refusal('declined', { order, reason: last?.reason ?? 'walletCancelled' });
  }
}

/** The attempt of an order that a wallet's question names. */
export async function attemptOf(db: Database, order: Order, method: MethodId, named: SQL) {
  const [attempt] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.orderId, order.id), eq(attempts.method, method), named));
  if (attempt === undefined) throw new Refusal('ownership', { order });
  return attempt;
}

/** Where a wallet sends its shopper back to. The address proves nothing: the ledger holds the outcome. */
export class ReturnFromWallet implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  serve(app: FastifyInstance): void {
    app.get<{ Params: { id: string } }>(`${walletReturnPath}/:id`, async (request, reply) => {
      const [found] = await this.db
        .select({ order: orders })
        .from(attempts)
        .innerJoin(orders, eq(orders.id, attempts.orderId))
        .where(eq(attempts.id, request.params.id));
      if (found === undefined) return reply.callNotFound();
      return reply.redirect(await nextPath(this.db, found.order, this.clock), 303);
    });
  }
}
