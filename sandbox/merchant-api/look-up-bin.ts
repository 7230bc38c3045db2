import type { FastifyInstance } from 'fastify';
import { findBin } from '../bins.js';
import { formOf } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { knownMerchant } from './known-merchant.js';

/** bin-detail: what the provider knows of a card, for the merchant's own page. */
export function lookUpBin(app: FastifyInstance, gateway: Gateway): void {
  app.post('/odeme/api/bin-detail', async (request) => {
    const form = formOf(request.body);
    const bin = form.get('bin_number');
    if (!/^(\d{6}|\d{8})$/.test(bin)) return { status: 'error', err_msg: 'bin_number must be 6 or 8 digits' };
    const merchant = await knownMerchant(gateway, form, bin + form.get('merchant_id'));
    if (merchant === undefined) return { status: 'error', err_msg: `${gateway.product}_token or merchant_id is wrong` };
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
