import { and, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { notifications } from '../database/schema.js';
import type { Addressee } from './addressee.js';
import { shareOfOne } from './delivery-shares.js';

/** A notification that is due. */
export interface Due extends Addressee {
  readonly id: string;
  /** Its place among those of its merchant that were found, from 1 on. */
  readonly nth: number;
}

/** Describes what a look for due notifications leaves out. */
export interface LeftOut {
  readonly ids: readonly string[];
  readonly merchants: readonly string[];
  readonly hosts: readonly string[];
}

type Row = typeof notifications.$inferSelect;

/** `now`: ms since the epoch. */
const isReached = (now: number) => lte(notifications.nextAt, new Date(now));

/** By the database's clock, which the processes share: one whose own clock runs ahead must not take what another holds. */
const isFree = or(isNull(notifications.claimedUntil), lte(notifications.claimedUntil, sql`now()`));

const waits = isNull(notifications.deliveredAt);

/**
 * How many hosts of one merchant a look goes through. A merchant that answers waits for the looks through the hosts of all
 * the others, so these are few.
 */
// guard: hosts of one look -> const fewHosts = 100;
const fewHosts = 10;

/**
 * How many hosts the next look goes through from there on, in equal parts of the merchants that have more: where such
 * merchants are few, a host that answers does not wait for hundreds of the same merchant's that do not answer.
 */
// guard: hosts of the next look -> const furtherHosts = 10;
const furtherHosts = 1_000;

/** The host at which the last look ended, by merchant: for merchants alone that have more hosts than one look goes through. */
export type ReachedHosts = Map<string, string>;

/**
 * Returns the first few that are due of each merchant: what was not sent yet before repeats, then the oldest. It goes from
 * one merchant to the next in the index of what waits, and from one host of a merchant to the next, and reads of each host
 * no more than its share: what it costs does not grow with what waits for one merchant or host (TR-13).
 */
export async function findDue(
  tx: Transaction,
  now: number,
  { ids, merchants, hosts }: LeftOut,
  reached: ReachedHosts,
): Promise<readonly Due[]> {
  const waiting = sql`from ${notifications} where ${waits}`;
  const ofHost = and(
    waits,
    sql`merchant_id = merchant.name`,
    sql`host = host.name`,
    sql`(tries > 0) = kind.is_repeat`,
    isReached(now),
    isFree,
    notInArray(notifications.id, [...ids]),
  );
  const hostOver = (bound: SQL) =>
    sql`(select host ${waiting} and merchant_id = merchant.name and host ${bound} order by host limit 1)`;
  const first = sql`coalesce(${JSON.stringify(Object.fromEntries(reached))}::jsonb ->> merchant.name, '')`;
  const furtherPart = Math.max(fewHosts, Math.floor(furtherHosts / Math.max(1, reached.size)));
  const part = sql`case when ${first} = '' then ${fewHosts}::int else ${furtherPart}::int end`;
  const ofMerchant = sql`
    with recursive host(name, nth) as (
      select ${hostOver(sql`>= ${first}`)}, 1
      union all
      select ${hostOver(sql`> host.name`)}, nth + 1 from host where host.name is not null and nth < ${part}
    )
    select due.*, (select name from host where nth = ${part}) as reached
    from (select 1) as look
    left join (
      select row.id, row.next_at, host.name as host, kind.is_repeat
      from host
      cross join (values (false), (true)) as kind(is_repeat)
      cross join lateral (
        select id, next_at from ${notifications} where ${ofHost} order by next_at limit ${shareOfOne}
      ) row
      where ${isNoneOf(sql`host.name`, hosts)}
      order by kind.is_repeat, row.next_at
      limit ${shareOfOne}
    ) due on true`;
  const found = sql`(
    with recursive merchant(name) as (
      select (select merchant_id ${waiting} order by merchant_id limit 1)
      union all
      select (select merchant_id ${waiting} and merchant_id > merchant.name order by merchant_id limit 1)
      from merchant where merchant.name is not null
    )
    select due.*, merchant.name as merchant,
      row_number() over (partition by merchant.name order by due.is_repeat, due.next_at) as nth
    from merchant
    cross join lateral (${ofMerchant}) due
    where ${isNoneOf(sql`merchant.name`, merchants)}
  ) as found`;
  const rows = await tx
    .select({
      id: sql<string | null>`id`,
      merchant: sql<string>`merchant`,
      host: sql<string>`host`,
      nth: sql`nth`.mapWith(Number),
      reached: sql<string | null>`reached`,
    })
    .from(found)
    .orderBy(sql`next_at`);
  for (const row of rows) {
    if (row.reached === null) reached.delete(row.merchant);
    else reached.set(row.merchant, row.reached);
  }
  return rows.flatMap(({ id, merchant, host, nth }) => (id === null ? [] : [{ id, merchant, host, nth }]));
}

function isNoneOf(name: SQL, names: readonly string[]): SQL {
  return sql`${name} is not null and ${notInArray(name, [...names])}`;
}

/**
 * Locks those of the found ones that are still due: another process may have delivered one since, or have failed to. Those
 * that another process holds are left to it.
 */
export function lockDue(tx: Transaction, now: number, found: readonly Due[]): Promise<Row[]> {
  const ids = found.map(({ id }) => id);
  return tx
    .select()
    .from(notifications)
    .where(and(inArray(notifications.id, ids), waits, isFree, isReached(now)))
    .for('update', { skipLocked: true });
}

/** Claims rows for a process, for so many ms of the database's clock. */
export async function markClaimed(tx: Transaction, rows: readonly Row[], claimedBy: string, ms: number): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(notifications)
    .set({ claimedBy, claimedUntil: sql`now() + ${ms} * interval '1 millisecond'` })
    .where(inArray(notifications.id, ids));
}
