import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../sandbox/database/open-database.js';

/** A real PostgreSQL for tests: the one DATABASE_URL names, else a cluster of the worker's own where the programs are found. */
export interface PostgresServer {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** The address of a new database without a row: at the newest migration, or empty on the server DATABASE_URL names. */
  createMigrated(): Promise<string>;
  /** Drops the databases that were created here. */
  stop(): Promise<void>;
}

/** True where a server can be had; where not, says so once. With VEZNE_EMBEDDED=1 none is used, though there is one. */
export function hasPostgres(): boolean {
  if (process.env.VEZNE_EMBEDDED === '1') return false;
  const has = (process.env.DATABASE_URL ?? '') !== '' || findPrograms() !== undefined;
  if (!has) process.stdout.write('PostgreSQL is not installed here: this part did not run.\n');
  return has;
}

export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.DATABASE_URL ?? '';
  if (given !== '') return databasesOf(given);
  const { cluster } = globalThis.keptByWorker;
  cluster.url ??= await startCluster();
  cluster.template ??= migratedDatabase(cluster.url);
  return databasesOf(cluster.url, await cluster.template);
}

/** Starts the cluster of this worker, which ends with it, and returns its address. */
async function startCluster(): Promise<string> {
  const programs = findPrograms();
  if (programs === undefined) throw new Error('There is no PostgreSQL here');
  const user = ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'vezne-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'max_connections=60',
  ];
  const program = [join(programs, 'postgres'), '-D', data, '-F', '-p', String(port), ...settings];
  const guard = spawn('sh', ['-c', untilInputEnds, folder, ...program], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  globalThis.keptByWorker.cluster.guard = guard;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, guard);
  return url;
}

/** Runs a program until the input ends, as it does when the worker has ended, however; then removes the folder `$0`. */
const untilInputEnds = '"$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server; rm -rf "$0"';

declare global {
  /** What a worker keeps between its test files; `tests/harness/node-environment.mjs` sets it. */
  var keptByWorker: { readonly cluster: { url?: string; guard?: ChildProcess; template?: Promise<string> } };
}

/** Copying a database takes less than making its tables: the cluster keeps one at the newest migration. */
async function migratedDatabase(server: string): Promise<string> {
  const name = 'vezne_empty';
  await run(server, `create database ${name}`);
  const { close } = await openDatabase({ url: addressOf(server, name) });
  await close();
  return name;
}

function databasesOf(server: string, migrated?: string): PostgresServer {
  const created: string[] = [];
  const create = async (template: string) => {
    const name = `vezne_test_${process.pid}_${Date.now()}_${created.length}`;
    await run(server, `create database ${name} template ${template}`);
    created.push(name);
    return addressOf(server, name);
  };
  return {
    createDatabase: () => create('template1'),
    createMigrated: () => create(migrated ?? 'template1'),
    async stop() {
      for (const name of created) await run(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

/** The folder of initdb and postgres: on the path, or where Debian keeps them. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** initdb and postgres refuse to run as root: they get another user then. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (user === undefined) throw new Error('There is no user to run PostgreSQL as');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (connected) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
