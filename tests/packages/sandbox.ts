import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { answering, freePort, handler, MerchantServer } from './handler.js';
import { install, megabytesOf, run } from './installed.js';

/** The sandbox, as a merchant's CI installs it. */
export function describeSandbox(): void {
  let folder = '';

  beforeAll(async () => {
    folder = await install('vezne-sandbox');
  }, 90_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const program = () => path.join(folder, 'node_modules/.bin/vezne-sandbox');
  const sandbox = (...args: string[]) => run(program(), args, { cwd: folder });

  it('PK-04 installs with PGlite and the lock of its folder alone, in less than 60 MB', () => {
    const modules = path.join(folder, 'node_modules');
    const manifest = JSON.parse(readFileSync(path.join(modules, 'vezne-sandbox/package.json'), 'utf8'));
    expect(Object.keys(manifest.dependencies)).toEqual(['@electric-sql/pglite', 'fs-native-extensions']);
    expect(manifest.engines).toEqual({ node: '>=20.19' });
    expect(megabytesOf(modules)).toBeLessThan(60);
    const notices = readFileSync(path.join(modules, 'vezne-sandbox/THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['fastify', 'pg', 'react', 'mobx'])
      expect(notices).toMatch(new RegExp(`^${name} \\d.*MIT`, 'm'));
  });

  it('PK-04 a wrong option is answered with a sentence and the code 2', async () => {
    const wrong: readonly (readonly [string[], string])[] = [
      [['--nonsense'], "Unknown option '--nonsense'"],
      [['--port', 'abc'], '--port (VEZNE_PORT) must be a port, 0 to 65535, not abc'],
      [['--port', '1e3'], '--port (VEZNE_PORT) must be a port, 0 to 65535, not 1e3'],
      [['--product', 'A-b'], 'A product slug is a word of small letters and digits, not A-b'],
      [['--notify', 'ftp://x'], '--notify must be https, or http on localhost or 127.0.0.1, not ftp://x'],
      [['doctor'], 'Give one address: vezne-sandbox doctor URL.'],
      [['doctor', 'http://localhost:1', '--skip', 'all'], 'There is no check all.'],
    ];
    const said = await Promise.all(wrong.map(([args]) => sandbox(...args)));
    expect(said).toEqual(wrong.map(([, sentence]) => ({ code: 2, stdout: '', stderr: `${sentence}\n` })));
  });

  it('PK-04 `--help` names ports, data folder and product slug', async () => {
    const { code, stdout } = await sandbox('--help');
    expect(code).toBe(0);
    for (const option of ['--port', '--store-port', '--acs-port', '--wallet-port', '--data', '--product', '--seeded']) {
      expect(stdout).toContain(`${option} `);
    }
  });

  it('PK-05 `--seeded` serves one payment at a fixed address, keeps nothing and has no store', async () => {
    const port = await freePort();
    const ports = ['--port', String(port), '--acs-port', '0', '--wallet-port', '0'];
    const notified = ['--notify', 'https://shop.example/notify'];
    const child = spawn(program(), ['--seeded', '--product', 'acme', ...notified, ...ports], { cwd: folder });
    try {
      const said = await saidUntil(child, /Your shop .*\n/);
      await answering(`http://127.0.0.1:${port}/healthz`, child);
      expect(said).toContain(`Payment     http://127.0.0.1:${port}/odeme/guvenli/v2/seeded\n`);
      expect(said).not.toContain('store');
      expect(said).toContain(
        'merchant 100001, key demo-key-100001, salt demo-salt-100001, notified at https://shop.example/notify',
      );
      const page = await fetch(`http://127.0.0.1:${port}/odeme/api/oos/payment/get/token/seeded`);
      expect(await page.json()).toMatchObject({
        data: { paymentPage: { merchantOid: 'SEEDED1', paymentAmount: '18,90' } },
      });
      const document = await fetch(`http://127.0.0.1:${port}/openapi.json`);
      const named = await document.text();
      expect(named).toContain('"acme_token"');
      expect(named).not.toContain('vezne_token');
      expect(page.headers.get('date')).toMatch(/^Mon, 05 Jan 2026 09:0/);
      expect((await fetch(`http://127.0.0.1:${port}/odeme/guvenli/v2/seeded`)).status).toBe(200);
    } finally {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    }
    expect(existsSync(path.join(folder, '.vezne'))).toBe(false);
  });

  /** The merchant that the printed shop is by default. */
  const own = ['--merchant', '100100'];

  /** The doctor's lines about a server, by what it found. */
  async function examined(code: string): Promise<{ code: number; right: number; wrong: string[] }> {
    const server = await MerchantServer.start(code);
    try {
      const ended = await sandbox('doctor', `${server.origin}/notify`, '--orders', `${server.origin}/orders`, ...own);
      const named = (verdict: string) =>
        [...ended.stdout.matchAll(new RegExp(`^${verdict} +([a-z0-9-]+) `, 'gm'))].map(([, name = '']) => name);
      return { code: ended.code, right: named('right').length, wrong: named('wrong') };
    } finally {
      await server.stop();
    }
  }

  it('PK-06 the printed handler has ten lines, and the doctor finds nothing wrong with it', async () => {
    const [, lines = ''] = /(function takeNotification[\s\S]*?\n}\n)/.exec(handler) ?? [];
    expect(lines.trim().split('\n').length).toBeLessThanOrEqual(10);
    expect(await examined(handler)).toEqual({ code: 0, right: 14, wrong: [] });
  });

  it('PK-06 the printed handler takes no order that is not signed, and none at another address', async () => {
    const server = await MerchantServer.start(handler);
    const body = new URLSearchParams({ merchant_oid: 'X1', payment_amount: '1' });
    const statusOf = async (at: string) => (await fetch(`${server.origin}${at}`, { method: 'POST', body })).status;
    expect(await statusOf('/orders')).toBe(400);
    expect(await statusOf('/others')).toBe(404);
    await server.stop();
  });

  it('PK-06 of a handler with three faults it names these three', async () => {
    const faults = [
      [' && order.booked === 0) order.booked = Number', ') order.booked += Number'],
      ['order?.amount !== Number(form.payment_amount)', 'order === undefined'],
      ['body, MERCHANT_KEY)', 'body, MERCHANT_KEY, Number(String(header).slice(2, 12)))'],
    ] as const;
    const faulty = faults.reduce((code, [right, wrong]) => code.replace(right, wrong), handler);
    expect(await examined(faulty)).toEqual({ code: 1, right: 11, wrong: ['twice', 'wrong-amount', 'too-late'] });
  });

  it('PK-06 a server that is not there, or whose orders cannot be asked, ends with 2', async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    expect(await sandbox('doctor', nowhere)).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('Is your server running?'),
    });
    const unusable = await sandbox('doctor', nowhere, '--orders', nowhere);
    expect(unusable).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('The address of --orders cannot be used.'),
    });
  });
}

/** What a process has said when a line matches; rejects where it ends before. */
export function saidUntil(child: ChildProcess, line: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (line.test(said)) resolve(said);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
}
