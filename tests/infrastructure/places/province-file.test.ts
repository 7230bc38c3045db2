import { jest } from '@jest/globals';
import { firstValueFrom } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { GatewayError } from '../../../src/application/ports.js';
import { ProvinceFile } from '../../../src/infrastructure/places/province-file.js';
import { failureIn } from '../gateway/scripted-provider.js';

const url = '/assets/provinces-3F2A91C0.json';
const list = [{ name: 'Ankara', districts: ['Çankaya', 'Mamak'] }];

/** A file with these answers, in order; the last one is repeated. */
function file(...answers: (() => Promise<Response>)[]) {
  const asked: string[] = [];
  const ask: typeof fetch = (input) => {
    asked.push(String(input));
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    return answer === undefined ? Promise.reject(new TypeError('no answer is left')) : answer();
  };
  return { asked, places: new ProvinceFile({ url, fetch: ask }) };
}

const says =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));
const breaks = () => Promise.reject(new TypeError('network'));

/** Lets the pauses between tries pass at once. */
async function withoutWaiting<T>(ask: () => Promise<T>): Promise<T> {
  jest.useFakeTimers();
  try {
    const end = ask();
    await jest.advanceTimersByTimeAsync(2_000);
    return await end;
  } finally {
    jest.useRealTimers();
  }
}

describe('the file of provinces', () => {
  it('AD-02 is fetched when it is asked for, and not before', async () => {
    const { asked, places } = file(says(JSON.stringify(list)));
    const provinces = places.provinces();
    expect(asked).toEqual([]);
    expect(await firstValueFrom(provinces)).toEqual(list);
    expect(asked).toEqual([url]);
  });

  it('AP-20 anything but the list is a typed failure', async () => {
    const wrong = ['', '<html>', '{}', '[]', 'null', '[1]', '[{"name":"Ankara"}]', '[{"name":"","districts":["a"]}]'];
    for (const text of [...wrong, '[{"name":"Ankara","districts":[]}]', '[{"name":"Ankara","districts":[1]}]']) {
      const { places } = file(says(text));
      expect(await failureIn(places.provinces())).toEqual({ kind: 'malformed', httpStatus: 200, field: 'provinces' });
    }
    const { asked, places } = file(says(JSON.stringify(list), 404));
    expect(await failureIn(places.provinces())).toEqual({ kind: 'malformed', httpStatus: 404, field: 'provinces' });
    expect(asked).toHaveLength(1);
  });

  it('AD-02 is asked for again when a line breaks or a server is not quite there', async () => {
    const { asked, places } = file(breaks, says('', 503), says(JSON.stringify(list)));
    expect(await withoutWaiting(() => firstValueFrom(places.provinces()))).toEqual(list);
    expect(asked).toHaveLength(3);
  });

  it('AD-02 after three tries there is no answer; asking anew starts again', async () => {
    const { asked, places } = file(breaks);
    expect(await withoutWaiting(() => failureIn(places.provinces()))).toEqual({ kind: 'noAnswer' });
    expect(asked).toHaveLength(3);
    expect(await withoutWaiting(() => failureIn(places.provinces()))).toEqual({ kind: 'noAnswer' });
    expect(asked).toHaveLength(6);
  });

  it('AD-02 a server that never answers is given up after 30 s', () => {
    const ends: unknown[] = [];
    new TestScheduler(() => {}).run(({ hot }) => {
      const { places } = file(() => new Promise(() => {}));
      places.provinces().subscribe({ error: (error: GatewayError) => ends.push(error.failure) });
      hot('29999ms x').subscribe(() => expect(ends).toEqual([]));
      hot('30001ms x').subscribe();
    });
    expect(ends).toEqual([{ kind: 'timeout' }]);
  });
});
