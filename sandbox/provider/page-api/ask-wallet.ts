import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ToslaStatus } from '../../../src/domain/methods/tosla.js';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { type WalletState, walletReturnPath } from '../../wallets/wallets-contract.js';
import { attempts, orders } from '../database/schema.js';
import type { MethodId } from '../directory/methods.js';
import type { Order } from '../orders/order-state.js';
import { readLedger } from '../orders/orders.js';
import { takes } from '../requests/accepted-fields.js';
import type { Routes } from '../requests/routes.js';
import type { WalletPayments } from '../wallets/wallet-payments.js';
import { BexResult, PageAccess, ToslaQuestion } from './page-requests.js';
import { fieldsOf, type PaymentCall, type Payments, receiptOf } from './payments.js';
import { Refusal } from './refusal.js';
import { nextPath } from './return-from-bank.js';

/** The wire words of tosla's states. A payment that the wallet declined is cancelled. */
const toslaWords: Readonly<Record<WalletState, ToslaStatus>> = {
  waiting: 'pending',
  processing: 'processing',
  approved: 'completed',
  declined: 'cancelled',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** AP-15 and AP-16: the outcome of a payment at a wallet. */
export class AskWallet implements Routes {
  constructor(
    private readonly db: Database,
    private readonly payments: Payments,
    private readonly wallets: WalletPayments,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/oos/check/tosla-status', takes([PageAccess, ToslaQuestion]), async (request) => {
      const call = await this.payments.ofCall(request);
      return { status: 'success', message: '', data: await this.toslaData(call) };
    });
    app.post('/odeme/api/oos/check/bex-approved', takes([PageAccess, BexResult]), async (request) => {
      const call = await this.payments.ofCall(request);
      return { status: 'success', message: '', data: await this.bexData(call) };
    });
  }

  private async toslaData(call: PaymentCall): Promise<object> {
    const { order } = call;
    const { referenceCode } = fieldsOf(new ToslaQuestion(), call);
    const attempt = await this.attemptOf(order, 'tosla', eq(attempts.reference, referenceCode));
    await this.wallets.closeExpired(attempt);
    const toslaStatus = toslaWords[await this.wallets.stateOf(attempt)];
    if (toslaStatus === 'completed') return { toslaStatus, ...receiptOf(call) };
    // Another method may pay the order in the meantime: that this code no longer can says nothing of it.
    if (toslaStatus === 'cancelled' || toslaStatus === 'expired') await this.payments.requireNotPaying(call);
    return { toslaStatus };
  }

  private async bexData(call: PaymentCall): Promise<object> {
    const { order } = call;
    const { resultId } = fieldsOf(new BexResult(), call);
    const attempt = await this.attemptOf(order, 'bex', eq(attempts.id, resultId));
    await this.wallets.closeExpired(attempt);
    const state = await this.wallets.stateOf(attempt);
    if (state === 'approved') return receiptOf(call);
    if (state === 'waiting' || state === 'processing') throw new Refusal('pending', { order });
    await this.payments.requireNotPaying(call);
    const last = (await readLedger(this.db, order.id)).findLast(({ attemptId }) => attemptId === attempt.id);
    throw new Refusal('declined', { order, reason: last?.reason ?? 'walletCancelled' });
  }

  private async attemptOf(order: Order, method: MethodId, named: SQL) {
    const [attempt] = await this.db
      .select()
      .from(attempts)
      .where(and(eq(attempts.orderId, order.id), eq(attempts.method, method), named));
    if (attempt === undefined) throw new Refusal('ownership', { order });
    return attempt;
  }
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
