import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { demoCode } from '../../../sandbox/bank/challenge.js';
import { answerPath } from '../../../sandbox/bank/pages.js';
import { openDatabase } from '../../../sandbox/database/open-database.js';
import { entries, orders } from '../../../sandbox/provider/database/schema.js';
import { challengeOf } from '../acs-return.js';
import { get, post } from '../calls.js';
import { faultsOf } from '../doors/judge.js';
import { builtPlaces, digestsOf } from '../doors/page-folder.js';
import { createToken } from '../merchant.js';
import { hasPostgres, startPostgres } from '../postgres-cluster.js';
import { createLink } from '../provider/links/link-shop.js';
import { fingerprintKey } from '../running-sandbox.js';
import { bundleSandbox, type SandboxBundle, type SandboxProcess } from '../sandbox-process.js';
import { everyMethod, press, Shopper } from '../shopper.js';
import {
  documentedSettings,
  hasNginx,
  type Nginx,
  type Nth,
  type Place,
  placed,
  placeHere,
  startNginx,
} from './nginx.js';
import { type Asking, askBy, fetchOver } from './secure-request.js';

const approved = '4355084355084358';
const pageFolder = join(import.meta.dirname, '../../../dist/page');

/** The built page is what is served: it is built before the tests, and in its absence this part says so. */
function hasPage(): boolean {
  const has = existsSync(join(pageFolder, 'manifest.json'));
  if (!has) process.stdout.write('The page is not built: docs/hosting.md was not followed.\n');
  return has;
}

const { fetch: plainFetch } = globalThis;

