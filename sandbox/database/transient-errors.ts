import type { Clock } from '../process/clock.js';
import { codeOf } from '../process/error-code.js';
import type { Database, Transaction } from './database.js';

/** How often a transaction that is taken back is tried in all. */
const tries = 4;

/** The pauses before a transaction is tried again after what passes, such as a lost connection, in ms: 5 s in all, in which a database restarts. */
const pausesMs = [100, 300, 800, 1_500, 2_300];

/** SQLSTATE of a transaction that was taken back because of another one: tried again it succeeds. */
const rolledBack: ReadonlySet<string> = new Set(['40001', '40P01']);

/**
 * Lists the errors that pass within the pauses, by SQLSTATE or by the code of the socket: a server that ends connections, starts, moves or
 * has none left, and a lock that another process holds while it stands still.
 */
const passing: ReadonlySet<string> = new Set([
  // The process stood still in a transaction for longer than the server waits.
  '25P03',
  '53300',
  // Waiting for a lock took longer than the server allows; the server ends whoever stands still with one a second later.
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/** Runs a transaction, and runs it anew after a deadlock or a serialization failure: nothing of it was written then. */
export async function retryRolledBack<T>(db: Database, act: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction(act);
    } catch (error) {
      if (tried === tries || !isRolledBack(causeOf(error))) throw error;
    }
  }
}

/**
 * The same for a transaction that changes nothing where it was written before: it is run anew after a lost connection too,
 * which leaves open whether it was, and after a wait for a lock that was given up. With growing pauses, 5 s in all by this
 * clock.
 */
export async function retryRepeatable<T>(
  db: Database,
  clock: Pick<Clock, 'sleep'>,
  act: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await retryRolledBack(db, act);
    } catch (error) {
      if (!isPassing(error)) throw error;
      await clock.sleep(pauseMs);
    }
  }
  return retryRolledBack(db, act);
}

/** A failed query names its SQL; what went wrong is its cause. */
export function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? causeOf(error.cause) : error;
}

function isRolledBack(error: unknown): boolean {
  return rolledBack.has(codeOf(error));
}

/** A connection that ends in the middle of a statement has no code; its class of SQLSTATE is 08. */
export function isPassing(error: unknown): boolean {
  const cause = causeOf(error);
  const code = codeOf(cause);
  if (code !== '') return passing.has(code) || code.startsWith('08');
  return cause instanceof Error && /^Connection terminated|connection error/i.test(cause.message);
}
