import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { documentedFile } from '../sandbox/hosting/documented-file.js';
import { findPrograms, freePort, ordinaryUser } from '../sandbox/postgres-programs.mjs';
import { openLine, type SilentLine } from '../sandbox/silent-line.js';

/** How often a server is asked whether it is ready, ms. */
const pauseMs = 50;

const poolers = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'];

/** Returns the programs that a pair needs and this machine lacks; empty where it has all. */
export function missingPrograms(): readonly string[] {
  const missing = [];
  if (serverPrograms() === undefined) missing.push('postgresql');
  if (!poolers.some(existsSync)) missing.push('pgbouncer');
  return missing;
}

/** The folder of all programs of the server: what is on the path may be links to a part of them. */
function serverPrograms(): string | undefined {
  const found = findPrograms();
  return found && dirname(realpathSync(join(found, 'postgres')));
}

/** A primary PostgreSQL and its standby behind PgBouncer, by the files of docs/hosting.md, at ports of this machine. */
export class PostgresPair {
  private readonly folder = mkdtempSync(join(tmpdir(), 'vezne-failover-'));
  private readonly user = ordinaryUser();
  private readonly programs = serverPrograms() ?? '';
  private readonly running: ChildProcess[] = [];
  private readonly ports = { primary: 0, standby: 0, pooler: 0 };
  private primary: ChildProcess | undefined;
  private pooler: ChildProcess | undefined;
  /** Between the two servers. */
  private line: SilentLine | undefined;

  static async open(isSynchronous: boolean): Promise<PostgresPair> {
    const pair = new PostgresPair();
    await pair.start(isSynchronous);
    return pair;
  }

  /** The database as the provider's processes reach it. */
  get url(): string {
    return `postgres://vezne@127.0.0.1:${this.ports.pooler}/vezne`;
  }

  /** The standby's own address. */
  get standbyUrl(): string {
    return `postgres://postgres@127.0.0.1:${this.ports.standby}/vezne`;
  }

  /** From now on nothing that is written reaches the standby. */
  cutLine(): void {
    this.line?.silence();
  }

  /** Ends the primary with everything that it has started, as a machine does that loses its power. */
  killPrimary(): void {
    const pid = this.primary?.pid ?? 0;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    for (const each of [pid, ...children.map(Number)]) process.kill(each, 'SIGKILL');
  }

  /** As docs/hosting.md says. */
  async promoteStandby(): Promise<void> {
    this.run('pg_ctl', ['promote', '-w', '-D', this.dataOf('standby')]);
    await this.ask('standby', "alter system set synchronous_standby_names = ''", 'select pg_reload_conf()');
    this.configurePooler(this.ports.standby);
    this.pooler?.kill('SIGHUP');
  }

  async close(): Promise<void> {
    for (const child of this.running) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    }
    await this.line?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async start(isSynchronous: boolean): Promise<void> {
    if (this.user !== undefined) chownSync(this.folder, this.user.uid, this.user.gid);
    for (const name of ['primary', 'standby', 'pooler'] as const) this.ports[name] = await freePort();
    this.run('initdb', ['-D', this.dataOf('primary'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']);
    // Without the names of its standbys a primary waits for none.
    this.configure('primary', isSynchronous ? '' : "synchronous_standby_names = ''\n");
    this.primary = await this.startServer('primary');
    await this.ask('primary', ...documentedFile('sql', 'vezne.sql').split(';'));
    this.line = await openLine(`postgres://127.0.0.1:${this.ports.primary}/`);
    const { port } = new URL(this.line.url);
    const from = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres', '-R', '-X', 'stream', '--checkpoint=fast'];
    await this.runBeside('pg_basebackup', ['-D', this.dataOf('standby'), ...from]);
    this.configure('standby', '');
    await this.startServer('standby');
    await this.untilStreaming();
    this.configurePooler(this.ports.primary);
    const file = join(this.folder, 'pgbouncer.ini');
    this.pooler = this.spawn(poolers.find(existsSync) ?? '', [file]);
    await untilAnswered(this.url, this.pooler);
  }

  private dataOf(name: 'primary' | 'standby'): string {
    return join(this.folder, name);
  }

  private configure(name: 'primary' | 'standby', more: string): void {
    const here = `port = ${this.ports[name]}\nunix_socket_directories = '${this.folder}'\n`;
    writeFileSync(join(this.dataOf(name), 'postgresql.conf'), documentedFile('ini', 'postgresql.conf') + here + more);
  }

  private configurePooler(serverPort: number): void {
    const text = documentedFile('ini', 'pgbouncer.ini')
      .replace('port=5432', `port=${serverPort}`)
      .replace('listen_port = 6432', `listen_port = ${this.ports.pooler}`);
    writeFileSync(join(this.folder, 'pgbouncer.ini'), `${text}unix_socket_dir = ${this.folder}\n`);
  }

  private async startServer(name: 'primary' | 'standby'): Promise<ChildProcess> {
    const child = this.spawn(join(this.programs, 'postgres'), ['-D', this.dataOf(name)]);
    await untilAnswered(`postgres://postgres@127.0.0.1:${this.ports[name]}/postgres`, child);
    return child;
  }

  private get options() {
    const env = { ...process.env, LC_ALL: 'C' };
    return { ...this.user, cwd: this.folder, env };
  }

  private spawn(program: string, args: readonly string[]): ChildProcess {
    const child = spawn(program, [...args], { ...this.options, stdio: 'ignore' });
    this.running.push(child);
    return child;
  }

  private run(program: string, args: readonly string[]): void {
    execFileSync(join(this.programs, program), [...args], { ...this.options, stdio: 'pipe' });
  }

  /** The same for a program that talks to this process. */
  private async runBeside(program: string, args: readonly string[]): Promise<void> {
    const child = spawn(join(this.programs, program), [...args], { ...this.options, stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${program} ended with ${code}`);
  }

  private async untilStreaming(): Promise<void> {
    const asked = "select 1 from pg_stat_replication where state = 'streaming'";
    while ((await this.ask('primary', asked)).length === 0) await setTimeout(pauseMs);
  }

  private async ask(name: 'primary' | 'standby', ...statements: readonly string[]): Promise<readonly unknown[]> {
    const client = new pg.Client({ host: '127.0.0.1', port: this.ports[name], user: 'postgres', database: 'postgres' });
    await client.connect();
    // Before a standby is there no COMMIT would be answered.
    await client.query('set synchronous_commit = local');
    let rows: readonly unknown[] = [];
    for (const statement of statements) if (statement.trim() !== '') ({ rows } = await client.query(statement));
    await client.end();
    return rows;
  }
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${child.spawnargs.join(' ')}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    const isAnswered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isAnswered) return;
    await setTimeout(pauseMs);
  }
}
