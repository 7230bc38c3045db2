import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import type { Urls } from '../../process/urls.js';
import { attempts, entries, orders } from '../database/schema.js';
import type { ReasonKey } from '../directory/decline-reasons.js';
import { addLinkReceipt } from '../links/link-receipts.js';
import type { Outbox } from '../notifications/outbox.js';
import { type Entry, type Order, takesNotice } from '../orders/order-state.js';
import { storeCard } from '../saved-cards/stored-cards.js';
import { declinesIn, type Limits, uncountAttempt } from './attempt-limits.js';
import { leaveToNotice } from './order-times.js';
import { voidChecked } from './void-payment-posts.js';

/** The decision of a bank, a wallet or a reviewer: `undefined` approves, a reason refuses. */
export type Decision = ReasonKey | undefined;

/** An attempt that holds its order, and the decision about it. */
export interface Decided {
  readonly order: Order;
  readonly ledger: readonly Entry[];
  readonly attemptId: string;
  readonly decision: Decision;
  readonly at: Date;
}

type Declined = Omit<Decided, 'decision'> & { readonly reason: ReasonKey };

/** An order that ends without a payment, and why. */
interface Closed {
  readonly order: Order;
  readonly reason: ReasonKey;
}

/** Writes the outcomes of attempts and orders, with the notification to the merchant. Every method needs the order locked. */
export class Outcomes {
  constructor(
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly urls: Pick<Urls, 'provider'>,
  ) {}

  /** Charges or declines the attempt that holds its order. */
  async write(tx: Transaction, { decision, ...attempt }: Decided): Promise<void> {
    if (decision === undefined) await this.charge(tx, attempt);
    else await this.decline(tx, { ...attempt, reason: decision });
  }

  private async charge(tx: Transaction, { order, ledger, attemptId, at }: Omit<Decided, 'decision'>): Promise<void> {
    const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, attemptId));
    if (attempt === undefined) throw new Error('A charge without an attempt');
    const { addressFingerprint, lineFingerprint, amount, installmentCount, last4, method } = attempt;
    await tx.insert(entries).values({ orderId: order.id, attemptId, kind: 'charged', at, amount });
    await endOrders(tx, [order.id], at);
    const stored = await storeIfAsked(tx, order, attempt, at);
    await this.outbox.add(tx, order, { status: 'success', totalAmount: amount, installmentCount, stored, method });
    const surcharge = amount - order.amount;
    const paid = { at, amount, surcharge, installmentCount, last4 };
    await addLinkReceipt(tx, order, paid, this.urls.provider);
    const counted = { order, ledger, addressFingerprint, lineFingerprint, attemptId };
    await uncountAttempt(tx, this.limits, counted, attempt.at);
  }

  /**
   * A declined attempt leaves the order open for another, until the limit per order is reached. Its shopper sees that it
   * failed, so no post that was checked before pays the order after all (TR-02).
   */
  async decline(tx: Transaction, { order, ledger, attemptId, reason, at }: Declined): Promise<void> {
    await tx.insert(entries).values({ orderId: order.id, attemptId, kind: 'declined', at, reason });
    // guard: decline that overtakes a post
    await voidChecked(tx, order.id);
    if (declinesIn(ledger) + 1 < this.limits.declinedPerOrder) return;
    // Its money may have been sent: the order is closed when the notice of that is due no more (BT-08).
    // guard: account that was shown -> await this.close(tx, order, 'limit', at);
    if (takesNotice(order, at.getTime())) await leaveToNotice(tx, order, at);
    else await this.close(tx, order, 'limit', at);
  }

  /** Ends an order without a payment. */
  close(tx: Transaction, order: Order, reason: ReasonKey, at: Date): Promise<void> {
    return this.closeAll(tx, [{ order, reason }], at);
  }

  /** The same for many orders, in as many statements as for one. */
  async closeAll(tx: Transaction, closes: readonly Closed[], at: Date): Promise<void> {
    if (closes.length === 0) return;
    const closed = closes.map(({ order, reason }) => ({ orderId: order.id, kind: 'closed' as const, at, reason }));
    await tx.insert(entries).values(closed);
    await endOrders(
      tx,
      closes.map(({ order }) => order.id),
      at,
    );
    const reports = closes.map(({ order, reason }) => ({ order, event: { status: 'failed' as const, reason } }));
    await this.outbox.addAll(tx, reports);
  }
}

/** A card is stored by the very transaction that charges it: never a declined one, and never twice. */
async function storeIfAsked(tx: Transaction, order: Order, attempt: typeof attempts.$inferSelect, at: Date) {
  const { bin, last4, scheme, fingerprint, scenario, storeMonth: month, storeYear: year } = attempt;
  if (month === null || year === null) return undefined;
  return storeCard(tx, order, { bin, last4, scheme, fingerprint, scenario, month, year }, at);
}

async function endOrders(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ endedAt: at })
    .where(inArray(orders.id, [...ids]));
}
