import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './installed.js';

const documents = ['docs/library.md', 'docs/merchant-api.md'];

/** The printed samples that need the library, or nothing but Node: neither the generated client nor NestJS is installed here. */
export const samples: readonly { readonly language: string; readonly code: string }[] = documents
  .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(/```(js|ts)\n([\s\S]*?)```/g)])
  .map(([, language = '', code = '']) => ({ language, code }))
  .filter(({ code }) => !/openapi-fetch|@nestjs/.test(code));
const blocks = samples.filter(({ language }) => language === 'js').map(({ code }) => code);
export const blockWith = (text: string) => blocks.find((code) => code.includes(text)) ?? '';

/** The handler of notifications, as docs/merchant-api.md prints it. */
export const handler = blockWith('function takeNotification');

/** The lines that ask for a token, as docs/merchant-api.md prints them. */
export function getToken(language: 'js' | 'php'): string {
  const document = readFileSync(path.join(root, 'docs/merchant-api.md'), 'utf8');
  const [, code = ''] = new RegExp(`<!-- get-token -->\\s+\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(document) ?? [];
  return code;
}

/** The name of the file from which other printed lines import these; undefined where none do. */
export function moduleOf(code: string): string | undefined {
  if (code.includes('export function isFromVezne')) return 'is-from-vezne';
  return code.includes('export async function getToken') ? 'get-token' : undefined;
}

/** A merchant's server in a process of its own. */
export class MerchantServer {
  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  static async start(code: string, env: Readonly<Record<string, string>> = {}): Promise<MerchantServer> {
    const folder = mkdtempSync(path.join(tmpdir(), 'merchant-'));
    writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(path.join(folder, 'is-from-vezne.js'), blockWith('export function isFromVezne'));
    writeFileSync(path.join(folder, 'get-token.js'), getToken('js'));
    writeFileSync(path.join(folder, 'shop.js'), code);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const given = { ...process.env, SHOP: origin, PORT: String(port), ...env };
    const child = spawn(process.execPath, ['shop.js'], { cwd: folder, env: given });
    await answering(origin, child);
    return new MerchantServer(origin, child, folder);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Waits until something answers; rejects where the process ends before. */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer !== undefined) return;
  }
  throw new Error(`The server of ${url} ended with ${child.exitCode}.`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
