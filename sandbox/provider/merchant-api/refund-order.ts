import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { parsePointAmount } from '../../../src/domain/money/amount.js';
import type { Database } from '../../database/open-database.js';
import { orders } from '../database/schema.js';
import type { Refunded, Refunds } from '../ledger/refunds.js';
import { type FormBody, formOf } from '../requests/form-body.js';
import type { Routes } from '../requests/routes.js';
import { type KnownMerchants, unknownMerchant } from './known-merchant.js';
import { readOtherwise, type SignedTexts } from './signed-texts.js';

/** Errors of the refund; the numbers are the sandbox's own, and the inquiry's where they mean the same. */
const errors = {
  signature: unknownMerchant,
  amount: { err_no: '002', err_msg: 'return_amount must be like 10.25 and more than 0' },
  readOtherwise: { err_no: '002', err_msg: readOtherwise },
  reference: { err_no: '003', err_msg: 'reference_no must be at most 64 letters, digits, dashes and underscores' },
  unknown: { err_no: '004', err_msg: 'There is no order with this merchant_oid' },
  unpaid: { err_no: '005', err_msg: 'The order is not paid' },
  tooMuch: { err_no: '007', err_msg: 'The refunds of an order cannot be more than was paid' },
  repeated: { err_no: '008', err_msg: 'There is a refund of this order with this reference_no' },
} as const satisfies Record<Exclude<Refunded, 'done'>, object> & Record<string, object>;

/** iade: a merchant gives money back. */
export class RefundOrder implements Routes {
  constructor(
    private readonly db: Database,
    private readonly merchants: KnownMerchants,
    private readonly refunds: Refunds,
    private readonly signedTexts: SignedTexts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/iade', async (request) => {
      const form = formOf(request.body);
      const outcome = await this.refund(form);
      if (typeof outcome === 'string') return { status: 'error', ...errors[outcome] };
      return {
        status: 'success',
        is_test: outcome.isTest ? '1' : '0',
        merchant_oid: form.get('merchant_oid'),
        return_amount: form.get('return_amount'),
        reference_no: form.get('reference_no') || undefined,
      };
    });
  }

  private async refund(form: FormBody): Promise<{ readonly isTest: boolean } | keyof typeof errors> {
    const oid = form.get('merchant_oid');
    const amountText = form.get('return_amount');
    const reference = form.get('reference_no');
    const signed = [form.get('merchant_id'), oid, amountText];
    const merchant = await this.merchants.find(form, signed.join(''));
    if (merchant === undefined) return 'signature';
    const amount = parsePointAmount(amountText);
    if (amount === undefined || amount === 0) return 'amount';
    if (!/^[\w-]{0,64}$/.test(reference)) return 'reference';
    const [order] = await this.db
      .select({ id: orders.id, isTest: orders.testMode })
      .from(orders)
      .where(and(eq(orders.merchantId, merchant.id), eq(orders.merchantOid, oid)));
    if (order === undefined) return 'unknown';
    if (!(await this.signedTexts.isFirstReading(merchant.id, signed))) return 'readOtherwise';
    const given = await this.refunds.give(order.id, amount, reference);
    return given === 'done' ? { isTest: order.isTest } : given;
  }
}
