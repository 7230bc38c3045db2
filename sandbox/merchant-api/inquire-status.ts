import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findBin } from '../bins.js';
import { attempts, entries, orders } from '../database/schema.js';
import { formOf } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { type Order, orderState } from '../ledger/order-state.js';
import { readLedger } from '../ledger/orders.js';
import { refundsOf } from '../ledger/refunds.js';
import { methodOf } from '../methods.js';
import { knownMerchant } from './known-merchant.js';

/** Errors of the inquiry; the numbers are the sandbox's own. */
const errors = {
  signature: { err_no: '001', err_msg: 'The token field or merchant_id is wrong' },
  unknown: { err_no: '004', err_msg: 'There is no order with this merchant_oid' },
  open: { err_no: '005', err_msg: 'The order is not paid yet' },
  failed: { err_no: '006', err_msg: 'The order was not paid and can no longer be' },
} as const;

/** durum-sorgu: a merchant asks what came of an order. */
export function inquireStatus(app: FastifyInstance, gateway: Gateway): void {
  app.post('/odeme/durum-sorgu', async (request) => {
    const form = formOf(request.body);
    const oid = form.get('merchant_oid');
    const failed = (reason: keyof typeof errors) => ({ status: 'error', ...errors[reason] });
    const merchant = await knownMerchant(gateway, form, form.get('merchant_id') + oid);
    if (merchant === undefined) return failed('signature');
    const [order] = await gateway.db
      .select()
      .from(orders)
      .where(and(eq(orders.merchantId, merchant.id), eq(orders.merchantOid, oid)));
    if (order === undefined) return failed('unknown');
    const state = orderState(order, await readLedger(gateway.db, order.id), gateway.clock.now());
    if (state.kind === 'expired' || state.kind === 'limited') return failed('failed');
    return state.kind === 'paid' ? paidAnswer(gateway, order) : failed('open');
  });
}

async function paidAnswer(gateway: Gateway, order: Order) {
  const [charge] = await gateway.db
    .select({ at: entries.at, amount: entries.amount, attempt: attempts })
    .from(entries)
    .innerJoin(attempts, eq(attempts.id, entries.attemptId))
    .where(and(eq(entries.orderId, order.id), eq(entries.kind, 'charged')));
  if (charge === undefined) throw new Error('A paid order has no charge');
  const { attempt } = charge;
  return {
    status: 'success',
    payment_amount: pointAmount(order.amount),
    payment_total: pointAmount(charge.amount ?? order.amount),
    payment_date: istanbulTime(charge.at),
    currency: order.currency,
    taksit: String(attempt.installmentCount),
    kart_marka: findBin(attempt.bin)?.brand ?? 'none',
    masked_pan: attempt.bin === '' ? '' : `${attempt.bin.slice(0, 6)}******${attempt.last4}`,
    odeme_tipi: methodOf(attempt.method)?.inquiryWord ?? '',
    test_mode: order.testMode ? '1' : '0',
    returns: (await refundsOf(gateway.db, order.id)).map(({ amount, at, referenceNo }) => ({
      return_amount: pointAmount(amount),
      return_date: istanbulTime(at),
      ...(referenceNo !== null && { reference_no: referenceNo }),
    })),
  };
}

/** Minor units as merchants read them here: `10.80`. */
function pointAmount(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

const istanbul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-03-09 14:05:00`, the time in Turkey. */
function istanbulTime(moment: Date): string {
  return istanbul.format(moment);
}