(hasNginx() && hasPostgres() && hasPage() ? describe : describe.skip)('docs/hosting.md followed with nginx', () => {
  let bundle: SandboxBundle;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let url: string;
  let place: Place;
  let running: Record<Nth, SandboxProcess>;
  let nginx: Nginx;
  /** Whoever has paid, in whichever test. */
  const paid: Shopper[] = [];
  let ask: Asking;
  let host: string;
  let publicUrls: { readonly store: string; readonly acs: string; readonly wallets: string };

  /** Returns what the documents say, at the database, the key, ports and origins of this test; nothing is added. */
  const settingsOf = (nth: Nth) => {
    const documented = Object.entries(documentedSettings(nth));
    const own = new Map([
      ['DATABASE_URL', url],
      ['VEZNE_FINGERPRINT_KEY', fingerprintKey.toString('base64')],
    ]);
    const here = documented.map(([name, value]) => [name, own.get(name) ?? placed(value, place)]);
    return Object.fromEntries(here) as Record<string, string>;
  };

  beforeAll(async () => {
    bundle = await bundleSandbox();
    postgres = await startPostgres();
    url = await postgres.createMigrated();
    place = await placeHere(pageFolder);
    const origin = (name: string) => placed(`https://${name}.example`, place);
    host = origin('pay');
    publicUrls = { store: origin('shop'), acs: origin('bank'), wallets: origin('wallet') };
    const [first, second] = await Promise.all([bundle.start(settingsOf(1)), bundle.start(settingsOf(2))]);
    running = { 1: first, 2: second };
    nginx = await startNginx(place);
    ask = askBy(nginx.ca);
    globalThis.fetch = fetchOver(ask);
  });
  afterAll(async () => {
    globalThis.fetch = plainFetch;
    nginx.stop();
    await Promise.all([running[1].stop(), running[2].stop()]);
    await postgres.stop();
    bundle.remove();
  });

  /** What is wrong with the answer to a GET, by the list that the provider's own answers are compared with. */
  async function faultsAt(address: string, expected: string, method = 'GET', body?: string): Promise<string[]> {
    const places = { ...publicUrls, ...builtPlaces(pageFolder), provider: host };
    const { headers, ...answer } = await ask(host + address, { method, body });
    // Of nginx's own files: they say nothing of the page.
    const { server: _server, etag: _etag, 'last-modified': _modified, 'accept-ranges': _ranges, ...own } = headers;
    const known = { files: digestsOf(pageFolder), places, values: {}, secrets: ['demo-key-', 'demo-salt-'] };
    return faultsOf({ ...answer, headers: own }, expected, { method, address, origin: host }, known).map(
      (fault) => `${address}: ${fault}`,
    );
  }

  it('TR-03 TR-07 pages, documents, calls and health come through nginx with the headers of the provider', async () => {
    const { token } = await createToken(host);
    const link = await createLink(host, 'product', { merchant_id: '100001' });
    const asked: readonly (readonly [address: string, expected: string])[] = [
      [`/odeme/guvenli/v2/${token}`, '2xx page of a known merchant'],
      [`/odeme/guvenli/link/${token}`, '2xx page of a known merchant'],
      [`/odeme/guvenli/${token}`, '3xx answer'],
      [`/link/${link}`, '2xx page of a known merchant'],
      ['/', '2xx page of no payment'],
      ['/odeme/3d-devir', '2xx hand-over document'],
      ['/odeme/bex', '2xx vendor document'],
      [`/odeme/api/oos/payment/get/token/${token}`, '2xx answer'],
      ['/odeme/api/oos/payment/get/token/none', '4xx answer'],
      ['/nothing', '4xx page of no address'],
      ['/assets/none.js', '4xx page of no address'],
      ['/assets/', '4xx page of no address'],
      ['/healthz', '2xx answer'],
      ['/manifest.json', '4xx page of no address'],
      ['/vezne-embed.js', '2xx file'],
    ];
    const faults = [];
    for (const [address, expected] of asked) faults.push(...(await faultsAt(address, expected)));
    expect(faults).toEqual([]);
  });

  it('TR-03 every file of the build comes from nginx whole, packed where that is asked for, and stays in the cache', async () => {
    const faults = [];
    for (const [address] of digestsOf(pageFolder)) {
      const kind = /^\/(assets|oos-assets)\//.exec(address)?.[1];
      if (kind === undefined) continue;
      faults.push(...(await faultsAt(address, kind === 'assets' ? '2xx hashed file' : '2xx file')));
    }
    expect(faults).toEqual([]);
    const script = readdirSync(join(pageFolder, 'assets')).find((name) => name.endsWith('.js')) ?? '';
    const packed = await ask(`${host}/assets/${script}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.body).toEqual(readFileSync(join(pageFolder, 'assets', `${script}.gz`)));
  });

  it('SV-04 nginx logs each request by the id of its answer, and no address', async () => {
    const { token } = await createToken(host);
    const { headers } = await ask(`${host}/odeme/api/oos/payment/get/token/${token}`);
    const id = String(headers['x-request-id']);
    // nginx writes the line once the answer is sent.
    while (!nginx.readLog().some((line) => line.includes(` ${id} `))) await nextRound();
    expect(nginx.readLog().join('\n')).not.toContain(token);
  });

  it('TR-03 what nginx refuses itself has the headers of every answer', async () => {
    const large = 'x'.repeat(1024 * 1024 + 1);
    expect(await faultsAt('/odeme/api/get-token', '4xx answer', 'POST', large)).toEqual([
      // The one thing of its own: its page has no charset.
      '/odeme/api/get-token: content-type text/html',
    ]);
  });

  it('TR-07 readiness is said by the processes alone, not to the public', async () => {
    const statuses = await Promise.all(['/readyz', '/readyz/', '/%72eadyz'].map((path) => ask(host + path)));
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('TR-05 a shopper has the address that reached nginx, whatever the request claims', async () => {
    const link = await createLink(host, 'product', { merchant_id: '100001' });
    const { text } = await ask(`${host}/odeme/api/oos/payment/get/link/${link}`, {
      headers: { 'x-forwarded-for': '198.51.100.9' },
      localAddress: '127.0.0.2',
    });
    expect(JSON.parse(text).data.linkForm.user_ip).toBe('127.0.0.2');
  });

  it('TR-03 PY-02 a payment with 3-D Secure goes to the bank and comes back, all of it through nginx', async () => {
    const shopper = await Shopper.arrive(host);
    const answer = await shopper.pay(approved);
    const challenge = Buffer.from(answer.json.data.htmlContent, 'base64').toString('utf8');
    const form = { action: /action="([^"]+)"/.exec(challenge)?.[1] ?? '', fields: challengeOf(answer) };
    expect(new URL(form.action).origin).toBe(publicUrls.acs);
    const asked = await post(form.action, form.fields);
    expect(asked.status).toBe(200);
    const { challengeId = '' } = form.fields;
    const done = await post(publicUrls.acs + answerPath, { challengeId, code: demoCode, act: 'confirm' });
    const [, back = ''] = /<form method="post" action="([^"]+)"/.exec(done.text) ?? [];
    const fields = [...done.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    expect(new URL(back).origin).toBe(host);
    const returned = await post(back, Object.fromEntries(fields), { 'sec-fetch-site': 'cross-site' });
    expect(returned.headers.get('location')).toBe(`/odeme/guvenli/v2/basarili/${shopper.opened.token}`);
    expect((await shopper.status()).json.data.merchantOid).toBe(shopper.opened.oid);
    paid.push(shopper);
  });

  it('TR-03 OP-04 a payment by a wallet goes to its site and comes back, all of it through nginx', async () => {
    const shopper = await Shopper.arrive(host, everyMethod);
    const address = String((await shopper.payByJuzdan()).json.data.redirectUrl);
    expect(new URL(address).origin).toBe(publicUrls.wallets);
    const pressed = await press(address, 'approve');
    const returned = await get(pressed.headers.get('location') ?? '');
    expect(returned.headers.get('location')).toBe(`/odeme/guvenli/v2/basarili/${shopper.opened.token}`);
    expect((await shopper.status()).json.data.merchantOid).toBe(shopper.opened.oid);
    paid.push(shopper);
  });

  it('TR-03 the demo store comes through nginx', async () => {
    const store = await get(`${publicUrls.store}/`);
    expect(store.status).toBe(200);
  });

  it('TR-02 TR-07 a restart of one process after the other loses no payment and charges none twice', async () => {
    let restarting = true;
    const pay = async () => {
      while (restarting) {
        const shopper = await Shopper.arrive(host, { merchant_id: '100003' });
        const { status, text } = await shopper.pay(approved, { do_3d: '0' });
        if (status !== 200) throw new Error(`A payment was answered ${status}: ${text}`);
        paid.push(shopper);
      }
    };
    const payments = Promise.all([pay(), pay(), pay()]);
    const restarts = (async () => {
      for (const [nth, other] of [[1, 2] as const, [2, 1] as const]) {
        const before = paid.length;
        await nginx.balance([other]);
        expect(await running[nth].stop()).toBe(0);
        running[nth] = await bundle.start(settingsOf(nth));
        while (paid.length < before + 3) await new Promise(setImmediate);
        expect((await get(`http://127.0.0.1:${settingsOf(nth).VEZNE_PORT}/readyz`)).status).toBe(200);
        await nginx.balance([1, 2]);
      }
    })().finally(() => {
      restarting = false;
    });
    await Promise.all([payments, restarts]);
    const { db, close } = await openDatabase({ url });
    const charged = await db
      .select({ token: orders.token })
      .from(entries)
      .innerJoin(orders, eq(orders.id, entries.orderId))
      .where(eq(entries.kind, 'charged'));
    await close();
    expect(charged.map(({ token }) => token).sort()).toEqual(paid.map(({ opened }) => opened.token).sort());
  });
});
