/**
 * Embedded databases for the tests of one worker. Opening one takes a second of a processor and emptying it a few
 * milliseconds, so a test file takes one that another has given back. They run outside of the tests' contexts: Node
 * compiles PGlite once a worker instead of once a file.
 */
import { PGlite, types } from '@electric-sql/pglite';
import { emptyDatabase } from '../../build/empty-database.mjs';

/** A test's `Date` is of its own context, which PGlite's `instanceof` does not recognise. */
const writeTime = (time) => new Date(time).toISOString();
const serializers = { [types.TIMESTAMPTZ]: writeTime, [types.TIMESTAMP]: writeTime };

const unused = [];
let archive;
let tables;

export const embeddedDatabases = {
  /** One at the newest migration, without a row. */
  async take() {
    return unused.pop() ?? open();
  },

  /** A database that cannot be emptied, because a test has broken it, is closed. */
  async giveBack(database) {
    try {
      await empty(database);
      unused.push(database);
    } catch {
      await database.close();
    }
  },
};

async function open() {
  archive ??= emptyDatabase().then((bytes) => new Blob([bytes]));
  const loadDataDir = await archive;
  const { setTimeout } = globalThis;
  // PostgreSQL starts a timer of ten seconds, which must not keep a worker from ending.
  globalThis.setTimeout = (...timer) => setTimeout(...timer).unref();
  try {
    return await PGlite.create({ loadDataDir, serializers });
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}

async function empty(database) {
  tables ??= await tablesOf(database);
  // As a replica: the ledger's triggers refuse to drop what happened.
  await database.exec(`set session_replication_role = replica;
    truncate ${tables.join(', ')} restart identity;
    set session_replication_role = origin`);
}

async function tablesOf(database) {
  const { rows } = await database.query(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name);
}
