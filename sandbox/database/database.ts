import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ServiceIdentifier } from 'inversify';
import type { SlowDatabase } from './slow-connections.js';

/** The embedded database, or a server. Use the query builder: raw results differ between the two. */
export type Database = PgDatabase<PgQueryResultHKT>;

export const Database: ServiceIdentifier<Database> = Symbol('Database');

/**
 * Describes what a step of a transaction takes: inside a transaction use it only, never the database itself: PGlite
 * would wait without end.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  readonly db: Database;
  /** Waits for what is under way, on a server until the signal aborts. */
  close(end?: AbortSignal): Promise<void>;
  /** Makes a connection anew, and ends it: those of a pool were let in before, as by a password that has changed since. Absent of an embedded database. */
  connectAnew?(): Promise<void>;
  /** Notes connections that are in use for more than 2 s, until the database is closed. Absent of an embedded database. */
  watchSlow?(note: (slow: SlowDatabase) => void): void;
  /** How many connections a pool has, by their state; absent of an embedded database. */
  connections?(): Connections;
}

export const OpenDatabase: ServiceIdentifier<OpenDatabase> = Symbol('OpenDatabase');

/** Holds how many connections are open, of those how many are idle, and how many statements wait for one. */
interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}
