import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** True where nginx and openssl are found; where not, says so once. */
export function hasNginx(): boolean {
  const missing = ['nginx', 'openssl'].filter((name) => find(name) === undefined);
  if (missing.length > 0) process.stdout.write(`No ${missing.join(', no ')} here: docs/hosting.md was not followed.\n`);
  return missing.length === 0;
}

/** The settings of a process of the provider, as docs/hosting.md gives them. */
export function documentedSettings(): Readonly<Record<string, string>> {
  const lines = [...blockNamed('ini', '/etc/vezne.env').matchAll(/^(\w+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
}

/** nginx with the configuration of docs/hosting.md, at other ports and in other folders. */
export interface Nginx {
  /** Of the self-signed certificate that it serves with. */
  readonly ca: string;
  /** Runs with these processes behind it from now on, and returns once no request goes anywhere else. */
  balance(servers: readonly string[]): Promise<void>;
  stop(): void;
}

interface Place {
  readonly port: number;
  /** `127.0.0.1:PORT` of the two processes. */
  readonly servers: readonly string[];
  readonly pageFolder: string;
}

export async function startNginx({ port, servers, pageFolder }: Place): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-nginx-'));
  const documented = servers.map((_, index) => `127.0.0.1:40${index}0`);
  const upstream = join(folder, 'vezne-upstream.conf');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const placed = (text: string) =>
    text
      .replaceAll('/etc/nginx/', `${folder}/`)
      .replaceAll('/var/log/nginx/', `${folder}/`)
      .replaceAll('/srv/vezne', pageFolder)
      .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`);
  const balanceAs = (wanted: readonly string[]) => {
    const lines = blockNamed('nginx', '/etc/nginx/vezne-upstream.conf');
    const marked = servers.reduce((text, server, index) => {
      const line = `server ${documented[index]};`;
      if (!text.includes(line)) throw new Error(`docs/hosting.md has no ${line}`);
      return text.replace(line, `server ${server}${wanted.includes(server) ? '' : ' down'};`);
    }, lines);
    writeFileSync(upstream, marked);
  };
  balanceAs(servers);
  for (const name of ['vezne-headers.conf', 'vezne-files.conf'])
    write(name, placed(blockNamed('nginx', `/etc/nginx/${name}`)));
  write('vezne.conf', placed(blockNamed('nginx', '/etc/nginx/conf.d/vezne.conf')));
  write('nginx.conf', around(folder));
  const ca = makeCertificate(folder);
  const child = run(folder);
  const master = await pidIn(join(folder, 'nginx.pid'));
  return {
    ca,
    async balance(wanted) {
      const before = workersOf(master);
      balanceAs(wanted);
      execFileSync(find('nginx') ?? '', ['-c', join(folder, 'nginx.conf'), '-s', 'reload'], { stdio: 'pipe' });
      while (workersOf(master).some((worker) => before.includes(worker))) await pause();
    },
    stop: () => child.stdin?.end(),
  };
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

/** A block of docs/hosting.md: its first line is a comment with the name of its file. */
function blockNamed(language: string, file: string): string {
  const text = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n# (\\S+)\\n([\\s\\S]*?)^\`\`\``, 'gm'))];
  const block = blocks.find(([, name]) => name === file)?.[2];
  if (block === undefined) throw new Error(`docs/hosting.md has no ${file}`);
  return block;
}

function find(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
