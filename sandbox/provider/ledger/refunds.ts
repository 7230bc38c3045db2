import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { retryRolledBack } from '../../database/transient-errors.js';
import type { Clock } from '../../process/clock.js';
import { refunds } from '../database/schema.js';
import { lockOrder, readLedger } from '../orders/orders.js';
import { chargedAmounts, type PaidAmounts, refundedAmounts } from './paid-amounts.js';

export type Refund = typeof refunds.$inferSelect;

/** Why a refund gave nothing back. */
export type NotRefunded = 'unpaid' | 'tooMuch' | 'repeated';

/** Money that merchants give back. */
export class Refunds {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives part of a paid order back, or the rest of it. `amount`: minor units, more than 0. A reference counts once an
   * order, so that a merchant whose answer was lost can ask again. Returns what was given back of which part.
   */
  give(orderId: string, amount: number, reference: string): Promise<PaidAmounts | NotRefunded> {
    return retryRolledBack(this.db, async (tx) => {
      // The database refuses more than was charged by itself; the lock is there to answer with a reason.
      const order = await lockOrder(tx, orderId);
      const charge = (await readLedger(tx, orderId)).find(({ kind }) => kind === 'charged');
      if (charge === undefined) return 'unpaid';
      const before = await refundsOf(tx, orderId);
      if (reference !== '' && before.some(({ referenceNo }) => referenceNo === reference)) return 'repeated';
      const given = before.reduce((sum, { amount }) => sum + amount, 0);
      const taken = charge.amount ?? 0;
      if (given + amount > taken) return 'tooMuch';
      const at = new Date(this.clock.now());
      await tx.insert(refunds).values({ orderId, at, amount, referenceNo: reference === '' ? null : reference });
      return refundedAmounts(chargedAmounts(order.amount, taken), given, amount);
    });
  }
}

/** Oldest first. */
export function refundsOf(db: Database, orderId: string): Promise<Refund[]> {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.seq));
}

/** Returns each refund of an order, oldest first, with what it gave back of which part. */
export function withAmounts(charged: PaidAmounts, given: readonly Refund[]) {
  let before = 0;
  return given.map((refund) => {
    const amounts = refundedAmounts(charged, before, refund.amount);
    before += refund.amount;
    return { refund, amounts };
  });
}
