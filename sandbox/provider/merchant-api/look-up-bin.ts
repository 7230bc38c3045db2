import { Matches } from 'class-validator';
import type { FastifyInstance } from 'fastify';
import { findBin } from '../directory/bins.js';
import { takes } from '../requests/accepted-fields.js';
import { formOf } from '../requests/form-body.js';
import { readRequest, WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import type { SignedTexts } from './signed-texts.js';

class BinRequest {
  @Matches(/^(\d{6}|\d{8})$/, { message: '6 or 8 digits' })
  bin_number = '';
}

/** bin-detail: what the provider holds about a card, for the merchant's own page. */
export class LookUpBin implements Routes {
  constructor(
    private readonly merchants: KnownMerchants,
    private readonly signedTexts: SignedTexts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/bin-detail', takes([SignedCall, BinRequest]), async (request) => {
      const form = formOf(request.body);
      const failed = (err_msg: string) => ({ status: 'error', err_msg });
      const signed = [form.get('bin_number'), form.get('merchant_id')];
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return failed(merchant.reason);
      await this.signedTexts.keepQuestion('bin-detail', merchant.id, signed);
      const asked = readRequest(new BinRequest(), form);
      if (asked instanceof WrongField) return failed(asked.sentence);
      const { bin_number: bin } = asked;
      const known = findBin(bin);
      if (known === undefined) return { status: 'failed', err_msg: 'unknown card' };
      return {
        status: 'success',
        cardType: known.type,
        businessCard: known.business ? 'y' : 'n',
        bank: known.bank,
        brand: known.brand,
        schema: known.scheme.toUpperCase(),
        bankCode: known.bankCode,
        allow_non3d: known.allowsNon3d ? 'y' : 'n',
      };
    });
  }
}
