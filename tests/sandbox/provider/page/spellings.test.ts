import { rmSync } from 'node:fs';
import fc from 'fast-check';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { addressOf, readPageAddress } from '../../../../src/domain/payment/page-address.js';
import { createToken } from '../../merchant.js';
import { pageFolder } from '../../page-folder.js';
import { openSandbox } from '../../running-sandbox.js';
import { arriveByLink, createLink, orders } from '../links/link-shop.js';

const folder = pageFolder();
let sandbox: Sandbox;
let token: string;
let linkToken: string;
let shortId: string;
beforeAll(async () => {
  sandbox = await openSandbox({ pageFolder: folder });
  const { provider } = sandbox.urls;
  ({ token } = await createToken(provider));
  shortId = await createLink(provider, 'product', { merchant_id: '100001' });
  ({
    opened: { token: linkToken },
  } = await arriveByLink(provider, shortId, orders.product));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** `T` stands for a token, `L` for one of a link, `I` for the link's id. */
const addresses = [
  '/odeme/guvenli/v2/T',
  '/odeme/guvenli/link/L',
  '/odeme/guvenli/link/v2/L',
  '/odeme/guvenli/v2/basarili/T',
  '/odeme/guvenli/v2/basarisiz',
  '/link/success/L',
  '/link/I',
  '/link/v2/I',
  '/link/I/failed',
  '/link/I/success',
];

/** A change of the path at a place between 0 and 1. */
type Change = (path: string, place: number) => string;

/** Behind the first slash: what stands before it is no path. */
const at = (path: string, place: number) => Math.max(1, Math.floor(place * path.length));
const inserted =
  (text: string): Change =>
  (path, place) =>
    path.slice(0, at(path, place)) + text + path.slice(at(path, place));
const replaced =
  (write: (letter: string) => string): Change =>
  (path, place) => {
    const index = at(path, place);
    return path.slice(0, index) + write(path[index] ?? '') + path.slice(index + 1);
  };
const ended =
  (text: string): Change =>
  (path) =>
    path + text;
const encoded = (letter: string) => (letter === '' ? '' : `%${letter.charCodeAt(0).toString(16)}`);

const changes: readonly Change[] = [
  replaced(encoded),
  replaced((letter) => encoded(letter).toUpperCase()),
  replaced((letter) => encoded(letter).replace('%', '%25')),
  replaced((letter) => letter.toUpperCase()),
  (path) => path.toUpperCase(),
  (path) => path.replace('v2', '%76%32'),
  (path) => path.replace('/link/', '/link/v2/'),
  (path) => path.replace('/v2/', '/V2/'),
  ...['/', '//', '/./', '/../', '%2F', '\\', ';', '.', '%00', '%2e%2e/', 'ş', '/v2/'].map(inserted),
  ...['/', '//', '/.', "'den", '.', ')', '%20', '?a=1', '#x', ';a', '/failed', '/success', '/..'].map(ended),
];

const spellings = fc
  .tuple(
    fc.constantFrom(...addresses),
    fc.array(fc.tuple(fc.constantFrom(...changes), fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 3 }),
  )
  .map(([address, made]) => made.reduce((path, [change, place]) => change(path, place), address));

const named = (path: string) =>
  path
    .replace(/T(?=\W|$)/, token)
    .replace(/L(?=\W|$)/, linkToken)
    .replace(/I(?=\W|$)/, shortId);

/** Views that show what is one merchant's. */
const merchantViews = ['payment', 'result', 'link', 'linkFailed', 'linkPaid'];

describe('the address of a page', () => {
  it('RT-12 TR-03 in 10,000 spellings is the same for the server and for the page, and no merchant’s page is anybody’s to frame', async () => {
    const seen = new Set<string>();
    const asked = new Set<string>();
    const property = fc.asyncProperty(spellings, async (spelling) => {
      const url = new URL(sandbox.urls.provider + named(spelling));
      if (asked.has(url.href)) return;
      asked.add(url.href);
      // Packing each answer would take most of the time.
      const answer = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });
      const text = await answer.text();
      const served = /data-view="(\w+)"/.exec(text)?.[1];
      // A redirect, or words without a script: no page that could become another one.
      if (served === undefined) return expect(text).not.toContain('<script');
      expect(readPageAddress(url.pathname).kind).toBe(served);
      const shown = addressOf({ view: served, path: url.pathname });
      seen.add(shown.kind);
      // A token in the place of an id, or the reverse, names no link and no payment.
      const isPayment = 'token' in shown && [token, linkToken].includes(shown.token ?? '');
      const isLink = 'shortId' in shown && shown.shortId === shortId;
      if (!isPayment && !isLink) return;
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).not.toContain('frame-ancestors *');
    });
    await fc.assert(property, { numRuns: 10_000 });
    expect([...seen]).toEqual(expect.arrayContaining([...merchantViews, 'failed', 'fallback', 'notFound']));
  }, 300_000);
});
