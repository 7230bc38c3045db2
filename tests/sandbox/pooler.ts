import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort, ordinaryUser } from './postgres-programs.mjs';

const programs = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'pgbouncer'));

/** True where PgBouncer is installed; where not, says so. */
export function hasPooler(): boolean {
  const has = programs.some(existsSync);
  if (!has) process.stdout.write('PgBouncer is not installed here: this part did not run.\n');
  return has;
}

/** PgBouncer in front of a server, a connection of the server being lent for one transaction; `settings`: lines of its file. */
export async function startPooler(serverUrl: string, settings: readonly string[]) {
  const { hostname, port } = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'vezne-pooler-'));
  const user = ordinaryUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port} user=postgres`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${own}`,
    `unix_socket_dir = ${folder}`,
    'auth_type = any',
    'pool_mode = transaction',
    ...settings,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  const program = programs.find((each) => existsSync(each)) ?? 'pgbouncer';
  const child = spawn(program, [file], { ...user, cwd: folder, stdio: 'ignore' });
  await untilListening(own, child);
  const address = new URL(serverUrl);
  address.port = String(own);
  return {
    url: address.href,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    const line = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(line, 'connect').then(() => true),
      once(line, 'close').then(() => false),
    ]).catch(() => false);
    line.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
