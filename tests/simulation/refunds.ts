import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../sandbox/database/database.js';
import { entries, orders, refunds } from '../../sandbox/provider/database/schema.js';
import { merchantCall } from '../sandbox/merchant.js';
import type { Finding } from './finding.js';
import type { Plan } from './plan.js';
import { amountOf } from './planned-links.js';
import type { World } from './visit.js';
import { withPatience } from './with-patience.js';

/** A refund that a merchant asked for, and whether the answer said that it is given. */
export interface AskedRefund {
  readonly orderId: string;
  readonly index: number;
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly isGiven: boolean;
}

/** How often a merchant asks again whose answer was lost, and the pause before, ms. */
const tries = 5;
const pauseMs = 3_000;

/** The error of a refund with this reference that is there already. */
const repeated = '008';

/** A merchant asks until an answer comes, with one reference. */
export async function askRefund(world: World, db: Database, plan: Plan, token: string): Promise<AskedRefund> {
  const [order] = await db
    .select({ id: orders.id, oid: orders.merchantOid, merchantId: orders.merchantId })
    .from(orders)
    .where(eq(orders.token, token));
  if (order === undefined) throw new Error('A payment has no order');
  const { id: orderId, oid, merchantId } = order;
  const amount = plan.refund === 'whole' ? amountOf(plan) : 100;
  const return_amount = (amount / 100).toFixed(2);
  const reference = `R${plan.index}`;
  const fields = { merchant_oid: oid, return_amount, reference_no: reference };
  const provider = `${world.provider}/s/${plan.index}`;
  const ask = () => merchantCall(provider, '/odeme/iade', merchantId, fields, merchantId + oid + return_amount);
  const asked = { orderId, index: plan.index, reference, amount };
  for (let tried = 0; tried < tries; tried += 1) {
    const json = await withPatience(world.time, ask()).then(
      (answer) => answer.json,
      () => undefined,
    );
    if (json?.status === 'success' || json?.err_no === repeated) return { ...asked, isGiven: true };
    if (json?.err_no !== undefined) return { ...asked, isGiven: false };
    await world.time.sleep(pauseMs);
  }
  return { ...asked, isGiven: false };
}

/** Refunds that were said to be given and are not there once, and orders that gave back more than was paid. */
export async function refundFindings(db: Database, asked: readonly AskedRefund[]): Promise<readonly Finding[]> {
  const given = await db.select().from(refunds);
  const find = (index: number | undefined, details: string): Finding => ({
    contradiction: 'false refund',
    index,
    details,
  });
  const wrong = asked.flatMap(({ orderId, index, reference, amount, isGiven }) => {
    const rows = given.filter((row) => row.orderId === orderId && row.referenceNo === reference);
    const isRight = rows.length === 1 ? rows[0]?.amount === amount : rows.length === 0 && !isGiven;
    return isRight ? [] : [find(index, `${reference} of ${amount}: ${rows.map((row) => row.amount).join() || 'none'}`)];
  });
  const sum = sql<number>`sum(${refunds.amount})`.mapWith(Number);
  const charged = sql<number>`(select coalesce(sum(${entries.amount}), 0) from ${entries} where ${entries.orderId} = ${refunds.orderId} and ${entries.kind} = 'charged')`;
  const sums = await db
    .select({ orderId: refunds.orderId, sum, charged: charged.mapWith(Number) })
    .from(refunds)
    .groupBy(refunds.orderId);
  const tooMuch = sums.filter((row) => row.sum > row.charged);
  return [...wrong, ...tooMuch.map((row) => find(undefined, `${row.orderId}: ${row.sum} of ${row.charged}`))];
}
