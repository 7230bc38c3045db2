import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ServiceIdentifier } from 'inversify';

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
}
