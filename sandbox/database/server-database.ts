import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { WrongOption } from '../options/wrong-option.js';
import { codeOf } from '../process/error-code.js';
import type { Database, OpenDatabase, Transaction } from './database.js';
import { type BeforeMigrations, migrate } from './migrate.js';
import { type AskServer, watchSlow } from './slow-connections.js';
import { causeOf, isPassing } from './transient-errors.js';

/**
 * Holds what the server ends by itself, in ms (TR-13): a statement; the wait for a lock, so that a process that froze
 * in a transaction does not hold every connection of the others; and a transaction without a statement, whose process
 * froze.
 */
const serverLimits = { statement_timeout: 10_000, lock_timeout: 4_000, idle_in_transaction_session_timeout: 5_000 };

/** How long a connection may take to be made, or to become free, ms. */
const connectionTimeoutMillis = 10_000;

/** How long a connection may say nothing, ms: longer than a statement may take, and than an idle one is kept. */
const silentMs = 15_000;

/** The same while the migrations run, whose statements take as long as they take. */
const silentWhileMigratingMs = 10 * 60_000;

const keepAliveMs = 5_000;

/** How often a start tries to bring the database to its newest version in all, and the pause before the next try, ms. */
const startTries = 3;
const startPauseMs = 1_000;

interface Server {
  readonly url: string;
  /** Makes the socket of each connection. */
  readonly stream?: () => Socket;
  readonly migrationsFolder: string;
  readonly before?: BeforeMigrations | undefined;
  say(line: string): void;
}

