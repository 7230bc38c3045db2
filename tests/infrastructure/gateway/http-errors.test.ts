import type { Language } from '../../../src/domain/locale/language.js';
import { HttpClient, type HttpClientOptions } from '../../../src/infrastructure/gateway/http-client.js';
import { failureIn, providerOfTests } from './scripted-provider.js';

const provider = providerOfTests({ a: 1 });
const language: Language = 'tr';
const client = (options: Partial<HttpClientOptions> = {}) =>
  new HttpClient({ baseUrl: provider.baseUrl, language: () => language, ...options });

describe('errors', () => {
  const post = () => failureIn(client().post('/odeme', {}));

  it('ER-01 no connection, and an error without a body, say nothing', async () => {
    provider.answer = (response) => response.destroy();
    expect(await post()).toEqual({ kind: 'noAnswer' });
    for (const status of [400, 401, 404, 410, 500, 502]) {
      provider.say(status, '');
      expect(await post()).toEqual({ kind: 'noAnswer' });
    }
  });

  it('PY-06 ER-01 half a body is no answer', async () => {
    provider.answer = (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"status":"success"', () => response.destroy());
    };
    expect(await post()).toEqual({ kind: 'noAnswer' });
  });

  it('ER-02 a 301 without a Location is read: it sends the shopper to another address', async () => {
    provider.say(301, { status: 'error', redirectUrl: 'https://shop.example/fail', error: { description: 'Olmadı' } });
    const redirected = {
      kind: 'redirected',
      redirectUrl: 'https://shop.example/fail',
      error: { description: 'Olmadı', redirectUrl: 'https://shop.example/fail' },
    };
    expect(await post()).toEqual(redirected);
    expect(await failureIn(client().get('/a'))).toEqual(redirected);
  });

  it('ER-02 without a redirectUrl it is the general error', async () => {
    provider.say(301, { status: 'error', error: { description: 'Olmadı' } });
    expect(await post()).toEqual({ kind: 'refused', httpStatus: 301, error: {} });
  });

  describe('in the browser, which follows redirects', () => {
    /** A fetch that treats redirects as the page's own client has it; Node would refuse the origin. */
    const followed: typeof fetch = (path, { mode: _, ...init } = {}) => fetch(provider.baseUrl + String(path), init);
    const own = () => client({ baseUrl: undefined, fetch: followed });
    const calls = [
      ['a POST', () => own().post('/odeme', {})],
      ['a GET', () => own().get('/a')],
    ] as const;

    it.each(calls)('ER-02 a 301 without a Location is read by %s', async (_method, call) => {
      const error = { description: 'Olmadı' };
      const redirectUrl = 'https://shop.example/fail';
      provider.say(301, { status: 'error', redirectUrl, error });
      expect(await failureIn(call())).toMatchObject({ kind: 'redirected', redirectUrl, error });
      provider.say(301, { status: 'error', error });
      expect(await failureIn(call())).toEqual({ kind: 'refused', httpStatus: 301, error: {} });
    });

    it.each(calls)('ER-02 PY-06 what a 301 with a Location leads %s to is no answer', async (_method, call) => {
      provider.answer = (response, { path }) => {
        response.writeHead(path === '/led' ? 200 : 301, path === '/led' ? {} : { location: '/led' });
        response.end('{"status":"success","data":{}}');
      };
      expect(await failureIn(call())).toMatchObject({ kind: 'malformed' });
      expect(provider.received.map(({ path }) => path)).toContain('/led');
    });
  });

  it('ER-02 a 307 never carries a body to another address', async () => {
    provider.answer = (response, { path }) => {
      response.writeHead(path === '/odeme' ? 307 : 200, { location: `${provider.baseUrl}/other` });
      response.end('{"status":"success"}');
    };
    expect((await failureIn(client().post('/odeme', { card_number: '4355084355084358' }))).kind).toBe('malformed');
    expect(provider.received.map(({ path }) => path)).toEqual(['/odeme']);
  });

  it.each([400, 401, 404, 410, 500])(
    'ER-03 HTTP %i with an error body is a refusal with its details',
    async (status) => {
      const error = { title: 'Hata', description: 'Kart reddedildi', code: 'declined', group: '10', lang: 'tr' };
      provider.say(status, { status: 'error', message: 'x', error });
      expect(await post()).toEqual({ kind: 'refused', httpStatus: status, error });
    },
  );

  it('ER-03 every field but the status may be missing or null', async () => {
    for (const body of [
      { status: 'error' },
      { status: 'error', error: null },
      { status: 'error', error: { code: null } },
    ]) {
      provider.say(400, body);
      expect(await post()).toEqual({ kind: 'refused', httpStatus: 400, error: {} });
    }
  });

  it('PY-07 the codes paid and pending are no refusals; expired stays one', async () => {
    const receipt = { redirectUrl: 'https://shop.example/ok', merchantName: 'Kitapçı', merchantOid: 'ORDER1' };
    provider.say(400, { status: 'error', ...receipt, error: { code: 'paid' } });
    expect(await post()).toEqual({ kind: 'alreadyPaid', receipt });
    provider.say(400, { status: 'error', error: { code: 'pending' } });
    expect(await post()).toEqual({ kind: 'underWay' });
    provider.say(400, { status: 'error', error: { code: 'pending' }, waitsFor: 'shopper' });
    expect(await post()).toEqual({ kind: 'underWay', unfinished: true });
    provider.say(410, { status: 'error', error: { code: 'expired' } });
    expect(await post()).toEqual({ kind: 'refused', httpStatus: 410, error: { code: 'expired' } });
  });

  it('PY-06 a refusal can say beside the error that a post is void; then another payment that is under way is not that post', async () => {
    const named = { status: 'error', attempt_id: '7-7-7-7' };
    provider.say(410, { ...named, error: { code: 'deleted' } });
    expect(await post()).toMatchObject({ kind: 'refused', error: { code: 'deleted', voided: '7-7-7-7' } });
    provider.say(400, { ...named, error: { code: 'pending' } });
    expect(await post()).toMatchObject({ kind: 'refused', error: { code: 'pending', voided: '7-7-7-7' } });
  });

  it('AP-20 texts of a megabyte are cut', async () => {
    provider.say(400, { status: 'error', error: { description: 'x'.repeat(1_000_000) } });
    const failure = await post();
    expect(failure.kind === 'refused' && failure.error.description).toHaveLength(1000);
  });

  it.each([
    ['HTML', '<!doctype html><h1>Bakım</h1>'],
    ['an empty success', ''],
    ['half of JSON', '{"status":"succ'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['a deep nest', '['.repeat(500_000)],
    ['10 MB', `{"status":"success","data":"${'x'.repeat(10_000_000)}"}`],
  ])('AP-20 %s becomes a typed failure', async (_name, body) => {
    provider.say(200, body);
    expect(await post()).toMatchObject({ kind: 'malformed', httpStatus: 200 });
    expect(await failureIn(client().get('/a'))).toMatchObject({ kind: 'malformed', httpStatus: 200 });
  });

  it('AP-20 an answer without an end is cut off at the limit', async () => {
    provider.answer = (response) => {
      const chunk = 'x'.repeat(64 * 1024);
      const pour = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', pour).on('error', () => {});
      pour();
    };
    expect(await post()).toMatchObject({ kind: 'malformed' });
  });
});
