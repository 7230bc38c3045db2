import type { FastifyInstance } from 'fastify';
import { countMax, printRates } from '../installments/installment-rates.js';
import { formOf } from '../requests/form-body.js';
import type { Routes } from '../requests/routes.js';
import type { KnownMerchants } from './known-merchant.js';

/** taksit-oranlari: what installments cost, for the merchant's own pages. */
export class ListRates implements Routes {
  constructor(private readonly merchants: KnownMerchants) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/taksit-oranlari', async (request) => {
      const form = formOf(request.body);
      const failed = (err_msg: string) => ({ status: 'error', err_msg });
      const id = form.get('request_id');
      const merchant = await this.merchants.find(form, form.get('merchant_id') + id);
      if (merchant === undefined) return failed(this.merchants.refusal);
      if (!/^[\w-]{1,64}$/.test(id)) return failed('request_id must be 1 to 64 letters and digits');
      return {
        status: 'success',
        request_id: id,
        max_inst_non_bus: merchant.noInstallment ? 0 : countMax,
        oranlar: merchant.noInstallment ? {} : printRates(),
      };
    });
  }
}
