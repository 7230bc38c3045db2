import pg from 'pg';

/** What a copy of a row has of its own, as SQL; `nth` is its number. Columns that count by themselves are left out. */
const copied = [
  {
    table: 'orders',
    own: { id: "'o' || nth", token: "'t' || nth", csrf_token: "'c' || nth", merchant_oid: "'m' || nth" },
    counted: [],
  },
  { table: 'attempts', own: { id: "'a' || nth", order_id: "'o' || nth", post_id: "'p' || nth" }, counted: [] },
  { table: 'entries', own: { order_id: "'o' || nth", attempt_id: "'a' || nth" }, counted: ['seq'] },
  // Delivered: what waits for delivery is work under way, and not what is stored.
  {
    table: 'notifications',
    own: { id: "'n' || nth", order_id: "'o' || nth", delivered_at: '"created_at"' },
    counted: [],
  },
] as const;

/** Copies the one payment of a database, with its ledger, so many times: a provider that has been at work for long. */
export async function storePayments(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Copies of rows that passed the rules pass them too: they are not asked again a million times.
    await client.query('SET session_replication_role = replica');
    for (const { table, own, counted } of copied) {
      const { rows } = await client.query<{ name: string }>(
        'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND table_schema = current_schema()',
        [table],
      );
      const names = rows.map(({ name }) => name).filter((name) => !counted.some((each) => each === name));
      const values = names.map((name) => Reflect.get(own, name) ?? `"${name}"`);
      const into = names.map((name) => `"${name}"`).join();
      await client.query(
        `INSERT INTO "${table}" (${into}) SELECT ${values.join()} FROM (SELECT * FROM "${table}") AS kept, generate_series(1, $1) AS nth`,
        [count],
      );
    }
    await client.query('VACUUM ANALYZE');
    // What is still to be written would be written while payments are measured.
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}
