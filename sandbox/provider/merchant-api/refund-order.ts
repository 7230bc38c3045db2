import { Matches } from 'class-validator';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { parsePointAmount } from '../../../src/domain/money/amount.js';
import type { Database } from '../../database/database.js';
import { orders } from '../database/schema.js';
import type { PaidAmounts } from '../ledger/paid-amounts.js';
import type { NotRefunded, Refunds } from '../ledger/refunds.js';
import { Optional, takes } from '../requests/accepted-fields.js';
import { Obeys } from '../requests/field-rules.js';
import { type FormBody, formOf } from '../requests/form-body.js';
import { readRequest, WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import { pointAmounts } from './point-amount.js';
import { readOtherwise, type SignedTexts } from './signed-texts.js';

/** Errors of the refund; the numbers are the sandbox's own, and the inquiry's where they mean the same. */
const errors = {
  amount: { err_no: '002', err_msg: 'return_amount must be like 10.25 and more than 0' },
  readOtherwise: { err_no: '002', err_msg: readOtherwise },
  reference: { err_no: '003', err_msg: 'reference_no must be at most 64 letters, digits, dashes and underscores' },
  missing: { err_no: '004', err_msg: 'merchant_oid is missing' },
  unknown: { err_no: '004', err_msg: 'There is no order with this merchant_oid' },
  unpaid: { err_no: '005', err_msg: 'The order is not paid' },
  tooMuch: { err_no: '007', err_msg: 'The refunds of an order cannot be more than was paid' },
  repeated: { err_no: '008', err_msg: 'There is a refund of this order with this reference_no' },
} as const satisfies Record<NotRefunded, object> & Record<string, object>;

class RefundRequest {
  merchant_oid = '';

  @Obeys('like 10.25 and more than 0', (value) => (parsePointAmount(value) ?? 0) > 0)
  return_amount = '';

  @Optional()
  @Matches(/^[\w-]{1,64}$/, { message: 'at most 64 letters, digits, dashes and underscores' })
  reference_no = '';
}

/** A refund that was given. */
interface Given {
  readonly isTest: boolean;
  readonly amounts: PaidAmounts;
}

/** iade: a merchant gives money back. */
export class RefundOrder implements Routes {
  constructor(
    private readonly db: Database,
    private readonly merchants: KnownMerchants,
    private readonly refunds: Refunds,
    private readonly signedTexts: SignedTexts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/iade', takes([SignedCall, RefundRequest]), async (request) => {
      const form = formOf(request.body);
      const outcome = await this.refund(form);
      if (outcome instanceof NotSigned) return { status: 'error', err_no: outcome.number, err_msg: outcome.reason };
      if (typeof outcome === 'string') return { status: 'error', ...errors[outcome] };
      return {
        status: 'success',
        is_test: outcome.isTest ? '1' : '0',
        merchant_oid: form.get('merchant_oid'),
        return_amount: form.get('return_amount'),
        reference_no: form.get('reference_no') || undefined,
        ...pointAmounts(outcome.amounts),
      };
    });
  }

  private async refund(form: FormBody): Promise<Given | NotSigned | keyof typeof errors> {
    const oid = form.get('merchant_oid');
    const amountText = form.get('return_amount');
    const reference = form.get('reference_no');
    const signed = [form.get('merchant_id'), oid, amountText];
    const merchant = await this.merchants.find(form, signed.join(''));
    if (merchant instanceof NotSigned) return merchant;
    const asked = readRequest(new RefundRequest(), form);
    if (asked instanceof WrongField) return asked.name === 'reference_no' ? 'reference' : 'amount';
    if (oid === '') return 'missing';
    const [order] = await this.db
      .select({ id: orders.id, isTest: orders.testMode })
      .from(orders)
      .where(and(eq(orders.merchantId, merchant.id), eq(orders.merchantOid, oid)));
    if (order === undefined) return 'unknown';
    if (!(await this.signedTexts.isReading(form, merchant.id, signed))) return 'readOtherwise';
    const given = await this.refunds.give(order.id, parsePointAmount(amountText) ?? 0, reference);
    return typeof given === 'string' ? given : { isTest: order.isTest, amounts: given };
  }
}
