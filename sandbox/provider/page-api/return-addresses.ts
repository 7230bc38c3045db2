import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import type { Urls } from '../../process/urls.js';
import { readFinalState } from '../ledger/end-lapsed-attempt.js';
import { keysToSignWith } from '../merchants/merchant-keys.js';
import type { Merchants } from '../merchants/merchants.js';
import { type ReturnState, signedState, withReturnState } from '../merchants/return-state.js';
import type { Order, OrderState } from '../orders/order-state.js';
import { readLedger } from '../orders/orders.js';

/** Where shoppers go on to from the page of an order, with its state where the merchant asked for that (MA-13). */
export class ReturnAddresses {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    /** Its time is compared with that of the merchant's server. */
    private readonly signatureClock: Pick<Clock, 'now'>,
    private readonly merchants: Merchants,
    private readonly urls: Urls,
  ) {}

  ofPaid(order: Order): Promise<string> {
    return this.withState(order, order.okUrl);
  }

  /** For every way back but that of a paid order: the order may have failed, or may still be paid. */
  ofUnpaid(order: Order): Promise<string> {
    return this.withState(order, order.failUrl);
  }

  private async withState(order: Order, address: string): Promise<string> {
    if (!order.returnState || address === '' || this.isOwn(address)) return address;
    const merchant = await this.merchants.find(order.merchantId);
    if (merchant === undefined) return address;
    const at = this.signatureClock.now();
    const state = await this.stateOf(order, at);
    return withReturnState(address, signedState(state, keysToSignWith(merchant)));
  }

  private async stateOf(order: Order, at: number): Promise<ReturnState> {
    const { kind } = await readFinalState(this.db, order, this.clock);
    const ledger = kind === 'paid' ? await readLedger(this.db, order.id) : [];
    const charge = ledger.find((entry) => entry.kind === 'charged');
    return {
      merchantOid: order.merchantOid,
      status: words[kind],
      paymentAmount: order.amount,
      totalAmount: charge?.amount ?? order.amount,
      currency: order.currency,
      at,
    };
  }

  /** A page of the provider, where the link of an order leads back to, reads no state. */
  private isOwn(address: string): boolean {
    return new URL(address).origin === this.urls.provider;
  }
}

/** An order is `open` where durum-sorgu has no outcome for it either. */
const words: Readonly<Record<OrderState['kind'], ReturnState['status']>> = {
  paid: 'success',
  expired: 'failed',
  limited: 'failed',
  pending: 'open',
  payable: 'open',
};
