import type { FastifyInstance } from 'fastify';
import { recogniseScheme } from '../../src/domain/card/scheme.js';
import { findBin } from '../bins.js';
import type { Gateway } from '../gateway/gateway.js';
import { accessOf } from './access.js';
import { Refusal } from './refusal.js';

/** AP-08: what the provider knows of a card by its first 8 digits. */
export function cardDetails(app: FastifyInstance, gateway: Gateway): void {
  app.post('/odeme/api/oos/card/details', async (request) => {
    const { order, form } = await accessOf(gateway, request);
    const bin = form.get('binNumber');
    if (!/^\d{8}$/.test(bin)) throw new Refusal('validation', { order, field: 'binNumber' });
    return { status: 'success', message: '', data: detailsOf(bin) };
  });
}

function detailsOf(bin: string) {
  const known = findBin(bin);
  return {
    brand: known?.brand ?? 'none',
    cardType: known?.type ?? 'credit',
    businessCard: known?.business === true ? 'y' : 'n',
    bank: known?.bank ?? '',
    schema: known?.scheme ?? recogniseScheme(bin)?.id ?? '',
  };
}
