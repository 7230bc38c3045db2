import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ToslaStatus } from '../../src/domain/methods/tosla.js';
import { attempts, orders } from '../database/schema.js';
import type { Gateway } from '../gateway/gateway.js';
import { closeLate, walletState } from '../gateway/wallet-desk.js';
import { readLedger, readState } from '../ledger/orders.js';
import { type WalletState, walletReturnPath } from '../wallets-contract.js';
import { accessOf, receiptOf } from './access.js';
import { Refusal } from './refusal.js';
import { nextPath } from './return-from-bank.js';

/** What tosla's words for a payment are. A wallet that says no has cancelled it. */
const toslaWords: Readonly<Record<WalletState, ToslaStatus>> = {
  waiting: 'pending',
  processing: 'processing',
  approved: 'completed',
  declined: 'cancelled',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** AP-15, AP-16: what came of a payment at a wallet; and the way back from one. */
export function askWallet(app: FastifyInstance, gateway: Gateway): void {
  const { db, clock } = gateway;

  app.post('/odeme/api/oos/check/tosla-status', async (request) => {
    const { form, ...payment } = await accessOf(gateway, request);
    const { order, merchant } = payment;
    const own = and(eq(attempts.orderId, order.id), eq(attempts.method, 'tosla'));
    const [attempt] = await db
      .select()
      .from(attempts)
      .where(and(own, eq(attempts.reference, form.get('referenceCode'))));
    if (attempt === undefined) throw new Refusal('ownership', { order });
    await closeLate(gateway, attempt);
    const toslaStatus = toslaWords[await walletState(gateway, attempt)];
    if (toslaStatus === 'completed')
      return { status: 'success', message: '', data: { toslaStatus, ...receiptOf(payment) } };
    // Paid in another way in the meantime: what became of this code is of no interest any more.
    const { kind } = await readState(db, order, clock.now());
    if (kind === 'paid') throw new Refusal('paid', { order, merchantName: merchant.name });
    return { status: 'success', message: '', data: { toslaStatus } };
  });

  app.post('/odeme/api/oos/check/bex-approved', async (request) => {
    const { form, ...payment } = await accessOf(gateway, request);
    const { order } = payment;
    const own = and(eq(attempts.orderId, order.id), eq(attempts.method, 'bex'));
    const [attempt] = await db
      .select()
      .from(attempts)
      .where(and(own, eq(attempts.id, form.get('resultId'))));
    if (attempt === undefined) throw new Refusal('ownership', { order });
    const state = await walletState(gateway, attempt);
    if (state === 'approved') return { status: 'success', message: '', data: receiptOf(payment) };
    if (state === 'waiting' || state === 'processing') throw new Refusal('pending', { order });
    const last = (await readLedger(db, order.id)).findLast(({ attemptId }) => attemptId === attempt.id);
    throw new Refusal('declined', { order, reason: last?.reason ?? 'walletCancelled' });
  });
}

/** Where a wallet sends its shopper back to. The address proves nothing: the ledger says what came of the payment. */
export function returnFromWallet(app: FastifyInstance, gateway: Gateway): void {
  app.get<{ Params: { id: string } }>(`${walletReturnPath}/:id`, async (request, reply) => {
    const [found] = await gateway.db
      .select({ order: orders })
      .from(attempts)
      .innerJoin(orders, eq(orders.id, attempts.orderId))
      .where(eq(attempts.id, request.params.id));
    if (found === undefined) return reply.callNotFound();
    return reply.redirect(await nextPath(gateway, found.order), 303);
  });
}
