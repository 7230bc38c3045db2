import { performance } from 'node:perf_hooks';
import type pg from 'pg';

/** How long a connection may be in use before it is said, and how often that is looked at, in ms. */
const slowMs = 2_000;
const lookEveryMs = 500;

/** Describes what the database is busy with where it keeps a process waiting. */
export interface SlowDatabase {
  readonly database: 'slow';
  /** Connections of this process that are in use for more than 2 s. */
  readonly connections: number;
  /** Statements of this database that wait for a lock, and the processes of the server that hold one, by their numbers; absent where the server did not say. */
  readonly waitingForLocks?: number;
  readonly heldBy?: readonly number[];
}

/** Does something over a new connection, and ends it. */
export type AskServer = <T>(act: (client: pg.Client) => Promise<T>) => Promise<T>;

/**
 * Notes which connections of a pool are in use, and for how long: a statement that waits for a lock, and a transaction that does
 * not end, leave no other trace until they fail. Each connection is said once each time it is in use. `ask` asks the server over
 * a connection of its own, since the pool may have none left.
 */
export function watchSlow(pool: pg.Pool, ask: AskServer, note: (slow: SlowDatabase) => void): () => void {
  const since = new Map<pg.PoolClient, number>();
  const said = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => since.set(client, performance.now()));
  const forget = (client: pg.PoolClient) => {
    since.delete(client);
    said.delete(client);
  };
  pool.on('release', (_error, client) => forget(client));
  pool.on('remove', forget);
  const timer = setInterval(() => {
    const before = performance.now() - slowMs;
    const slow = [...since].filter(([, at]) => at < before).map(([client]) => client);
    if (slow.every((client) => said.has(client))) return;
    for (const client of slow) said.add(client);
    const what = { database: 'slow', connections: slow.length } as const;
    ask(readLocks).then(
      (locks) => note({ ...what, ...locks }),
      () => note(what),
    );
  }, lookEveryMs).unref();
  return () => clearInterval(timer);
}

async function readLocks(client: pg.Client): Promise<Pick<SlowDatabase, 'waitingForLocks' | 'heldBy'>> {
  const { rows } = await client.query<{ held: number[] }>(
    `select pg_blocking_pids(pid) as held from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return { waitingForLocks: rows.length, heldBy: [...new Set(rows.flatMap(({ held }) => held))] };
}
