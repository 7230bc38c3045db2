import { Matches } from 'class-validator';
import type { FastifyInstance } from 'fastify';
import { countMax, printRates } from '../installments/installment-plans.js';
import { takes } from '../requests/accepted-fields.js';
import { formOf } from '../requests/form-body.js';
import { readRequest, WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import type { SignedTexts } from './signed-texts.js';

class RatesRequest {
  @Matches(/^[\w-]{1,64}$/, { message: '1 to 64 letters, digits, dashes and underscores' })
  request_id = '';
}

/** taksit-oranlari: what installments cost, for the merchant's own pages. */
export class ListRates implements Routes {
  constructor(
    private readonly merchants: KnownMerchants,
    private readonly signedTexts: SignedTexts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/taksit-oranlari', takes([SignedCall, RatesRequest]), async (request) => {
      const form = formOf(request.body);
      const failed = (err_msg: string) => ({ status: 'error', err_msg });
      const id = form.get('request_id');
      const signed = [form.get('merchant_id'), id];
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return failed(merchant.reason);
      await this.signedTexts.keepQuestion('taksit-oranlari', merchant.id, signed);
      const asked = readRequest(new RatesRequest(), form);
      if (asked instanceof WrongField) return failed(asked.sentence);
      return {
        status: 'success',
        request_id: id,
        max_inst_non_bus: merchant.noInstallment ? 0 : countMax,
        oranlar: merchant.noInstallment ? {} : printRates(),
      };
    });
  }
}
