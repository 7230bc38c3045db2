import { codeOf } from '../process/error-code.js';
import type { Database, Transaction } from './open-database.js';

/** How often a transaction is tried in all. */
const tries = 4;

/** SQLSTATE of a transaction that was taken back because of another one: tried again it succeeds. */
const rolledBack: ReadonlySet<string> = new Set(['40001', '40P01']);

const lostConnections: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
]);

/** Runs a transaction, and runs it anew after a deadlock or a serialization failure: nothing of it was written then. */
export function retryRolledBack<T>(db: Database, act: (tx: Transaction) => Promise<T>): Promise<T> {
  return retry(() => db.transaction(act), isRolledBack);
}

/**
 * The same for a transaction that changes nothing where it was written before: it is run anew after a lost connection too,
 * which leaves open whether it was.
 */
export function retryRepeatable<T>(db: Database, act: (tx: Transaction) => Promise<T>): Promise<T> {
  return retry(
    () => db.transaction(act),
    (error) => isRolledBack(error) || isLostConnection(error),
  );
}

async function retry<T>(run: () => Promise<T>, isPassing: (error: unknown) => boolean): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await run();
    } catch (error) {
      if (tried === tries || !isPassing(causeOf(error))) throw error;
    }
  }
}

/** A failed query names its SQL; what went wrong is its cause. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? causeOf(error.cause) : error;
}

function isRolledBack(error: unknown): boolean {
  return rolledBack.has(codeOf(error));
}

/** A connection that ends in the middle of a statement has no code; its class of SQLSTATE is 08. */
function isLostConnection(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== '') return lostConnections.has(code) || code.startsWith('08');
  return error instanceof Error && /^Connection terminated|connection error/i.test(error.message);
}
