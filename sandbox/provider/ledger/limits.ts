import { and, count, eq, gte, notExists, sql } from 'drizzle-orm';
import type { ServiceIdentifier } from 'inversify';
import type { Transaction } from '../../database/open-database.js';
import { attempts, entries } from '../database/schema.js';

/** How many attempts are let through. */
export interface Limits {
  /** Declined attempts after which the order is closed. */
  readonly declinedPerToken: number;
  /** Attempts of any kind: challenges that were begun and left count here. */
  readonly attemptsPerToken: number;
  /** Attempts of one card that took no money, in the window. */
  readonly unpaidPerCard: number;
  /** Declined attempts from one network address, in the window. */
  readonly declinedPerAddress: number;
  /** The window of the last two, ms. */
  readonly windowMs: number;
}

export const Limits: ServiceIdentifier<Limits> = Symbol('Limits');

export const defaultLimits: Limits = {
  declinedPerToken: 5,
  attemptsPerToken: 15,
  unpaidPerCard: 10,
  declinedPerAddress: 200,
  windowMs: 60 * 60_000,
};

/** What the limits look at, beside the order itself. */
export interface Counted {
  readonly fingerprint: string;
  readonly addressMark: string;
  /** False for the demo's cards, which all visitors share. */
  readonly countCard: boolean;
}

/** Whether one more attempt is let through. Call it with the order locked. */
export async function isWithinLimits(
  tx: Transaction,
  limits: Limits,
  orderId: string,
  counted: Counted,
  now: number,
): Promise<boolean> {
  const since = new Date(now - limits.windowMs);
  const ofOrder = await tx.$count(attempts, eq(attempts.orderId, orderId));
  if (ofOrder >= limits.attemptsPerToken) return false;
  if ((await declinesFrom(tx, counted.addressMark, since)) >= limits.declinedPerAddress) return false;
  if (!counted.countCard) return true;
  // Attempts with one card on many orders at once must not all see the same count.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${counted.fingerprint}, 0))`);
  return (await unpaidOf(tx, counted.fingerprint, since)) < limits.unpaidPerCard;
}

async function declinesFrom(tx: Transaction, addressMark: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(attempts)
    .innerJoin(entries, and(eq(entries.attemptId, attempts.id), eq(entries.kind, 'declined')))
    .where(and(eq(attempts.addressMark, addressMark), gte(attempts.at, since)));
  return row?.count ?? 0;
}

async function unpaidOf(tx: Transaction, fingerprint: string, since: Date): Promise<number> {
  const charged = tx
    .select({ id: entries.seq })
    .from(entries)
    .where(and(eq(entries.attemptId, attempts.id), eq(entries.kind, 'charged')));
  return tx.$count(attempts, and(eq(attempts.fingerprint, fingerprint), gte(attempts.at, since), notExists(charged)));
}
