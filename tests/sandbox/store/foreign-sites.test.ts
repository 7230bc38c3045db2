import { openBench, postForm, type StoreBench } from './store-bench.js';

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

  it.each(['/merchants/100001', '/merchants/100001/deliveries/a1', '/office/a1'])(
    'a form of %s without the token of its page changes nothing',
    async (url) => {
      const before = await bench.panel.find('100001');
      const fields = { name: 'Başka', notificationUrl: 'https://evil.example/', act: 'approve' };
      for (const form_token of ['', 'x'.repeat(32)]) {
        const answer = await postForm(bench.store, url, { ...fields, form_token });
        expect(answer.statusCode).toBe(403);
        expect(answer.body).toContain('eski bir sayfadan');
      }
      expect(await bench.panel.find('100001')).toEqual(before);
    },
  );
});
