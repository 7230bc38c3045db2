import { jest } from '@jest/globals';
import { firstValueFrom } from 'rxjs';
import type { GatewayError } from '../../../src/application/ports.js';
import type { Language } from '../../../src/domain/locale/language.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { HttpClient, type HttpClientOptions } from '../../../src/infrastructure/gateway/http-client.js';
import { failureIn, providerOfTests } from './scripted-provider.js';

const provider = providerOfTests({ a: 1 });
let language: Language = 'tr';
const client = (options: Partial<HttpClientOptions> = {}) =>
  new HttpClient({ baseUrl: provider.baseUrl, language: () => language, ...options });

const success = () => new Response('{"status":"success"}');

/** The client as it runs in the browser, and how it asks. */
function inBrowser() {
  const inits: RequestInit[] = [];
  const own = client({
    baseUrl: undefined,
    fetch: async (_input, init = {}) => {
      inits.push(init);
      return success();
    },
  });
  return { own, inits };
}

describe('the one client', () => {
  it('AP-01 a POST goes form-urlencoded, in UTF-8', async () => {
    await firstValueFrom(client().post('/odeme', { cc_owner: 'AYŞE ÖZ', b: 'x&y=z' }));
    const [call] = provider.received;
    expect(call).toMatchObject({ method: 'POST', path: '/odeme', body: 'cc_owner=AY%C5%9EE+%C3%96Z&b=x%26y%3Dz' });
    expect(call?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it('AP-01 a slash at the end of the address of the provider changes nothing', async () => {
    await firstValueFrom(client({ baseUrl: `${provider.baseUrl}/` }).get('/a'));
    expect(provider.received.map(({ path }) => path)).toEqual(['/a']);
  });

  it('AP-01 an answer is accepted only when the status of its body is success', async () => {
    expect((await firstValueFrom(client().get('/a'))).body).toEqual({ status: 'success', data: { a: 1 } });
    for (const status of ['ok', 'SUCCESS', 1, true, null, undefined]) {
      provider.say(200, { status, data: {} });
      expect(await failureIn(client().get('/a'))).toEqual({ kind: 'malformed', httpStatus: 200, field: 'status' });
    }
    provider.say(500, { status: 'success' });
    expect(await failureIn(client().get('/a'))).toEqual({ kind: 'malformed', httpStatus: 500, field: 'status' });
  });

  it('AP-01 ER-01 gives up after 60000 ms, retries included, aborts the call and says timeout', async () => {
    jest.useFakeTimers();
    try {
      let aborted = false;
      const silent = client({
        fetch: (_input, init) =>
          new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => {
              aborted = true;
              reject(new DOMException('aborted', 'AbortError'));
            });
          }),
      });
      const ends: Failure[] = [];
      const note = { error: (error: GatewayError) => void ends.push(error.failure) };
      silent.get('/a').subscribe(note);
      silent.post('/a', {}).subscribe(note);
      await jest.advanceTimersByTimeAsync(59_999);
      expect(ends).toEqual([]);
      expect(aborted).toBe(false);
      await jest.advanceTimersByTimeAsync(1);
      expect(ends).toEqual([{ kind: 'timeout' }, { kind: 'timeout' }]);
      expect(aborted).toBe(true);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(ends).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('AP-21 carries no cookie and no login, and asks in the language of the moment', async () => {
    provider.say(200, { status: 'success' }, { 'set-cookie': 'a=b' });
    const http = client();
    await firstValueFrom(http.get('/a'));
    language = 'en';
    await firstValueFrom(http.get('/a'));
    language = 'tr';
    expect(provider.received.map(({ headers }) => headers['accept-language'])).toEqual(['tr', 'en']);
    for (const { headers } of provider.received) {
      expect(headers.cookie).toBeUndefined();
      expect(headers.authorization).toBeUndefined();
    }
  });

  it('AP-21 in the browser it keeps to the own origin, without cookies and caches', async () => {
    const { own, inits } = inBrowser();
    await firstValueFrom(own.get('/a'));
    await firstValueFrom(own.post('/a', {}));
    expect(inits).toHaveLength(2);
    for (const init of inits)
      expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store', mode: 'same-origin' });
  });

  it('ER-02 in the browser a POST follows redirects, for else not every browser shows a 301 without a Location', async () => {
    const { own, inits } = inBrowser();
    await firstValueFrom(own.post('/a', {}));
    expect(inits.map(({ redirect = 'follow' }) => redirect)).toEqual(['follow']);
    expect(inits.map(({ mode }) => mode)).toEqual(['same-origin']);
  });

  it('gives the time of the server’s answer, for deadlines that do not trust the own clock', async () => {
    provider.say(200, { status: 'success' }, { date: 'Tue, 14 Nov 2023 22:13:20 GMT' });
    expect((await firstValueFrom(client().get('/a'))).serverTime).toBe(1_700_000_000_000);
    provider.say(200, { status: 'success' }, { date: 'soon' });
    expect((await firstValueFrom(client().get('/a'))).serverTime).toBeUndefined();
  });

  it('giving the stream up aborts the call', async () => {
    const closed = new Promise((resolve) => {
      provider.answer = (response) => response.on('close', resolve);
    });
    const arrived = new Promise<void>((resolve) => {
      const { answer } = provider;
      provider.answer = (response, call) => {
        answer(response, call);
        resolve();
      };
    });
    const call = client().get('/a').subscribe();
    await arrived;
    call.unsubscribe();
    await closed;
  });
});

describe('trying again', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Fetches that end with these, one after the other; the rest succeed. */
  function endings(...ends: (() => Response)[]) {
    const times: number[] = [];
    const start = Date.now();
    const fetch = async () => {
      times.push(Date.now() - start);
      return (ends.shift() ?? success)();
    };
    return { times, http: client({ fetch }) };
  }
  const dropped = () => {
    throw new TypeError('fetch failed');
  };
  const badGateway = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  const halfBody = () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));

  it('AP-19 a GET is tried again with growing pauses, a few times', async () => {
    const { times, http } = endings(dropped, badGateway, halfBody);
    const answer = firstValueFrom(http.get('/a'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await answer).httpStatus).toBe(200);
    expect(times).toEqual([0, 500, 1_500, 3_500]);
  });

  it('AP-19 and then it is given up', async () => {
    const { times, http } = endings(dropped, dropped, dropped, dropped, dropped);
    const failure = failureIn(http.get('/a'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await failure).toEqual({ kind: 'noAnswer' });
    expect(times).toHaveLength(4);
  });

  it('AP-19 an answer of the provider itself is not asked for again, a refusal neither', async () => {
    const refusal = () => new Response('{"status":"error"}', { status: 500 });
    const { times, http } = endings(refusal);
    expect(await failureIn(http.get('/a'))).toMatchObject({ kind: 'refused' });
    expect(times).toHaveLength(1);
  });

  it.each([dropped, badGateway, halfBody])('AP-19 PY-06 a POST is sent once, however it ends (%#)', async (ending) => {
    const { times, http } = endings(ending);
    const failure = failureIn(http.post('/odeme', {}));
    await jest.advanceTimersByTimeAsync(120_000);
    expect(['noAnswer', 'malformed']).toContain((await failure).kind);
    expect(times).toHaveLength(1);
  });

  it('AP-19 a GET that was given up is not tried again', async () => {
    const { times, http } = endings(dropped, dropped);
    const call = http.get('/a').subscribe({ error: () => {} });
    await jest.advanceTimersByTimeAsync(100);
    call.unsubscribe();
    await jest.advanceTimersByTimeAsync(60_000);
    // The pause that was running ends in a call that is aborted before it leaves; nothing follows it.
    expect(times.filter((ms) => ms > 500)).toEqual([]);
  });
});

describe('the early answer', () => {
  it('AP-05 is taken for the first GET of its path, once', async () => {
    const asked: string[] = [];
    const http = client({
      early: (path) => {
        asked.push(path);
        const response = new Response('{"status":"success","early":true}');
        return path === '/early' ? Promise.resolve({ response, arrivedAt: 0 }) : undefined;
      },
    });
    expect((await firstValueFrom(http.get('/early'))).body).toMatchObject({ early: true });
    expect(provider.received).toHaveLength(0);
    expect((await firstValueFrom(http.get('/early'))).body).toMatchObject({ data: { a: 1 } });
    await firstValueFrom(http.get('/other'));
    expect(asked).toEqual(['/early', '/other']);
    expect(provider.received.map(({ path }) => path)).toEqual(['/early', '/other']);
  });

  it('AP-19 one that failed is asked for again like any GET', async () => {
    const failed = Promise.reject(new TypeError('offline'));
    failed.catch(() => {});
    expect((await firstValueFrom(client({ early: () => failed }).get('/a'))).httpStatus).toBe(200);
    expect(provider.received).toHaveLength(1);
  });
});
