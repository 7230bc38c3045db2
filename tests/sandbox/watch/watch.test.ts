import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signatureOf } from '../../../build/manifest.mjs';
import { watchHost } from '../../../sandbox/watch/watch.js';
import { readWatchOptions } from '../../../sandbox/watch/watch-options.js';
import { smallPageFolder } from '../doors/page-folder.js';
import { createToken } from '../merchant.js';
import { openSandbox, sandboxOfTests } from '../running-sandbox.js';

const { fetch: plainFetch } = globalThis;

describe('watch', () => {
  const pageFolder = smallPageFolder();
  const manifest = join(pageFolder, 'manifest.json');
  const sandbox = sandboxOfTests(() => openSandbox({ pageFolder }));
  afterEach(() => {
    globalThis.fetch = plainFetch;
  });
  afterAll(() => rmSync(pageFolder, { recursive: true, force: true }));

  /** The sites of a sandbox on one machine, whose pages lead to each other by plain http. */
  const sites = () => {
    const { provider, store, acs, wallets } = sandbox.urls;
    return ['--loopback-sites', [provider, store, acs, wallets].join(',')];
  };

  async function watched(...args: string[]): Promise<{ code: number; said: string[] }> {
    const { provider } = sandbox.urls;
    const options = readWatchOptions([provider, '--manifest', manifest, ...sites(), ...args]);
    if (options === undefined) throw new Error('The help was asked for');
    const said: string[] = [];
    const code = await watchHost(options, (line) => said.push(line.replaceAll(provider, '')));
    return { code, said: said.filter((line) => /^(different|not asked)/.test(line)) };
  }

  /** Something on the way changes answers; what it does not know it passes on. */
  function changeAnswers(path: string, changed: (text: string, headers: Headers) => string): void {
    globalThis.fetch = async (input, init) => {
      const answer = await plainFetch(input, init);
      if (new URL(String(input)).pathname !== path) return answer;
      const headers = new Headers(answer.headers);
      const text = changed(await answer.text(), headers);
      return new Response(text, { status: answer.status, headers });
    };
  }

  it('MA-12 finds nothing at the sandbox itself', async () => {
    const { token } = await createToken(sandbox.urls.provider);
    const payment = `${sandbox.urls.provider}/odeme/guvenli/v2/${token}`;
    expect(await watched(payment)).toEqual({ code: 0, said: [] });
  });

  it('MA-12 TH-07 takes a merchant’s own look for none of its differences, and another style beside the build’s for one', async () => {
    const { token } = await createToken(sandbox.urls.provider, { appearance: '{"accent":"#ffd400"}' });
    const path = `/odeme/guvenli/v2/${token}`;
    expect(await watched(sandbox.urls.provider + path)).toEqual({ code: 0, said: [] });
    changeAnswers(path, (text) => text.replace('<style id="look">', '<style>p{color:red}</style><style id="look">'));
    expect((await watched(sandbox.urls.provider + path)).code).toBe(1);
  });

  const script = '/assets/page-00000000.js';
  const inHead = (html: string) => (text: string) => text.replace('<title>', `${html}<title>`);
  const setting = (name: string, value: string) => (text: string, headers: Headers) => {
    headers.set(name, value);
    return text;
  };
  const policy = (from: string, to: string) => (text: string, headers: Headers) => {
    headers.set('content-security-policy', (headers.get('content-security-policy') ?? '').replace(from, to));
    return text;
  };
  const without = (name: string) => (text: string, headers: Headers) => {
    headers.delete(name);
    return text;
  };
  const later = (files: string) => `<script type="application/json" id="vezne-scripts">${files}</script>`;
  const tamperings: readonly (readonly [string, string, Parameters<typeof changeAnswers>[1], string])[] = [
    ['a script that is changed', script, (text) => `${text}steal();`, `${script}: is not the file of the build`],
    [
      'a script of another site',
      '/',
      inHead('<script src="https://evil.example/x.js"></script>'),
      'https://evil.example/x.js',
    ],
    [
      'a script that is preloaded',
      '/',
      inHead('<link rel="modulepreload" href="/assets/x.js">'),
      '/assets/x.js is not',
    ],
    [
      'a script without its digest',
      '/',
      (text) => text.replace(/ integrity="[^"]+"/, ''),
      `the script ${script} has no integrity`,
    ],
    [
      'a preloaded script without its digest, by another spelling of its address',
      '/',
      inHead(`<link rel="modulepreload" href="${script}#a">`),
      `the script ${script} has no integrity`,
    ],
    [
      'a script with the digest of another one',
      '/',
      (text) => text.replace(/ integrity="[^"]+"/, ' integrity="sha256-AAA="'),
      `the script ${script} has the integrity sha256-AAA=`,
    ],
    ['a script of a drawing', '/', inHead('<svg><script href="/x.js"></script></svg>'), 'the file /x.js'],
    ['a script in a template', '/', inHead('<template><script src="/x.js"></script></template>'), 'the file /x.js'],
    ['a script that a part names', '/', inHead(later('{"pages":"x"}')), 'the file /assets/x.js'],
    ['a list of parts that is broken', '/', inHead(later('{')), 'the list vezne-scripts cannot be read'],
    [
      'a script that is gone',
      '/',
      (text) => text.replace(/<script type="module".*?<\/script>/, ''),
      `the script ${script} is not named`,
    ],
    [
      'an inline script that is changed',
      '/',
      (text) => text.replace('<script>', '<script>steal();'),
      'an inline script',
    ],
    ['an inline style that is changed', '/', (text) => text.replace('p{}', 'p{}form{}'), 'an inline style'],
    ['a style that is changed', '/assets/part-00000000.css', (text) => `${text}form{}`, 'is not the file of the build'],
    ['a handler', '/', inHead('<img onerror="steal()">'), '<img> has the handler onerror'],
    ['a frame', '/', inHead('<iframe src="/x"></iframe>'), '<iframe> is not of the build'],
    ['another base', '/', inHead('<base href="https://evil.example/">'), '<base> is not of the build'],
    ['a way out', '/', inHead('<meta http-equiv="refresh" content="0">'), '<meta http-equiv>'],
    [
      'a weaker policy',
      '/',
      policy("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      "script-src is \"'self' 'sha",
    ],
    [
      'a directive that is gone',
      '/',
      policy("; require-trusted-types-for 'script'", ''),
      'require-trusted-types-for is missing',
    ],
    ['a directive before its own', '/', policy('', 'script-src *; '), 'script-src is "*"'],
    ['a policy that is gone', '/', without('content-security-policy'), 'content-security-policy is missing'],
    ['a header that is gone', '/', without('permissions-policy'), 'permissions-policy is missing'],
    ['a header that is weaker', '/', setting('referrer-policy', 'unsafe-url'), 'referrer-policy is "unsafe-url"'],
    [
      'a pinned script that other sites cannot compare',
      '/vezne-embed.00000000.js',
      without('access-control-allow-origin'),
      'access-control-allow-origin is missing',
    ],
    ['a header of a file', script, without('x-content-type-options'), 'x-content-type-options is missing'],
    ['another script in a header', '/', setting('link', '</x.js>; rel=preload'), 'link is "</x.js>; rel=preload"'],
    ['a page that is open to others', '/', setting('access-control-allow-origin', '*'), 'access-control-allow-origin'],
  ];
  it.each(tamperings)('MA-12 finds %s', async (_name, path, changed, difference) => {
    changeAnswers(path, changed);
    const { code, said } = await watched();
    expect(code).toBe(1);
    expect(said).toEqual([expect.stringContaining(difference)]);
  });

  it('MA-12 finds what only browsers get, packed', async () => {
    globalThis.fetch = async (input, init) => {
      const isPacked = new Headers(init?.headers).get('accept-encoding')?.includes('br') === true;
      return isPacked && String(input).endsWith(script) ? new Response('steal();') : plainFetch(input, init);
    };
    const { code, said } = await watched();
    expect(code).toBe(1);
    expect(said[0]).toContain(`${script}: is not the file of the build`);
  });

  it('MA-12 compares who may frame the pages where that is given', async () => {
    expect(await watched('--framed-by', '*')).toEqual({ code: 0, said: [] });
    const { code, said } = await watched('--framed-by', 'https://shop.example');
    expect(code).toBe(1);
    expect(said).toEqual([expect.stringContaining('frame-ancestors is "*" in place of "https://shop.example"')]);
  });

  it('MA-12 a host that does not answer, or answers with an error of its own, was not asked', async () => {
    globalThis.fetch = async () => new Response('', { status: 502 });
    expect(await watched()).toEqual({ code: 2, said: ['not asked   / is answered with 502.'] });
    globalThis.fetch = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('refused') }));
    expect(await watched()).toEqual({ code: 2, said: ['not asked   / does not answer: refused.'] });
  });

  describe('with a signed manifest', () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const ofPublic = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const ofPrivate = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    const unsigned = readFileSync(manifest, 'utf8');
    afterEach(() => writeFileSync(manifest, unsigned));

    const sign = (key: string, after: object = {}) => {
      const content = JSON.parse(unsigned);
      const signed = { ...content, signature: signatureOf(content, key), ...after };
      writeFileSync(manifest, JSON.stringify(signed, null, 2));
    };

    it('MA-12 takes the manifest that its build signed', async () => {
      sign(ofPrivate);
      expect(await watched('--key', ofPublic)).toEqual({ code: 0, said: [] });
    });

    it('MA-12 refuses one that was changed, is signed by another key, or is unsigned', async () => {
      sign(ofPrivate, { entry: '/assets/x.js' });
      const changed = await watched('--key', ofPublic);
      const other = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' });
      sign(other.toString('base64'));
      const ofOther = await watched('--key', ofPublic);
      writeFileSync(manifest, unsigned);
      const without = await watched('--key', ofPublic);
      const refused = (reason: string) => ({
        code: 1,
        said: [`different   the manifest ${reason}: nothing was compared with it.`],
      });
      const another = refused('is signed by another key, or was changed');
      expect(changed).toEqual(another);
      expect(ofOther).toEqual(another);
      expect(without).toEqual(refused('is unsigned'));
    });

    it('MA-12 a build with a key that cannot sign names the setting', () => {
      const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
        type: 'pkcs8',
        format: 'der',
      });
      for (const key of ['nonsense', ofPublic, rsa.toString('base64')])
        expect(() => signatureOf({}, key)).toThrow('VEZNE_MANIFEST_KEY must be an Ed25519 key');
    });
  });

  it('MA-12 options that cannot be meant are refused with a sentence', () => {
    const read = (...args: string[]) => readWatchOptions(args);
    expect(() => read('https://pay.example')).toThrow('Give the manifest of the build: --manifest FILE.');
    expect(() => read('--manifest', manifest)).toThrow('Give pages of one host');
    expect(() => read('https://a.example', 'https://b.example', '--manifest', manifest)).toThrow(
      'Give pages of one host',
    );
    expect(() => read('pay.example', '--manifest', manifest)).toThrow('An address must be a whole one');
    expect(() => read('https://a.example', '--manifest', '/none.json')).toThrow('cannot be read: ENOENT /none.json');
    expect(() => read('https://a.example', '--manifest', join(pageFolder, 'card.html'))).toThrow('is no JSON');
    expect(() => read('https://a.example', '--manifest', manifest, '--key', 'abc')).toThrow('--key must be an Ed25519');
  });
});
