import { jest } from '@jest/globals';
import { notify, openBench, orderOf, panelSettings, postForm, postPanelForm, type StoreBench } from './store-bench.js';

let bench: StoreBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const hostile = `"><img src=x onerror=alert(1)>'&`;
const basket = 'basket=teapot:1.cup:2';

describe('hostile data', () => {
  it('is shown as text, wherever it comes from', async () => {
    const oid = await orderOf(bench);
    await notify(bench, oid, { status: 'failed', failed_reason_msg: hostile, [hostile]: hostile });
    await bench.panel.save('100001', { name: hostile });
    const pages = await Promise.all([
      bench.store.inject(`/orders/${oid}`),
      bench.store.inject('/orders'),
      bench.store.inject('/merchants'),
      bench.store.inject('/merchants/100001'),
      bench.store.inject({ url: '/basket', headers: { cookie: basket } }),
      postForm(bench.store, `/orders/${oid}/fail`, { fail_message: hostile }),
      postForm(bench.store, '/checkout', { amount: hostile }, basket),
      bench.store.inject(`/orders/${encodeURIComponent(hostile)}`),
    ]);
    await bench.panel.save('100001', { name: 'Çınar Kitabevi' });
    for (const page of pages) expect(page.body).not.toContain('<img src=x');
    expect(pages[0]!.body).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&amp;');
    expect(pages[5]!.body).toContain('&quot;&gt;&lt;img');
    expect(pages[6]!.body).toContain('value="&quot;&gt;&lt;img');
  });

  it('in the language form never leads to another site', async () => {
    for (const back of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a\r\nx: y', '']) {
      const answer = await postForm(bench.store, '/language', { language: 'en', back });
      expect(answer.headers.location).toBe('/');
    }
    const answer = await postForm(bench.store, '/language', { language: 'en', back: '/orders?a=1' });
    expect(answer.headers.location).toBe('/orders?a=1');
    expect(answer.headers['set-cookie']).toContain('language=en;');
  });
});

describe('every page', () => {
  it('has a strict policy: own files and the provider’s script, frames of the provider, the bank and the wallets, no inline script or style', async () => {
    const oid = await orderOf(bench);
    for (const url of ['/', '/basket', '/scenarios', '/orders', `/orders/${oid}`, `/checkout/${oid}`, '/merchants']) {
      const page = await bench.store.inject({ url, headers: { cookie: basket } });
      const policy = String(page.headers['content-security-policy']);
      expect(page.statusCode).toBe(200);
      expect(policy).toMatch(/default-src 'none'; script-src 'self' http:\/\/127\.0\.0\.1:\d+; style-src 'self'/);
      expect(policy).toMatch(
        /frame-src http:\/\/127\.0\.0\.1:\d+ http:\/\/127\.0\.0\.1:4002 http:\/\/127\.0\.0\.1:4003;/,
      );
      expect(policy).not.toContain('unsafe');
      expect(page.body).not.toMatch(/ style=| on\w+=|<style|<script(?![^>]* src=)/);
    }
  });

  it('fetches one style sheet', async () => {
    const { body } = await bench.store.inject('/');
    expect(body.match(/<link rel="stylesheet"/g)).toHaveLength(1);
  });

  it('is in the language the browser likes, Turkish when it likes another', async () => {
    const inLanguage = async (accept: string) =>
      (await bench.store.inject({ url: '/', headers: { 'accept-language': accept } })).body;
    expect(await inLanguage('en-GB,en;q=0.9')).toContain('<html lang="en">');
    expect(await inLanguage('de')).toContain('<html lang="tr">');
  });

  it('answers a post of another site only where the provider and its page post to', async () => {
    const oid = await orderOf(bench);
    const foreign = (url: string) =>
      bench.store.inject({ method: 'POST', url, headers: { 'sec-fetch-site': 'cross-site' } });
    expect((await foreign('/merchants/100001')).statusCode).toBe(403);
    expect((await foreign('/scenarios/approved')).statusCode).toBe(403);
    expect((await foreign(`/orders/${oid}/inquiry`)).statusCode).toBe(403);
    expect((await foreign(`/orders/${oid}/fail`)).statusCode).toBe(200);
    expect((await foreign('/bildirim')).statusCode).toBe(400);
  });
});

