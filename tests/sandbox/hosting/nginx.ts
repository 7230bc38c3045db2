import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../postgres-programs.mjs';
import { documentedFile } from './documented-file.js';

/** True where nginx and openssl are found; where not, says so once. */
export function hasNginx(): boolean {
  const missing = ['nginx', 'openssl'].filter((name) => find(name) === undefined);
  if (missing.length > 0) process.stdout.write(`No ${missing.join(', no ')} here: docs/hosting.md was not followed.\n`);
  return missing.length === 0;
}

/** Which of the two processes, as docs/hosting.md counts them. */
export type Nth = 1 | 2;

/** The settings of a process of the sandbox, as docs/hosting.md gives them. */
export function documentedSettings(nth: Nth): Readonly<Record<string, string>> {
  const text = ['/etc/vezne.env', `/etc/vezne-${nth}.env`].map((file) => documentedFile('ini', file)).join('');
  const lines = [...text.matchAll(/^(\w+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
}

/** nginx with the configuration of docs/hosting.md, at other ports and in other folders. */
export interface Nginx {
  /** Of the self-signed certificate that it serves with. */
  readonly ca: string;
  /** Runs with these processes behind it from now on, and returns once no request goes anywhere else. */
  balance(processes: readonly Nth[]): Promise<void>;
  /** Goes on with one of its files changed, and returns once no request meets the old one. */
  change(name: string, change: (text: string) => string): Promise<void>;
  /** The lines of its log of requests. */
  readLog(): readonly string[];
  stop(): void;
}

/** Where this machine has what docs/hosting.md names. */
export interface Place {
  /** By the name in the documents, such as `pay`: the port of this machine that stands for its host. */
  readonly fronts: ReadonlyMap<string, number>;
  /** By the port in the documents: the one used instead. */
  readonly ports: ReadonlyMap<string, number>;
  readonly pageFolder: string;
}

const documentedNames = ['pay', 'shop', 'bank', 'wallet'];
const documentedPorts = ['4000', '4001', '4002', '4003', '4010', '4011', '4012', '4013'];

/** Returns a place with free ports, no two alike. */
export async function placeHere(pageFolder: string): Promise<Place> {
  const names = [...documentedNames, ...documentedPorts];
  const free = new Set<number>();
  while (free.size < names.length) free.add(await freePort());
  const found = new Map(names.map((name, index) => [name, [...free][index] ?? 0]));
  const portsOf = (wanted: readonly string[]) => new Map(wanted.map((name) => [name, found.get(name) ?? 0]));
  return { pageFolder, fronts: portsOf(documentedNames), ports: portsOf(documentedPorts) };
}

/** A text of the documents with the ports and origins of this machine. */
export function placed(text: string, { fronts, ports }: Place): string {
  return text
    .replaceAll(/https:\/\/(\w+)\.example/g, (_, name: string) => `https://127.0.0.1:${fronts.get(name)}`)
    .replaceAll(/\b40\d\d\b/g, (port) => String(ports.get(port)));
}

export async function startNginx(place: Place): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-nginx-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const inFolders = (text: string) =>
    text
      .replaceAll('/etc/nginx/', `${folder}/`)
      .replaceAll('/var/log/nginx/', `${folder}/`)
      .replaceAll('/srv/vezne', place.pageFolder)
      .replaceAll(
        /listen 443 ssl;(\s+server_name (\w+)\.example;)/g,
        (_, named: string, name: string) => `listen 127.0.0.1:${place.fronts.get(name)} ssl;${named}`,
      );
  const balanceAs = (wanted: readonly Nth[]) => {
    const marked = ([1, 2] as const).reduce(
      (text, nth) => (wanted.includes(nth) ? text : withoutProcess(text, nth)),
      documentedFile('nginx', '/etc/nginx/vezne-upstream.conf'),
    );
    write('vezne-upstream.conf', placed(marked, place));
  };
  balanceAs([1, 2]);
  for (const name of ['vezne-site.conf', 'vezne-headers.conf', 'vezne-files.conf'])
    write(name, inFolders(documentedFile('nginx', `/etc/nginx/${name}`)));
  write('vezne.conf', inFolders(documentedFile('nginx', '/etc/nginx/conf.d/vezne.conf')));
  write('nginx.conf', around(folder));
  const ca = makeCertificate(folder);
  const child = run(folder);
  const master = await pidIn(join(folder, 'nginx.pid'));
  const reload = async () => {
    const before = workersOf(master);
    execFileSync(find('nginx') ?? '', ['-c', join(folder, 'nginx.conf'), '-s', 'reload'], { stdio: 'pipe' });
    while (workersOf(master).some((worker) => before.includes(worker))) await pause();
  };
  return {
    ca,
    async balance(wanted) {
      balanceAs(wanted);
      await reload();
    },
    async change(name, change) {
      write(name, change(readFileSync(join(folder, name), 'utf8')));
      await reload();
    },
    readLog: () => readFileSync(join(folder, 'vezne-access.log'), 'utf8').split('\n'),
    stop: () => child.stdin?.end(),
  };
}

/** `down` behind every address of the process, as docs/hosting.md says. */
function withoutProcess(upstream: string, nth: Nth): string {
  const ports = Object.entries(documentedSettings(nth)).filter(([name]) => name.endsWith('_PORT'));
  return ports.reduce((text, [, port]) => {
    const line = `server 127.0.0.1:${port} max_fails=0;`;
    if (!text.includes(line)) throw new Error(`docs/hosting.md has no ${line}`);
    return text.replace(line, `server 127.0.0.1:${port} max_fails=0 down;`);
  }, upstream);
}

/** What Debian's own nginx.conf has around the files of conf.d. */
function around(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};\n`,
  );
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}worker_processes 2;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\n${temporary.join('')}  include ${folder}/vezne.conf;\n}\n`;
}

function makeCertificate(folder: string): string {
  const [certificate, key] = [join(folder, 'vezne.pem'), join(folder, 'vezne.key')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '1'];
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject];
  execFileSync('openssl', asked, { stdio: 'pipe' });
  return readFileSync(certificate, 'utf8');
}

/** Runs until the input ends, as it does when the worker of the test has ended, however; then removes the folder `$0`. */
const untilInputEnds = '"$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server; rm -rf "$0"';

function run(folder: string): ChildProcess {
  const program = [find('nginx') ?? '', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  return spawn('sh', ['-c', untilInputEnds, folder, ...program, '-g', 'daemon off;'], {
    stdio: ['pipe', 'inherit', 'inherit'],
  }).once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

async function pidIn(file: string): Promise<number> {
  for (;;) {
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (pid > 0 && workersOf(pid).length > 0) return pid;
    await pause();
  }
}

function workersOf(master: number): string[] {
  const file = `/proc/${master}/task/${master}/children`;
  return readFileSync(file, 'utf8').split(' ').filter(Boolean);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

function find(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