/** Opens a PostgreSQL server and brings it to the newest migration. Throws WrongOption where it cannot be used. */
export async function openServer({ url, stream, migrationsFolder, before, say }: Server): Promise<OpenDatabase> {
  const sockets = new Set<Socket>();
  const connect = (limitMs: number) => () => limited(stream?.() ?? new Socket(), limitMs, sockets);
  // guard: limits that the server keeps -> const common = { connectionString: url, connectionTimeoutMillis };
  const common = { connectionString: url, connectionTimeoutMillis, ...serverLimits };
  const migrating = { ...common, stream: connect(silentWhileMigratingMs) };
  await bringToNewest(migrating, sockets, (client) => migrate(drizzle(client), migrationsFolder, say, before), say);
  const pool = new pg.Pool({ ...common, max: 10, stream: connect(silentMs) });
  // A connection that breaks must not end the process, idle or between two statements of a transaction: its next
  // statement fails, and the pool opens another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const anew: AskServer = (act) => overNewConnection({ ...common, stream: connect(silentMs) }, act);
  let stopWatching = () => {};
  return {
    db: overPool(pool),
    close: (end) => {
      stopWatching();
      return closePool(pool, sockets, end);
    },
    connectAnew: () => anew(async () => {}),
    watchSlow: (note) => {
      stopWatching = watchSlow(pool, anew, note);
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

async function overNewConnection<T>(config: pg.ClientConfig, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/**
 * Does this over a connection of its own, and again over another one where that was lost on the way: what was written by
 * then is found so. A server that cannot be reached at all is said at once.
 */
async function bringToNewest(
  config: pg.ClientConfig,
  sockets: ReadonlySet<Socket>,
  act: (client: pg.Client) => Promise<void>,
  say: (line: string) => void,
): Promise<void> {
  let hasBegun = false;
  let why = '';
  for (let tried = 1; ; tried += 1) {
    const client = new pg.Client(config);
    client.on('error', () => {});
    try {
      await client.connect();
      hasBegun = true;
      await refuseWithoutLimits(client);
      await act(client);
      await client.end();
      return;
    } catch (error) {
      // Its end would wait for an answer that the server keeps back for a minute.
      for (const socket of sockets) socket.destroy();
      if (!hasBegun || tried === startTries || !isPassing(error)) throw unusableServer(error);
      why = codeOf(causeOf(error)) === '55P03' ? 'another process held a table for too long' : 'the connection broke';
    }
    say(`The database was not brought to its newest version (${why}): try ${tried + 1} of ${startTries}.`);
    await setTimeout(startPauseMs);
  }
}

/** A server that is gone says nothing: without a limit on the silence a statement would wait for it without end. */
function limited(socket: Socket, limitMs: number, sockets: Set<Socket>): Socket {
  socket.setKeepAlive(true, keepAliveMs);
  // guard: limit on the silence of the database -> socket.setTimeout(0);
  socket.setTimeout(limitMs, () => {
    socket.destroy(Object.assign(new Error('The database says nothing.'), { code: 'ETIMEDOUT' }));
  });
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  return socket;
}

/** Waits for the connections in use, and breaks them at the end. */
async function closePool(pool: pg.Pool, sockets: ReadonlySet<Socket>, end?: AbortSignal): Promise<void> {
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  if (end?.aborted === true) breakAll();
  end?.addEventListener('abort', breakAll, { once: true });
  await pool.end();
  end?.removeEventListener('abort', breakAll);
}

/** Returns a sentence for a person where the server cannot be used, and any other error as it is. */
export function unusableServer(error: unknown): unknown {
  const code = codeOf(causeOf(error));
  const message = error instanceof Error ? error.message : '';
  if (code === '42P01') return new WrongOption(noTablesYet);
  if (code === '42501') return new WrongOption(`${noTables} (42501).`);
  if (/unsupported startup parameter/.test(message)) return new WrongOption(`${poolerRefuses} ${setLimits}`);
  if (/^timeout expired$/.test(message)) {
    return new WrongOption(`The database of DATABASE_URL did not answer within ${connectionTimeoutMillis / 1000} s.`);
  }
  if (/password must be a (?:non-empty )?string/.test(message)) {
    return new WrongOption(
      'DATABASE_URL has no password, and its server asks for one: postgres://user:password@host/database.',
    );
  }
  const refusal = refusals.get(code);
  if (refusal !== undefined) return new WrongOption(`${refusal} (${code}).`);
  if (!/^E[A-Z_]+$/.test(code)) return error;
  return new WrongOption(`The database of DATABASE_URL cannot be reached (${code}).`);
}

/** Says in words what a server says by a code alone (SV-06). */
const refusals: ReadonlyMap<string, string> = new Map([
  ['28P01', 'The server of DATABASE_URL refuses its user or its password'],
  ['28000', 'The server of DATABASE_URL does not let its user in from here'],
  ['3D000', 'The server of DATABASE_URL has no database of that name'],
  ['57P03', 'The server of DATABASE_URL is starting, or ends'],
  ['53300', 'The server of DATABASE_URL has no connection left'],
]);

const noTablesYet =
  'The database of DATABASE_URL has no tables yet: start vezne-sandbox with it once, then run this again (42P01).';

const noTables = 'The user of DATABASE_URL may not make tables, which a start does in its database';

/** A pooler may leave out what a connection is to begin with. */
async function refuseWithoutLimits(client: pg.Client): Promise<void> {
  for (const name of Object.keys(serverLimits)) {
    const { rows } = await client.query(`select current_setting('${name}') as value`);
    if (rows[0]?.value === '0') throw new WrongOption(`The database of DATABASE_URL has no ${name}. ${setLimits}`);
  }
}

const poolerRefuses =
  'The pooler of DATABASE_URL refuses time limits: name statement_timeout, lock_timeout and ' +
  'idle_in_transaction_session_timeout in its ignore_startup_parameters.';

const setLimits = `Behind a pooler the limits are those of the role: ${Object.entries(serverLimits)
  .map(([name, ms]) => `alter role … set ${name} = ${ms};`)
  .join(' ')}`;

/**
 * Gives a connection back to the pool however its transaction ends. Drizzle keeps one whose BEGIN has failed, as on a
 * connection that broke while it was idle: after ten of them nothing would be answered any more.
 */
function overPool(pool: pg.Pool): Database {
  const transaction = async <T>(act: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(act, config);
    } finally {
      client.release();
    }
  };
  return Object.assign(drizzle(pool), { transaction });
}
