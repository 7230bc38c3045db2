import { rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { RawAnswer } from '../raw-request.js';
import { crawl } from './crawl.js';
import { readManifest } from './manifest.js';
import { type Doors, openDoors, type Tampering } from './open-doors.js';
import { sha256, smallPageFolder } from './page-folder.js';

const folder = smallPageFolder();
let doors: Doors;
beforeAll(async () => {
  doors = await openDoors(folder);
});
afterAll(async () => {
  await doors.sandbox.close();
  rmSync(folder, { recursive: true });
});

/** What the provider’s page of a payment, its files and its pages of no payment are found to differ in. */
async function faultsWith(tampering: Tampering | undefined): Promise<string[]> {
  doors.tamperWith(tampering);
  const visit = { party: 'provider', state: 'up', width: 'least' } as const;
  const only = /^\/odeme\/guvenli\/v2\/:token$|file$|^\/odeme\/api\/oos\/card\/details$/;
  const faults = await crawl(doors, { ...readManifest('provider'), none: {} }, visit, only);
  doors.tamperWith(undefined);
  return faults;
}

const withText = (answer: RawAnswer, change: (text: string) => string) => ({ ...answer, text: change(answer.text) });

const withHeaders = (answer: RawAnswer, headers: IncomingHttpHeaders) => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

const inPolicy =
  (from: RegExp, to: string): Tampering =>
  (answer) =>
    withHeaders(answer, {
      'content-security-policy': String(answer.headers['content-security-policy']).replace(from, to),
    });

const without =
  (name: string): Tampering =>
  ({ headers, ...answer }) => {
    const { [name]: _dropped, ...kept } = headers;
    return { ...answer, headers: kept };
  };

const beforeEnd =
  (markup: string): Tampering =>
  (answer) =>
    withText(answer, (text) => text.replace('</html>', `${markup}</html>`));

const evil = 'fetch("/x");';

const tamperings: Readonly<Record<string, readonly [Tampering, RegExp]>> = {
  'an inline script added': [beforeEnd(`<script>${evil}</script>`), /an inline script whose hash is not in the policy/],
  'a script of another host added': [
    beforeEnd('<script src="https://evil.example/a.js"></script>'),
    /a script of https:/,
  ],
  'a script element without an end': [beforeEnd('<script src="https://evil.example/a.js">'), /<script>/],
  'a handler added': [beforeEnd('<img src="/x" onerror="alert(1)">'), /a handler in <img>/],
  'a javascript: address added': [beforeEnd('<a href="javascript:alert(1)">x</a>'), /a javascript: address in <a>/],
  'a frame added': [beforeEnd('<iframe src="https://evil.example"></iframe>'), /<iframe>/],
  'another base': [beforeEnd('<base href="https://evil.example/">'), /<base>/],
  'the inline script changed': [
    (answer) => withText(answer, (text) => text.replace('dataset.ready', 'dataset.other')),
    /whose hash/,
  ],
  'a script added with its hash': [
    (answer) =>
      inPolicy(
        /script-src 'self'/,
        `script-src 'self' '${sha256(evil)}'`,
      )(beforeEnd(`<script>${evil}</script>`)(answer)),
    /content-security-policy:/,
  ],
  'a hash of the policy changed': [inPolicy(/'sha256-./, "'sha256-_"), /content-security-policy:/],
  'scripts allowed inline': [
    inPolicy(/script-src 'self'/, "script-src 'self' 'unsafe-inline'"),
    /content-security-policy:/,
  ],
  'frame-ancestors widened': [inPolicy(/frame-ancestors https:[^;]*/, 'frame-ancestors *'), /content-security-policy:/],
  'no policy': [without('content-security-policy'), /content-security-policy: missing/],
  'no nosniff': [without('x-content-type-options'), /x-content-type-options: missing/],
  'no HSTS': [without('strict-transport-security'), /strict-transport-security: missing/],
  'no referrer policy': [without('referrer-policy'), /referrer-policy: missing/],
  'another script asked for ahead': [
    (answer) => withHeaders(answer, { link: '<https://evil.example/a.js>; rel=modulepreload' }),
    /link: <https:/,
  ],
  'a page kept in caches': [
    (answer) => withHeaders(answer, { 'cache-control': 'public, max-age=60' }),
    /cache-control: public/,
  ],
  'calls open to every origin': [
    (answer) => withHeaders(answer, { 'access-control-allow-origin': '*' }),
    /access-control-allow-origin/,
  ],
  'a cookie that scripts can read': [
    (answer) => withHeaders(answer, { 'set-cookie': ['a=1; Secure; SameSite=Lax'] }),
    /cookie a=1/,
  ],
  'a file changed': [
    (answer) => withText(answer, (text) => text.replace('"page";', '"pagE";')),
    /not the one of the build/,
  ],
  'a redirect to another host': [
    (answer) => ({ ...withHeaders(answer, { location: '//evil.example' }) }),
    /leads to \/\/evil/,
  ],
  'a query of the database shown': [
    (answer) => withText(answer, (text) => text.replace('</html>', 'Failed query: select "token"</html>')),
    /gives away Failed query/,
  ],
};

describe('a page that was tampered with', () => {
  it('TR-03 alarms nobody while nothing is changed', async () => {
    expect(await faultsWith(undefined)).toEqual([]);
  });

  it.each(Object.keys(tamperings))('TR-03 is found: %s', async (name) => {
    const [tampering, fault] = tamperings[name]!;
    expect((await faultsWith(tampering)).filter((found) => fault.test(found))).not.toEqual([]);
  });
});
