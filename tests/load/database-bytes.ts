import pg from 'pg';

/** The bytes that a server has written for a database: the log that a standby is sent, and tables with their indexes. */
export interface DatabaseBytes {
  readonly log: number;
  readonly tables: ReadonlyMap<string, number>;
}

export async function readBytes(database: string): Promise<DatabaseBytes> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const log = await client.query("select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes");
  const tables = await client.query<{ name: string; bytes: number }>(
    "select relname as name, pg_total_relation_size(relid)::float8 as bytes from pg_stat_user_tables where schemaname = 'public'",
  );
  await client.end();
  return { log: log.rows[0].bytes, tables: new Map(tables.rows.map(({ name, bytes }) => [name, bytes])) };
}

/** In KB a payment. */
export function printBytes(before: DatabaseBytes, after: DatabaseBytes, payments: number): string {
  const perPayment = (bytes: number) => `${(bytes / payments / 1_000).toFixed(1)} KB`;
  const grown = [...after.tables]
    .map(([name, bytes]) => ({ name, bytes: bytes - (before.tables.get(name) ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes);
  const sum = grown.reduce((all, { bytes }) => all + bytes, 0);
  const each = grown.map(({ name, bytes }) => `${name} ${perPayment(bytes)}`).join(', ');
  return `${perPayment(after.log - before.log)} of log; ${perPayment(sum)} in tables and indexes (${each})`;
}
