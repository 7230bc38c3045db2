/** The built sandbox of this project in a process of its own, and payments at it, as a merchant's server asks for them. */
import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { addressOf } from './pages.mjs';

/** Every payment offers the card beside wallets, loans and a transfer, as most do. */
const order = {
  merchant_id: '100001',
  user_ip: '127.0.0.1',
  email: 'ayse@example.com',
  payment_amount: '123450',
  user_basket: Buffer.from(JSON.stringify([['Çaydanlık', '1234.50', 1]])).toString('base64'),
  no_installment: '0',
  max_installment: '0',
  currency: 'TL',
  test_mode: '0',
  user_name: 'Ayşe Yılmaz',
  user_address: 'Moda Caddesi 1, Kadıköy',
  user_phone: '05551112233',
  merchant_ok_url: 'https://shop.example/ok',
  merchant_fail_url: 'https://shop.example/fail',
  payment_options: 'tosla,juzdan,bankTransfer',
  bank_loans: 'akbank,isbank',
  lang: 'tr',
};
const signed = [
  'merchant_id',
  'user_ip',
  'merchant_oid',
  'email',
  'payment_amount',
  'user_basket',
  'no_installment',
  'max_installment',
  'currency',
  'test_mode',
];

/** Starts the sandbox that is built in a folder of this project, for the page `name`. */
export async function startSandbox(folder, name) {
  const program = path.join(folder, 'dist/sandbox/main.js');
  // Releases before 0.2.0 have the demo's merchants always, and refuse an option that they do not know.
  const demo = readFileSync(program, 'utf8').includes('VEZNE_DEMO') ? { VEZNE_DEMO: '1' } : {};
  const port = await freePort();
  const data = mkdtempSync(path.join(os.tmpdir(), 'vezne-bench-'));
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      VEZNE_DATA: data,
      ...demo,
      VEZNE_LOG: 'error',
      VEZNE_PORT: `${port}`,
      VEZNE_STORE_PORT: '0',
      VEZNE_ACS_PORT: '0',
      VEZNE_WALLET_PORT: '0',
      VEZNE_PROVIDER_URL: addressOf(name),
      VEZNE_PROXIES: '127.0.0.1',
    },
  });
  const end = () => child.kill();
  process.once('exit', end);
  await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The sandbox in ${folder} is not ready after 60 s.`)), 60_000);
    child.stdout.on('data', (text) => {
      if (!/^Wallets/m.test(text)) return;
      clearTimeout(late);
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`The sandbox ended (${code}) before it was ready.`)));
  });
  const site = `http://127.0.0.1:${port}`;
  return {
    port,
    /** The path of a new payment's page. */
    pay: async () => `/odeme/guvenli/v2/${await createToken(site)}`,
    /** The data of a payment, as our page gets it. */
    paymentData: async () => (await fetch(`${site}/odeme/api/oos/payment/get/token/${await createToken(site)}`)).json(),
    async close() {
      process.off('exit', end);
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      for (const made of [data, `${data}.key`]) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** Asks for a payment, with the key and the salt of the demo's merchant (docs/merchant-api.md). */
async function createToken(site) {
  const fields = { ...order, merchant_oid: `B${randomBytes(8).toString('hex')}` };
  const text = `${signed.map((name) => fields[name]).join('')}demo-salt-${order.merchant_id}`;
  const signature = createHmac('sha256', `demo-key-${order.merchant_id}`).update(text).digest('base64');
  const body = new URLSearchParams({ ...fields, vezne_token: signature });
  const answer = await (await fetch(`${site}/odeme/api/get-token`, { method: 'POST', body })).json();
  if (answer.status !== 'success') throw new Error(`The sandbox gave no payment: ${JSON.stringify(answer)}`);
  return answer.token;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
