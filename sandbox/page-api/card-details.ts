import type { FastifyInstance } from 'fastify';
import { recogniseScheme } from '../../src/domain/card/scheme.js';
import { type BinRow, findBin } from '../bins.js';
import type { Gateway } from '../gateway/gateway.js';
import { accessOf } from './access.js';
import { Refusal } from './refusal.js';

/** How long a late look-up takes, in ms: long enough to type another card meanwhile. */
const lateMs = 3_000;

/** AP-08: what the provider knows of a card by its first 8 digits. */
export function cardDetails(app: FastifyInstance, gateway: Gateway): void {
  app.post('/odeme/api/oos/card/details', async (request) => {
    const { order, form } = await accessOf(gateway, request);
    const bin = form.get('binNumber');
    if (!/^\d{8}$/.test(bin)) throw new Refusal('validation', { order, field: 'binNumber' });
    const known = findBin(bin);
    if (known?.lookUp === 'failing') throw new Refusal('technical', { order, reason: 'technical' });
    if (known?.lookUp === 'late') await gateway.clock.sleep(lateMs);
    return { status: 'success', message: '', data: detailsOf(bin, known) };
  });
}

function detailsOf(bin: string, known: BinRow | undefined) {
  return {
    brand: known?.brand ?? 'none',
    cardType: known?.type ?? 'credit',
    businessCard: known?.business === true ? 'y' : 'n',
    bank: known?.bank ?? '',
    schema: known?.scheme ?? recogniseScheme(bin)?.id ?? '',
  };
}
