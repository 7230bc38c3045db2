import { performance } from 'node:perf_hooks';
import { jest } from '@jest/globals';
import { isNull } from 'drizzle-orm';
import type { Container } from 'inversify';
import { Database, type OpenDatabase } from '../../../sandbox/database/database.js';
import { DatabaseClock } from '../../../sandbox/database/database-clock.js';
import { AdjustableClock } from '../../../sandbox/process/clock.js';
import { orders } from '../../../sandbox/provider/database/schema.js';
import { openEmpty } from '../embedded-database.js';
import { openSandbox } from '../running-sandbox.js';
import { Shopper } from '../shopper.js';

const hour = 3_600_000;

describe('the clock of a process', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openEmpty();
  });
  afterAll(() => open.close());

  it('SV-05 is the database’s, whatever the machine’s says', async () => {
    const clock = new AdjustableClock();
    clock.follow(Date.now() + hour);
    await new DatabaseClock(open.db, clock).compare();
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(5_000);
  });

  it('SV-05 goes on evenly where the machine’s is set while it runs', async () => {
    const clock = new AdjustableClock();
    const before = clock.now();
    const set = jest.spyOn(Date, 'now').mockReturnValue(before + hour);
    expect(clock.now() - before).toBeLessThan(60_000);
    set.mockRestore();
  });

  it('SV-05 follows no later answer that waited, which says less exactly what time it is', async () => {
    let elapsed = performance.now();
    let waits = 8_000;
    const spied = jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
    const slow = Object.create(open.db, {
      select: {
        value: (fields: Parameters<Database['select']>[0]) => {
          elapsed += waits;
          return open.db.select(fields);
        },
      },
    });
    const followed: number[] = [];
    const own = new DatabaseClock(slow, { follow: (ms) => followed.push(ms) });
    await own.compare();
    await own.compare();
    expect(followed).toHaveLength(1);
    waits = 20;
    await own.compare();
    expect(followed).toHaveLength(2);
    spied.mockRestore();
  });

  it('SV-05 stays where it is as long as that may be the time', () => {
    const clock = new AdjustableClock();
    clock.follow(Date.now() + 3_000, 4_000);
    expect(clock.now() - Date.now()).toBeLessThan(2_000);
    clock.follow(Date.now() + 3_000, 20);
    expect(clock.now() - Date.now()).toBeGreaterThan(2_000);
  });

  it.each([
    ['ahead of', hour],
    ['behind', -hour],
  ])('SV-05 follows nothing more while the machine is an hour %s the database', async (how, apart) => {
    const clock = new AdjustableClock();
    let ahead = 0;
    const own = new DatabaseClock(open.db, clock, () => Date.now() + ahead);
    await own.requireSure();
    ahead = apart;
    clock.follow(clock.now() + 60_000);
    const before = clock.now();
    await expect(own.requireSure()).rejects.toThrow(`The clock of this machine is 3600 s ${how} that of the database`);
    expect(clock.now()).toBeGreaterThanOrEqual(before);
    expect(own.isSure).toBe(false);
    ahead = 0;
    await own.requireSure();
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(5_000);
  });
});

describe('a process whose machine is set an hour ahead', () => {
  let ahead = 0;
  const withMachine = (container: Container) =>
    container
      .rebind(DatabaseClock)
      .toResolvedValue(
        (db: Database, clock: AdjustableClock) => new DatabaseClock(db, clock, () => Date.now() + ahead),
        [Database, AdjustableClock],
      );

  it('SV-05 is not started, and says which clock is ahead', async () => {
    ahead = hour;
    const starting = openSandbox({}, withMachine);
    await expect(starting).rejects.toThrow('The clock of this machine is 3600 s ahead of that of the database');
    ahead = 0;
  });

  it('SV-05 is not ready, and its jobs report no order as failed until the clocks agree', async () => {
    const sandbox = await openSandbox({}, withMachine);
    const readiness = async () => (await fetch(`${sandbox.urls.provider}/readyz`)).status;
    const openOrders = () => sandbox.db.$count(orders, isNull(orders.endedAt));
    expect(await readiness()).toBe(200);
    await Shopper.arrive(sandbox.urls.provider, { timeout_limit: '1' });
    ahead = hour;
    expect(await readiness()).toBe(503);
    // Every job has had its turn when the last of three turns of each has begun.
    for (let turn = 0; turn < 3; turn += 1) {
      sandbox.clock.advance(hour);
      expect(await readiness()).toBe(503);
    }
    expect(await openOrders()).toBe(1);
    ahead = 0;
    expect(await readiness()).toBe(200);
    while ((await openOrders()) > 0) sandbox.clock.advance(60_000);
    await sandbox.close();
  });
});