describe('the checkout', () => {
  const typed = {
    amount: '1.234,50',
    currency: 'USD',
    merchant: '100002',
    language: 'en',
    theme: 'dark',
    place: 'frame',
  };

  it('prepares what was chosen and frames the payment page', async () => {
    const answer = await postForm(
      bench.store,
      '/checkout',
      { ...typed, timeout: '5', non_3d: '1', no_installment: '1' },
      basket,
    );
    expect(answer.statusCode).toBe(303);
    expect(bench.asked.at(-1)!.body).toMatchObject({
      merchant_id: '100002',
      payment_amount: '123450',
      currency: 'USD',
      lang: 'en',
      iframe_v2_dark: '1',
      timeout_limit: '5',
      non_3d: '1',
      no_installment: '1',
      test_mode: '0',
    });
    expect(bench.asked.at(-1)!.body).not.toHaveProperty('force_3d');
    const page = await bench.store.inject(String(answer.headers.location));
    expect(page.body).toMatch(/<iframe [^>]*src="http:\/\/127\.0\.0\.1:\d+\/odeme\/guvenli\/v2\/token-1"/);
    expect(page.body).toContain('data-theme="dark"');
  });

  it('leaves for the payment page itself when that was chosen', async () => {
    const answer = await postForm(bench.store, '/checkout', { ...typed, place: 'page' }, basket);
    expect(answer.headers.location).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/odeme\/guvenli\/v2\/token-1$/);
  });

  it.each([
    ['amount', '0'],
    ['amount', '12.50'],
    ['currency', 'XYZ'],
    ['merchant', '999'],
    ['timeout', '0'],
    ['timeout', '1441'],
  ])('comes back with what was typed when the %s is %s', async (name, value) => {
    const before = bench.asked.length;
    const answer = await postForm(bench.store, '/checkout', { ...typed, [name]: value }, basket);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('aria-invalid="true"');
    expect(bench.asked).toHaveLength(before);
  });

  it('starts again with a new order of the same kind', async () => {
    const oid = await orderOf(bench);
    await notify(bench, oid, { status: 'failed' });
    const answer = await postForm(bench.store, `/checkout/${oid}/again`, {});
    const again = bench.asked.at(-1)!.body;
    expect(again.merchant_oid).not.toBe(oid);
    expect(answer.headers.location).toBe(`/checkout/${again.merchant_oid}`);
    expect((await bench.store.inject(`/orders/${again.merchant_oid}/state`)).json()).toEqual({ state: 'waiting' });
  });

  it('shows the card of the scenario beside the frame', async () => {
    const page = await bench.store.inject(`/checkout/${await orderOf(bench)}`);
    expect(page.body).toContain('4355 0843 5508 4358');
    expect(page.body).toContain('data-copy="4355084355084358"');
  });
});

describe('the basket', () => {
  const basketAfter = async (url: string, fields: Record<string, string>, cookie: string) =>
    /basket=([^;]*)/.exec(String((await postForm(bench.store, url, fields, cookie)).headers['set-cookie']))?.[1];

  it('takes products, quantities and removals, and drops any other product', async () => {
    expect(await basketAfter('/basket/add', { product: 'cup' }, 'basket=cup:1')).toBe('cup:2');
    expect(await basketAfter('/basket/add', { product: 'cup' }, 'basket=bomb:1.cup:x.teapot:2')).toBe('teapot:2.cup:1');
    expect(await basketAfter('/basket', { 'quantity-cup': '7' }, 'basket=cup:1')).toBe('cup:7');
    expect(await basketAfter('/basket', { 'quantity-cup': '0' }, 'basket=cup:1')).toBe('');
    expect(await basketAfter('/basket', { 'quantity-cup': '-3' }, 'basket=cup:1')).toBe('cup:1');
    expect(await basketAfter('/basket', { remove: 'cup', 'quantity-cup': '1' }, 'basket=cup:1.tea:1')).toBe('tea:1');
    expect(await basketAfter('/basket', { 'quantity-cup': '999' }, 'basket=cup:1')).toBe('cup:99');
  });
});

describe('the merchant settings', () => {
  const settings = { ...panelSettings, dark: '1' };

  it('are saved, and only what was changed', async () => {
    const save = jest.spyOn(bench.panel, 'save');
    const answer = await postPanelForm(bench.store, '/merchants/100002', {
      ...settings,
      name: ' Gündüz Plak ',
      testMode: '1',
    });
    await postPanelForm(bench.store, '/merchants/100002', { ...settings, name: 'Gündüz Plak', testMode: '1' });
    expect(answer.headers.location).toBe('/merchants/100002?saved=1');
    expect(save.mock.calls).toEqual([['100002', { name: 'Gündüz Plak', testMode: true }]]);
    expect(await bench.panel.find('100002')).toMatchObject({ name: 'Gündüz Plak', testMode: true, dark: true });
  });

  it('hold what a merchant says of installments and stored cards', async () => {
    const rules = { requireCvv: '1', noInstallment: '1', singleOff: '1', pftOptionMax: '9' };
    await postPanelForm(bench.store, '/merchants/100005', { ...settings, ...rules });
    const saved = { requireCvv: true, noInstallment: true, singleOff: true, pftOptionMax: 9 };
    expect(await bench.panel.find('100005')).toMatchObject(saved);
    const page = (await bench.store.inject('/merchants/100005')).body;
    expect(page).toMatch(/<option value="9" selected>/);
    expect((await bench.store.inject('/merchants')).body).toContain('Peşin fiyatına 9 taksit');
    await postPanelForm(bench.store, '/merchants/100005', { ...settings, pftOptionMax: '1' });
    expect(await bench.panel.find('100005')).toMatchObject({ requireCvv: false, pftOptionMax: 9 });
  });

  it.each([
    ['name', ''],
    ['website', 'javascript:alert(1)'],
    ['logo', 'data:image/svg+xml,x'],
    ['notificationUrl', 'https://user:secret@example.com'],
    ['notificationUrl', 'http://169.254.169.254/latest/meta-data'],
    ['transferNoticeUrl', 'http://169.254.169.254/latest/meta-data'],
    ['name', 'x'.repeat(61)],
    ['name', 'Kart 4355 0843 5508 4358'],
    ['website', 'https://shop.example/4355084355084358'],
    ['logo', 'https://shop.example/4355%200843%205508%204358.svg'],
    ['notificationUrl', 'https://shop.example/?card=4355084355084358'],
    ['transferNoticeUrl', 'https://shop.example/?card=4355084355084358'],
  ])('with a wrong %s come back and change nothing', async (name, value) => {
    const before = await bench.panel.find('100003');
    const answer = await postPanelForm(bench.store, '/merchants/100003', { ...settings, [name]: value });
    expect(answer.statusCode).toBe(422);
    expect(await bench.panel.find('100003')).toEqual(before);
  });
});
