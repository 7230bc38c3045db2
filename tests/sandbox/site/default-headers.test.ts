import { rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { readPageAddress } from '../../../src/domain/payment/page-address.js';
import { createToken } from '../merchant.js';
import { pageFolder } from '../page-folder.js';
import { arriveByLink, createLink, orders } from '../provider/links/link-shop.js';
import { ask, type RawAnswer, sendBytes } from '../raw-request.js';
import { openSandbox } from '../running-sandbox.js';

const folder = pageFolder();
const parties = ['provider', 'store', 'acs', 'wallets'] as const;
const publicUrls = {
  provider: 'https://pay.example',
  store: 'https://shop.example',
  acs: 'https://bank.example',
  wallets: 'https://wallet.example',
};
let sandbox: Sandbox;
/** Payments that can be paid: by a merchant whose site is known, and by a link of it. */
let token: string;
let linkToken: string;
beforeAll(async () => {
  sandbox = await openSandbox({ pageFolder: folder, publicUrls });
  const { provider } = sandbox.listening;
  ({ token } = await createToken(provider));
  const linkId = await createLink(provider, 'product', { merchant_id: '100001', max_count: '1' });
  ({
    opened: { token: linkToken },
  } = await arriveByLink(provider, linkId, orders.product));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** What an address may look like; `T` stands for a token, `L` for one of a link. */
const addresses = [
  '/odeme/guvenli/T',
  '/odeme/guvenli/v2/T',
  '/odeme/guvenli/v2/basarili/T',
  '/odeme/guvenli/link/L',
  '/odeme/guvenli/link/v2/L',
  '/link/success/L',
  '/odeme/api/oos/payment/get/token/T',
];

const spellings: Readonly<Record<string, (path: string) => string>> = {
  'as it is': (path) => path,
  'a slash at its end': (path) => `${path}/`,
  'slashes doubled': (path) => path.replaceAll('/', '//'),
  'capital letters': (path) => path.toUpperCase(),
  'letters encoded': (path) => path.replaceAll('o', '%6F').replaceAll('e', '%65'),
  'slashes encoded': (path) => `/${path.slice(1).replaceAll('/', '%2F')}`,
  'a dot segment': (path) => `/.${path}/.`,
  'an encoding cut short': (path) => `${path}%E0%A4%A`,
  'a query': (path) => `${path}?a=%00&b[]=1`,
  'a semicolon': (path) => `${path};a=1`,
};

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const required: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /frame-ancestors |^sandbox /,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin/,
  'permissions-policy': /^camera=\(\), microphone=\(\), geolocation=\(\), payment=\*, publickey-credentials-get=\*,/,
  'x-robots-tag': /^noindex, nofollow$/,
  'cache-control': /^(no-store|public, max-age=\d+(, immutable)?)$/,
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
};

function missingOf(headers: IncomingHttpHeaders): string[] {
  return Object.entries(required)
    .filter(([name, value]) => !value.test(String(headers[name] ?? '')))
    .map(([name]) => name);
}

const pathOf = (address: string) => address.replace(/T$/, token).replace(/\bL$/, linkToken);

async function crawl(judge: (answer: RawAnswer, path: string) => readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    for (const [spelling, write] of Object.entries(spellings)) {
      for (const method of spelling === 'as it is' ? methods : ['GET', 'POST']) {
        const path = write(pathOf(address));
        const answer = await ask(sandbox.listening.provider, method, path);
        faults.push(
          ...judge(answer, path.split('?', 1)[0] ?? '').map((fault) => `${method} ${address}, ${spelling}: ${fault}`),
        );
      }
    }
  }
  return faults;
}

describe('headers', () => {
  it('TR-03 a document whose address the page shows a card form at is framed by the merchant’s site alone', async () => {
    const paying = ['/odeme/guvenli/v2/T', '/odeme/guvenli/link/L'];
    for (const address of paying) {
      for (const end of ['', '/', '?a=1']) {
        const { text, headers } = await ask(sandbox.listening.provider, 'GET', pathOf(address) + end);
        expect(text).toContain('<p>card');
        expect(headers['content-security-policy']).toContain(`frame-ancestors ${publicUrls.store};`);
      }
    }
  });

  it('TR-03 no spelling the page reads a payable token in is open to every frame', async () => {
    let count = 0;
    const open = ({ headers, text }: RawAnswer, path: string) => {
      const read = readPageAddress(path);
      if (read.kind !== 'payment' || ![token, linkToken].includes(read.token ?? '')) return [];
      count += 1;
      const policy = String(headers['content-security-policy']);
      return text.includes('<script') && policy.includes('frame-ancestors *') ? ['frame-ancestors *'] : [];
    };
    expect(await crawl(open)).toEqual([]);
    expect(count).toBeGreaterThan(5);
  });

  it.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400],
    ['no host', 'GET /odeme/guvenli/v2/x HTTP/1.1\r\nConnection: close\r\n\r\n', undefined],
    ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\nConnection: close\r\n\r\n', undefined],
    ['an address that is none', 'GET x:y HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', undefined],
  ])('TR-03 a request with %s is answered with all of them', async (_name, bytes, status) => {
    for (const party of parties) {
      const answer = await sendBytes(sandbox.listening[party], bytes);
      expect(missingOf(answer.headers)).toEqual([]);
      if (status !== undefined) expect(answer.status).toBe(status);
    }
  });

  it('TR-03 a page that is not built has them too', async () => {
    const unbuilt = await openSandbox({ publicUrls });
    const { status, headers } = await ask(unbuilt.listening.provider, 'GET', '/');
    expect(status).toBe(503);
    expect(missingOf(headers)).toEqual([]);
    await unbuilt.close();
  });
});
