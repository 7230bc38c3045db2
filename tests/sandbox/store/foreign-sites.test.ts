import { request } from 'node:http';
import { routesOf } from '../doors/route-table.js';
import { sandboxOfTests } from '../running-sandbox.js';
import { openBench, orderOf, postForm, type StoreBench } from './store-bench.js';

let bench: StoreBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

describe('another site’s way in', () => {
  const ask = (host: string, url = '/merchants/100001') => bench.store.inject({ url, headers: { host } });

  it.each([
    'evil.example',
    'evil.example:4001',
    'localhost.evil.example',
    'localhost@evil.example',
    '127.0.0.1.nip.example',
  ])('a request for the name %j is refused, for its pages would be taken for this site', async (host) => {
    const answer = await ask(host);
    expect(answer.statusCode).toBe(421);
    expect(answer.body).toBe('This address belongs to another site.');
  });

  it.each(['localhost:4001', 'LOCALHOST', '127.0.0.1:4001', '[::1]:4001', '192.0.2.7'])(
    'the panel is shown at %s',
    async (host) => {
      expect((await ask(host)).statusCode).toBe(200);
    },
  );

  it('the provider’s notifications are taken whatever name they are sent to', async () => {
    const answer = await bench.store.inject({ method: 'POST', url: '/bildirim', headers: { host: 'store.internal' } });
    expect(answer.statusCode).toBe(400);
  });

  /** Posts of visitors, of shoppers who come back and of the provider; every other post is a form of the panel. */
  const open = [
    '/language',
    '/basket',
    '/basket/add',
    '/checkout',
    '/checkout/:oid/again',
    '/scenarios/:id',
    '/orders/:oid/ok',
    '/orders/:oid/fail',
    '/bildirim',
    '/havale-bildirimi',
    '/baglanti-bildirimi',
  ];
  const changes = () =>
    routesOf(bench.store).filter(
      ({ path, methods }) => methods.some((method) => !['GET', 'HEAD'].includes(method)) && !open.includes(path),
    );

  it('every form of the panel is refused without the token of its page, and changes nothing', async () => {
    const before = await bench.panel.find('100001');
    const oid = await orderOf(bench);
    const asked = bench.asked.length;
    const fields = { name: 'Başka', notificationUrl: 'https://evil.example/', act: 'approve' };
    const paths = changes().map(({ path }) => path.replace(':oid', oid).replace(/:\w+/g, '100001'));
    expect(paths).toEqual(expect.arrayContaining(['/links', `/orders/${oid}/refund`, '/office/100001']));
    for (const path of paths) {
      for (const form_token of ['', 'x'.repeat(32)]) {
        const answer = await postForm(bench.store, path, { ...fields, form_token });
        expect(answer.statusCode).toBe(403);
        expect(answer.body).toContain('eski bir sayfadan');
      }
    }
    expect(await bench.panel.find('100001')).toEqual(before);
    expect(bench.asked).toHaveLength(asked);
  });

  it.each(['/bildirim?x=1', '/bildirim/'])('a notice needs no token, at the address %s either', async (path) => {
    const answer = await postForm(bench.store, path, { merchant_oid: 'X' });
    expect(answer.statusCode).not.toBe(403);
  });

  it('a form that one process showed is taken by another one on the same database', async () => {
    const other = await openBench();
    const [, form_token = ''] =
      /name="form_token" value="([^"]+)"/.exec((await bench.store.inject('/merchants/100001')).body) ?? [];
    const answer = await postForm(other.store, '/office/a1', { form_token, act: 'approve' });
    await other.close();
    expect(answer.statusCode).toBe(303);
  });
});

describe('a name that leads to another listener', () => {
  const sandbox = sandboxOfTests();
  const askedAs = (url: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(url, { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });

  it.each(['acs', 'wallets', 'store'] as const)('is refused by %s', async (party) => {
    const { port } = new URL(sandbox.urls[party]);
    for (const path of ['/', '/tosla', '/odeme/api/oos/payment/get/link/x', '/assets/x.css'])
      expect(await askedAs(`http://127.0.0.1:${port}${path}`, 'evil.example')).toBe(421);
    expect(await askedAs(`http://127.0.0.1:${port}/`, `localhost:${port}`)).not.toBe(421);
  });

  it('is answered by the provider, which servers of merchants and load balancers call by names of their network', async () => {
    for (const path of ['/healthz', '/readyz', '/openapi'])
      expect(await askedAs(sandbox.urls.provider + path, 'vezne.internal')).not.toBe(421);
  });
});
