import { jest } from '@jest/globals';
import fastify from 'fastify';
import type { OpenDatabase } from '../../../../sandbox/database/database.js';
import { DatabaseClock } from '../../../../sandbox/database/database-clock.js';
import { ownSchemaVersion } from '../../../../sandbox/database/open-database.js';
import { clockFrom } from '../../../../sandbox/process/clock.js';
import { Readiness } from '../../../../sandbox/process/readiness.js';
import { Health } from '../../../../sandbox/provider/server/health.js';
import { openEmpty, placeOf } from '../../embedded-database.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the readiness of a process', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openEmpty();
  });
  afterAll(() => open.close());

  async function statusWith(connectAnew: () => Promise<void>, databaseClock = new DatabaseClock(open.db, clockFrom())) {
    const app = fastify();
    new Health(
      { db: open.db, connectAnew },
      new Readiness(true),
      ownSchemaVersion(),
      databaseClock,
      await placeOf(open.db),
    ).serve(app);
    const { statusCode } = await app.inject({ url: '/readyz' });
    await app.close();
    return statusCode;
  }
  const failWith = (code: string) => async () => {
    throw Object.assign(new Error('refused'), { code });
  };

  it.each([['53300'], ['57P03'], ['ECONNREFUSED']])(
    'TR-07 stays while its own connections work, though no other is made (%s)',
    async (code) => {
      expect(await statusWith(failWith(code))).toBe(200);
    },
  );

  it.each([['28P01'], ['28000'], ['3D000']])('TR-07 ends where the server lets it in no more (%s)', async (code) => {
    expect(await statusWith(failWith(code))).toBe(503);
  });

  it('TR-13 is known after 2 s, however many answers are late', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const late = () => new Promise<void>((resolve) => setTimeout(resolve, 1_500));
    const clock = new DatabaseClock(open.db, clockFrom());
    jest.spyOn(clock, 'requireSure').mockReturnValue(new Promise(() => {}));
    let status = 0;
    const asked = statusWith(late, clock).then((code) => {
      status = code;
    });
    while (jest.getTimerCount() < 2) await turn();
    await jest.advanceTimersByTimeAsync(2_000);
    for (let turns = 0; turns < 50; turns += 1) await turn();
    expect(status).toBe(503);
    await asked;
    jest.useRealTimers();
  });
});
