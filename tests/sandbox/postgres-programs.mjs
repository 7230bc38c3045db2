/** A PostgreSQL of the tests' own, where its programs are found: one for a run, started before the first test of a sandbox. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = path.resolve(import.meta.dirname, '../../sandbox/database/migrations');

/** The database at the newest migration that new ones are copied from: that takes less than making its tables. */
export const template = 'vezne_empty';

/** Runs a program until the input ends, as it does when this process has ended, however; then removes the folder `$0`. */
const untilInputEnds = '"$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server; rm -rf "$0"';

/** The folder of initdb and postgres: on the path, or where Debian keeps them. */
export function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))));
}

/** Starts a server with the template; it also ends with this process. */
export async function startServer() {
  const programs = findPrograms();
  if (programs === undefined) throw new Error('There is no PostgreSQL here');
  const user = ordinaryUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'vezne-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), initialise, { ...options, stdio: 'pipe' });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200'];
  const program = [path.join(programs, 'postgres'), '-D', data, '-F', '-p', String(port)];
  const given = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn('sh', ['-c', untilInputEnds, folder, ...program, ...given], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  child.stdin.unref();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, child);
  await makeTemplate(url);
  return {
    url,
    async stop() {
      child.ref();
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function makeTemplate(server) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${template}`);
  await admin.end();
  const client = new pg.Client({ connectionString: new URL(template, server).href });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder });
  await client.end();
}

/** initdb and postgres refuse to run as root: they get another user then. */
export function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (user === undefined) throw new Error('There is no user to run PostgreSQL as');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** A port of this machine that nobody listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReady(url, child) {
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
