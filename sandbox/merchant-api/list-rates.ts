import type { FastifyInstance } from 'fastify';
import { formOf } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { countMax, printRates } from '../installments.js';
import { knownMerchant } from './known-merchant.js';

/** taksit-oranlari: what installments cost, for the merchant's own pages. */
export function listRates(app: FastifyInstance, gateway: Gateway): void {
  app.post('/odeme/taksit-oranlari', async (request) => {
    const form = formOf(request.body);
    const id = form.get('request_id');
    const merchant = await knownMerchant(gateway, form, form.get('merchant_id') + id);
    if (merchant === undefined) return { status: 'error', err_msg: `${gateway.product}_token or merchant_id is wrong` };
    if (!/^[\w-]{1,64}$/.test(id)) return { status: 'error', err_msg: 'request_id must be 1 to 64 letters and digits' };
    return {
      status: 'success',
      request_id: id,
      max_inst_non_bus: merchant.noInstallment ? 0 : countMax,
      oranlar: merchant.noInstallment ? {} : printRates(),
    };
  });
}
