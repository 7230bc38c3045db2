import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.js';
import { attempts, entries, orders, refunds } from '../database/schema.js';
import { chargedAmounts, type PaidAmounts, refundedAmounts } from './paid-amounts.js';

/** One movement of money in a merchant's statement: a charge of an order, or a refund of one. */
export interface Movement extends PaidAmounts {
  readonly kind: 'sale' | 'refund';
  readonly at: Date;
  readonly merchantOid: string;
  readonly currency: string;
  /** 0 is the single payment. */
  readonly installmentCount: number;
  /** Key of methods.ts. */
  readonly method: string;
  /** First 8 digits and last 4 of the card; empty where no card paid. */
  readonly bin: string;
  readonly last4: string;
  readonly testMode: boolean;
  /** The link that was paid; empty for an order that a merchant's server opened. */
  readonly linkId: string;
  /** The merchant's own name of a refund; empty where it gave none. */
  readonly reference: string;
}

/** A span of time: its first moment, and the first one after it. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/**
 * Returns the charges and refunds of a merchant within a time, oldest first, as the ledger has them (MA-09). It is one
 * query: between two of them a refund could come whose charge was not seen. The times lead to the rows by indexes, so
 * that the work does not grow with what happened before (TR-14).
 */
export async function readStatement(db: Database, merchantId: string, span: Span): Promise<readonly Movement[]> {
  const moved = movements(db, span);
  const rows = await db
    .select({
      kind: moved.kind,
      at: moved.at,
      moved: moved.amount,
      before: moved.before,
      reference: moved.reference,
      order: {
        merchantOid: orders.merchantOid,
        amount: orders.amount,
        currency: orders.currency,
        testMode: orders.testMode,
        linkId: orders.linkId,
      },
      attempt: {
        amount: attempts.amount,
        installmentCount: attempts.installmentCount,
        method: attempts.method,
        bin: attempts.bin,
        last4: attempts.last4,
      },
    })
    .from(moved)
    .innerJoin(orders, and(eq(orders.id, moved.orderId), eq(orders.merchantId, merchantId)))
    .innerJoin(entries, and(eq(entries.orderId, moved.orderId), eq(entries.kind, 'charged')))
    .innerJoin(attempts, eq(attempts.id, entries.attemptId))
    .orderBy(asc(moved.at), desc(moved.kind), asc(moved.seq));
  return rows.map(({ kind, at, moved, before, reference, order, attempt }) => {
    const { amount, linkId, ...ofOrder } = order;
    const { amount: taken, ...ofAttempt } = attempt;
    const charged = chargedAmounts(amount, taken);
    const amounts = kind === 'sale' ? charged : refundedAmounts(charged, Number(before), moved ?? 0);
    return { kind, at, reference: reference ?? '', linkId: linkId ?? '', ...ofOrder, ...ofAttempt, ...amounts };
  });
}

/** The charges and refunds of every merchant within a time. `before`: what earlier refunds of the order gave back. */
function movements(db: Database, span: Span) {
  const sales = db
    .select({
      kind: sql<Movement['kind']>`'sale'`.as('movement'),
      orderId: entries.orderId,
      seq: entries.seq,
      at: entries.at,
      amount: entries.amount,
      before: sql<string>`'0'`.as('given_before'),
      reference: sql<string | null>`null::text`.as('given_as'),
    })
    .from(entries)
    .where(and(eq(entries.kind, 'charged'), isWithin(entries.at, span)));
  const earlier = sql`select coalesce(sum(earlier.amount), 0) from refunds earlier
    where earlier.order_id = ${refunds.orderId} and earlier.seq < ${refunds.seq}`;
  const given = db
    .select({
      kind: sql<Movement['kind']>`'refund'`.as('movement'),
      orderId: refunds.orderId,
      seq: refunds.seq,
      at: refunds.at,
      amount: refunds.amount,
      before: sql<string>`(${earlier})::text`.as('given_before'),
      reference: refunds.referenceNo,
    })
    .from(refunds)
    .where(isWithin(refunds.at, span));
  return unionAll(sales, given).as('movements');
}

function isWithin(at: PgColumn, { from, until }: Span): SQL | undefined {
  return and(gte(at, from), lt(at, until));
}
