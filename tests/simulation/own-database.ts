import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenDatabase } from '../../sandbox/database/database.js';

/**
 * Opens the database for the simulation itself. It sets the driver no limits: their timers would run by simulated time,
 * in which 10 s pass within 50 ms of the machine, and a busy one takes longer to open a connection.
 */
export function openOwnDatabase(url: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 0, idleTimeoutMillis: 0 });
  // A server that stops ends the connections that rest, and each statement makes its own error of that.
  pool.on('error', () => {});
  return { db: drizzle(pool), close: () => pool.end() };
}
