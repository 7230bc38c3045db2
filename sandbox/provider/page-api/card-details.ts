import type { FastifyInstance } from 'fastify';
import { decidedScheme } from '../../../src/domain/card/scheme.js';
import type { Clock } from '../../process/clock.js';
import { type BinRow, findBin } from '../directory/bins.js';
import { takes } from '../requests/accepted-fields.js';
import type { Routes } from '../requests/routes.js';
import type { PageLimits } from './page-limits.js';
import { CardBin, PageAccess } from './page-requests.js';
import { fieldsOf, type Payments } from './payments.js';
import { Refusal } from './refusal.js';

/** How long a late look-up takes, in ms: long enough to type another card meanwhile. */
const lateMs = 3_000;

/** AP-08: what the provider holds about a card, by its first 8 digits. */
export class CardDetails implements Routes {
  constructor(
    private readonly clock: Clock,
    private readonly payments: Payments,
    private readonly limits: PageLimits,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/oos/card/details', takes([PageAccess, CardBin]), async (request) => {
      const call = await this.payments.ofCall(request);
      const { order } = call;
      const { binNumber: bin } = fieldsOf(new CardBin(), call);
      await this.limits.lookUp(request, order);
      const known = findBin(bin);
      if (known?.lookUp === 'failing') throw new Refusal('technical', { order, reason: 'technical' });
      if (known?.lookUp === 'late') await this.clock.sleep(lateMs);
      return { status: 'success', message: '', data: detailsOf(bin, known) };
    });
  }
}

function detailsOf(bin: string, known: BinRow | undefined) {
  return {
    brand: known?.brand ?? 'none',
    cardType: known?.type ?? 'credit',
    businessCard: known?.business === true ? 'y' : 'n',
    bank: known?.bank ?? '',
    schema: known?.scheme ?? decidedScheme(bin)?.id ?? '',
  };
}
