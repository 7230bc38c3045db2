import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { attempts, entries, orders } from '../database/schema.js';
import { findBin } from '../directory/bins.js';
import { maskedCard } from '../directory/masked-card.js';
import { methodOf } from '../directory/methods.js';
import { readFinalState } from '../ledger/end-lapsed-attempt.js';
import { chargedAmounts } from '../ledger/paid-amounts.js';
import { refundsOf, withAmounts } from '../ledger/refunds.js';
import { acceptanceOf } from '../links/sale-texts.js';
import { lastDelivery } from '../notifications/deliveries.js';
import type { Order } from '../orders/order-state.js';
import { takes } from '../requests/accepted-fields.js';
import { formOf } from '../requests/form-body.js';
import { printIstanbulTime } from '../requests/istanbul-time.js';
import type { Routes } from '../requests/routes.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import { pointAmount, pointAmounts } from './point-amount.js';
import type { SignedTexts } from './signed-texts.js';

/** Errors of the inquiry; the numbers are the sandbox's own. */
const errors = {
  missing: { err_no: '004', err_msg: 'merchant_oid is missing' },
  unknown: { err_no: '004', err_msg: 'There is no order with this merchant_oid' },
  open: { err_no: '005', err_msg: 'The order is not paid yet' },
  failed: { err_no: '006', err_msg: 'The order was not paid and can no longer be' },
} as const;

class OrderQuestion {
  merchant_oid = '';
}

/** durum-sorgu: a merchant asks for the outcome of an order. */
export class InquireStatus implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly merchants: KnownMerchants,
    private readonly signedTexts: SignedTexts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/durum-sorgu', takes([SignedCall, OrderQuestion]), async (request) => {
      const form = formOf(request.body);
      const oid = form.get('merchant_oid');
      const failed = (reason: keyof typeof errors) => ({ status: 'error', ...errors[reason] });
      const signed = [form.get('merchant_id'), oid];
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return { status: 'error', err_no: merchant.number, err_msg: merchant.reason };
      await this.signedTexts.keepQuestion('durum-sorgu', merchant.id, signed);
      if (oid === '') return failed('missing');
      const [order] = await this.db
        .select()
        .from(orders)
        .where(and(eq(orders.merchantId, merchant.id), eq(orders.merchantOid, oid)));
      if (order === undefined) return failed('unknown');
      const state = await readFinalState(this.db, order, this.clock);
      const isFailed = state.kind === 'expired' || state.kind === 'limited';
      if (!isFailed && state.kind !== 'paid') return failed('open');
      const answer = isFailed ? failed('failed') : await this.paidAnswer(order);
      const notification = await this.notificationOf(order);
      return { ...answer, ...notification };
    });
  }

  /** How the merchant's notification of this outcome has fared (MA-08). */
  private async notificationOf({ id }: Order) {
    const delivery = await lastDelivery(this.db, id);
    return {
      notification_result: delivery?.result ?? '',
      notification_tries: String(delivery?.tries ?? 0),
      notification_next: delivery?.nextAt === undefined ? '' : printIstanbulTime(delivery.nextAt),
    };
  }

  private async paidAnswer(order: Order) {
    const [charge] = await this.db
      .select({ at: entries.at, amount: entries.amount, attempt: attempts })
      .from(entries)
      .innerJoin(attempts, eq(attempts.id, entries.attemptId))
      .where(and(eq(entries.orderId, order.id), eq(entries.kind, 'charged')));
    if (charge === undefined) throw new Error('A paid order has no charge');
    const { attempt } = charge;
    const charged = chargedAmounts(order.amount, charge.amount ?? order.amount);
    const returned = withAmounts(charged, await refundsOf(this.db, order.id));
    return {
      status: 'success',
      ...pointAmounts(charged),
      payment_total: pointAmount(charged.total),
      payment_date: printIstanbulTime(charge.at),
      currency: order.currency,
      taksit: String(attempt.installmentCount),
      kart_marka: findBin(attempt.bin)?.brand ?? 'none',
      masked_pan: maskedCard(attempt.bin, attempt.last4),
      odeme_tipi: methodOf(attempt.method)?.inquiryWord ?? '',
      test_mode: order.testMode ? '1' : '0',
      ...acceptanceOf(order),
      returns: returned.map(({ refund, amounts }) => ({
        return_amount: pointAmount(refund.amount),
        return_date: printIstanbulTime(refund.at),
        reference_no: refund.referenceNo ?? undefined,
        ...pointAmounts(amounts),
      })),
    };
  }
}
