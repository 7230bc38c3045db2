import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockWith, freePort, getToken, handler, MerchantServer } from './handler.js';
import { install, link, run } from './installed.js';
import { saidUntil } from './sandbox.js';

/** The printed lines in Node are a module of the shop: these call it as its `/buy` does. */
const asking = `${getToken('js')}
const { status, token, reason } = await getToken(\`ASKED\${Date.now()}\`, 1890);
console.log(status === 'success' ? \`\${PROVIDER}/odeme/guvenli/v2/\${token}\` : reason);`;

/** Runs the printed lines that ask for a token, in Node and, where it is found, in PHP. */
async function askedFor(env: Readonly<Record<string, string>>, cwd: string) {
  const inNode = await run(process.execPath, ['--input-type=module', '--eval', asking], { cwd, env });
  const hasPhp = spawnSync('php', ['--version']).status === 0;
  return hasPhp ? [inNode, await run('php', ['-r', getToken('php')], { cwd, env })] : [inNode];
}

/** The headless payment of docs/library.md, of a payment that is there. */
const payment = blockWith('nodeContainer({ baseUrl })');
const imports = "import { lastValueFrom } from 'rxjs';\n";
const container = "import { nodeContainer, OpenPayment, PayByCard } from 'vezne/infrastructure/node/container';\n";
const given = "const { PROVIDER: baseUrl } = process.env;\nconst token = process.env.TOKEN ?? 'seeded';\n";
const paySeeded = imports + container + given + payment.slice(payment.indexOf('const vezne = '));

/** The shop, the provider and the shopper of a merchant's CI, each in a process of its own. */
export function describeTogether(): void {
  let folder = '';

  beforeAll(async () => {
    folder = await install('vezne', 'vezne-sandbox');
    for (const peer of ['inversify', 'reflect-metadata']) link(folder, peer);
  }, 90_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('PK-05 MA-01 the seeded payment, paid by the library, is booked once by the printed handler, and the printed lines open another', async () => {
    const orders = "new Map([['SEEDED1', { amount: 1890, booked: 0 }]]);";
    const counting = handler
      .replace('new Map();', orders)
      .replace(' order.booked = Number(', ' order.booked += 1e6 + Number(')
      .replace(' && order.booked === 0', '');
    const port = String(await freePort());
    const env = { PROVIDER: `http://127.0.0.1:${port}` };
    const keys = { MERCHANT_ID: '100001', MERCHANT_KEY: 'demo-key-100001', MERCHANT_SALT: 'demo-salt-100001' };
    const shop = await MerchantServer.start(counting, { ...env, ...keys });
    const ports = ['--port', port, '--acs-port', '0', '--wallet-port', '0'];
    const program = path.join(folder, 'node_modules/.bin/vezne-sandbox');
    const provider = spawn(program, ['--seeded', '--notify', `${shop.origin}/notify`, ...ports], { cwd: folder });
    const ended = once(provider, 'exit');
    const booked = async (oid: string) => (await fetch(`${shop.origin}/orders?merchant_oid=${oid}`)).text();
    try {
      await saidUntil(provider, /Wallets +\S+\n/);
      writeFileSync(path.join(folder, 'pay.js'), paySeeded);
      const paid = await run(process.execPath, ['pay.js'], { cwd: folder, env });
      expect(paid).toMatchObject({ code: 0, stdout: expect.stringContaining("kind: 'paid'") });
      while ((await booked('SEEDED1')) === '0');
      expect(await booked('SEEDED1')).toBe('1001890');
      const bought = await fetch(`${shop.origin}/buy`, { redirect: 'manual' });
      const TOKEN = bought.headers.get('location')?.split('/').at(-1) ?? '';
      const page = await fetch(`${env.PROVIDER}/odeme/api/oos/payment/get/token/${TOKEN}`);
      const oid = String((await page.json()).data.paymentPage.merchantOid);
      await run(process.execPath, ['pay.js'], { cwd: folder, env: { ...env, TOKEN } });
      while ((await booked(oid)) === '0');
      expect(await booked(oid)).toBe('1001890');
      const asked = await askedFor({ ...env, ...keys, SHOP: shop.origin }, folder);
      for (const { code, stdout } of asked) {
        expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/odeme\/guvenli\/v2\/\S+\n$/);
        expect((await fetch(stdout.trim())).status).toBe(200);
        expect(code).toBe(0);
      }
    } finally {
      provider.kill('SIGTERM');
      await ended;
      await shop.stop();
    }
  });
}
