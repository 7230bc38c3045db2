import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { type Fields, get } from '../../calls.js';
import { createToken } from '../../merchant.js';
import { pageFolder } from '../../page-folder.js';
import { openSandbox } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const script = 'console.log("page")';
let folder: string;
let sandbox: Sandbox;
beforeAll(async () => {
  folder = pageFolder();
  writeFileSync(join(folder, 'assets', 'page-AB12CD34.js'), script);
  writeFileSync(join(folder, 'assets', 'page-AB12CD34.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets', 'page-AB12CD34.js.gz'), gzipSync(script));
  sandbox = await openSandbox({ pageFolder: folder });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const open = (path: string, headers: Fields = {}) => get(sandbox.urls.provider + path, headers);
const payment = async (changes: Fields = {}) => {
  const { token } = await createToken(sandbox.urls.provider, changes);
  return open(`/odeme/guvenli/v2/${token}`);
};

describe('the document of a payment', () => {
  it('is the one that fits: language, theme, card or blocked', async () => {
    const turkish = await payment();
    expect(turkish.text).toMatch(/^<html lang="tr" data-theme="light".*<p>card$/);
    const english = await payment({ lang: 'en', iframe_v2_dark: '1' });
    expect(english.text).toMatch(/^<html lang="en" data-theme="dark".*<p>card$/);
    expect((await payment({ merchant_id: '100006' })).text).toContain('<p>blocked');
    expect((await payment({ test_mode: '1' })).text).toContain('<p>blocked');
  });

  it('holds no card field where nothing can be paid', async () => {
    const paid = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    await paid.pay('4355084355084358', { do_3d: '0' });
    expect((await open(`/odeme/guvenli/v2/${paid.opened.token}`)).text).toContain('<p>plain');
    expect((await open(`/odeme/guvenli/v2/basarili/${paid.opened.token}`)).text).toContain('<p>result');
    const late = await createToken(sandbox.urls.provider, { timeout_limit: '1' });
    sandbox.clock.advance(60_000);
    expect((await open(`/odeme/guvenli/v2/${late.token}`)).text).toContain('<p>plain');
  });

  it.each(['/', '/odeme/guvenli/v2/unknown', '/odeme/guvenli/v2/basarisiz', '/link/abc', '/link/success/x'])(
    'holds no card field at %s',
    async (path) => {
      expect(await open(path)).toMatchObject({ status: 200, text: expect.stringContaining('<p>plain') });
    },
  );

  it('TH-01 TH-03 takes the look of the device where it is nobody’s; without a form, too, a payment looks as its merchant says', async () => {
    for (const path of ['/', '/odeme/guvenli/v2/basarisiz', '/odeme/guvenli/v2/unknown', '/link/abc', '/nowhere'])
      expect((await open(path)).text).toContain(' data-theme="device"');
    for (const [dark, theme] of Object.entries({ '0': 'light', '1': 'dark' })) {
      const { token } = await createToken(sandbox.urls.provider, { timeout_limit: '1', iframe_v2_dark: dark });
      sandbox.clock.advance(60_000);
      const { text } = await open(`/odeme/guvenli/v2/${token}`);
      expect(text).toContain('<p>plain');
      expect(text).toContain(` data-theme="${theme}"`);
    }
  });

  it('carries the configuration, which cannot end its script element', async () => {
    const { text } = await payment();
    const json = /<script id="vezne-config">(.*)<\/script>/.exec(text)?.[1] ?? '';
    const { provider, store, acs, wallets } = sandbox.urls;
    expect(JSON.parse(json)).toMatchObject({ product: 'vezne', loopbackOrigins: [provider, store, acs, wallets] });
    expect(json).not.toContain('<');
    expect(text).not.toMatch(/%[A-Z]+%/);
  });

  it('T7 T8 is sent under the strict policy, framed by the merchant’s site alone, kept nowhere and named nowhere', async () => {
    const { headers } = await payment();
    const { provider, store, acs, wallets } = sandbox.urls;
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((part) => {
        const [name = '', ...values] = part.split(' ');
        return [name, values.join(' ')];
      }),
    );
    const safe = `https: ${provider} ${store} ${acs} ${wallets}`;
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-AAA='",
      'style-src': "'self' 'sha256-CCC='",
      'img-src': `'self' ${safe}`,
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'self'",
      'form-action': safe,
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': store,
      'require-trusted-types-for': "'script'",
      'trusted-types': 'acs-html',
      'report-uri': '/odeme/csp-raporu',
      'report-to': 'csp',
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      'permissions-policy': expect.stringMatching(/^camera=\(\),.* payment=\*, publickey-credentials-get=\*,/),
    });
    // Only over https is the header sent that insists on https.
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('SD-01 names its script before the HTML, so that a browser asks for it without having read up to its tag', async () => {
    const { headers } = await payment();
    expect(headers.get('link')).toBe('</assets/page-00000000.js>; rel=modulepreload; integrity="sha256-DDD="');
  });

  it('may be framed by anyone where the merchant’s site is not known', async () => {
    const { headers } = await payment({ merchant_id: '100008' });
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *;');
  });

  it('is redirected to from its older address', async () => {
    const { status, headers } = await open('/odeme/guvenli/abc');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/odeme/guvenli/v2/abc');
  });
});

describe('the hand-over document', () => {
  it('T1 has an origin of its own and the one loose policy', async () => {
    const { text, headers } = await open('/odeme/3d-devir');
    expect(text).toBe('hand-over from ');
    expect(headers.get('content-security-policy')).toBe(
      "sandbox allow-scripts allow-forms allow-top-navigation allow-popups; script-src 'unsafe-inline' https:",
    );
  });
});

describe('the hand-over document, to a browser that says who began the request,', () => {
  it.each(['same-origin', 'cross-site', 'none'])('TR-10 repeats it: %s', async (site) => {
    const { text } = await open('/odeme/3d-devir', { 'sec-fetch-site': site });
    expect(text).toBe(`hand-over from ${site}`);
  });

  it('TR-10 T1 repeats no markup', async () => {
    const { text } = await open('/odeme/3d-devir', { 'sec-fetch-site': '"><script>' });
    expect(text).not.toContain('<script>');
  });
});

describe('files of the page', () => {
  const path = '/assets/page-AB12CD34.js';

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('to a browser that takes %p come %p, to be kept for good', async (accepted, encoding) => {
    const { status, text, headers } = await open(path, { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(text).toEqual(script);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('vary')).toBe('accept-encoding');
  });

  it('files without a hash in their name are asked for again', async () => {
    expect((await open('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await open('/favicon.ico')).headers.get('content-type')).toBe('image/svg+xml');
    expect((await open('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  });

  it.each(['/nothing', '/assets/none.js', '/manifest.json', '/card.html', '/assets/..%2f..%2fpackage.json'])(
    'RT-01 what does not exist is a 404 with the fallback page; nothing outside the folder is served: %s',
    async (missing) => {
      expect(await open(missing)).toMatchObject({ status: 404, text: expect.stringContaining('<p>plain') });
    },
  );
});

describe('the language of a document', () => {
  const langOf = async (path: string, accepted: string) =>
    /lang="(\w+)"/.exec((await open(path, { 'accept-language': accepted })).text)?.[1];

  it.each(['/', '/nothing', '/odeme/guvenli/v2/basarisiz', '/link/no-such-link', '/odeme/guvenli/v2/no-such-token'])(
    'RT-01 is the browser’s where no payment and no link decides it: %s',
    async (path) => {
      expect(await langOf(path, 'de;q=0.9, en-GB;q=0.8')).toBe('en');
      expect(await langOf(path, 'tr-TR, en;q=0.8')).toBe('tr');
      expect(await langOf(path, 'de')).toBe('tr');
    },
  );

  it('LG-02 is that of the payment where there is one', async () => {
    const { token } = await createToken(sandbox.urls.provider, { lang: 'tr' });
    expect(await langOf(`/odeme/guvenli/v2/${token}`, 'en')).toBe('tr');
  });
});

describe('behind a proxy with https', () => {
  it('insists on https, names its public origins, and no plain-http one counts as safe', async () => {
    const publicUrls = {
      provider: 'https://pay.example',
      store: 'https://shop.example',
      acs: 'https://bank.example',
      wallets: 'https://wallet.example',
    };
    const proxied = await openSandbox({ pageFolder: folder, publicUrls });
    // Reached where it listens: the tests' clock and panel are in this process, the address is its own.
    const { token } = await createToken(proxied.listening.provider);
    const { headers, text } = await get(`${proxied.listening.provider}/odeme/guvenli/v2/${token}`);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('content-security-policy')).toContain('form-action https:;');
    expect(headers.get('content-security-policy')).toContain('frame-ancestors https://shop.example;');
    expect(text).toContain('"loopbackOrigins":[]');
    await proxied.close();
  });
});

describe('a page that is not built', () => {
  it('says what to do', async () => {
    const unbuilt = await openSandbox();
    const answer = await get(`${unbuilt.urls.provider}/`);
    expect(answer.status).toBe(503);
    expect(answer.text).toEqual(expect.stringContaining('npm run build'));
    await unbuilt.close();
  });
});
