import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ToslaStatus } from '../../../src/domain/methods/tosla.js';
import type { Database } from '../../database/database.js';
import type { WalletState } from '../../wallets/wallets-contract.js';
import { attempts } from '../database/schema.js';
import { takes } from '../requests/accepted-fields.js';
import type { Routes } from '../requests/routes.js';
import type { WalletPayments } from '../wallets/wallet-payments.js';
import { attemptOf } from './ask-wallet.js';
import { PageAccess } from './page-requests.js';
import { fieldsOf, type PaymentCall, type Payments } from './payments.js';

class ToslaQuestion {
  referenceCode = '';
}

/** The wire words of tosla's states. A payment that the wallet declined is cancelled. */
const toslaWords: Readonly<Record<WalletState, ToslaStatus>> = {
  waiting: 'pending',
  processing: 'processing',
  approved: 'completed',
  declined: 'cancelled',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** AP-15: the outcome of a payment by tosla. */
export class AskTosla implements Routes {
  constructor(
    private readonly db: Database,
    private readonly payments: Payments,
    private readonly wallets: WalletPayments,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/oos/check/tosla-status', takes([PageAccess, ToslaQuestion]), async (request) => {
      const call = await this.payments.ofCall(request);
      return { status: 'success', message: '', data: await this.toslaData(call) };
    });
  }

  private async toslaData(call: PaymentCall): Promise<object> {
    const { order } = call;
    const { referenceCode } = fieldsOf(new ToslaQuestion(), call);
    const attempt = await attemptOf(this.db, order, 'tosla', eq(attempts.reference, referenceCode));
    await this.wallets.closeExpired(attempt);
    const toslaStatus = toslaWords[await this.wallets.stateOf(attempt)];
    if (toslaStatus === 'completed') return { toslaStatus, ...(await this.payments.receiptOf(call)) };
    // Another method may pay the order in the meantime: that this code no longer can says nothing of it.
    if (toslaStatus === 'cancelled' || toslaStatus === 'expired') await this.payments.requireNotPaying(call);
    return { toslaStatus };
  }
}
