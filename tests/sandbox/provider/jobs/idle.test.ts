import { performance } from 'node:perf_hooks';
import { jest } from '@jest/globals';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { openSandbox } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

/** The jobs that look for due work as often as it may come. */
const lookers = 5;

describe('the jobs of a process', () => {
  let sandbox: Sandbox;
  let pauses: number[] = [];
  let elapsed = performance.now();
  const untilPaused = async () => {
    while (pauses.length < lookers) await new Promise(setImmediate);
  };

  beforeAll(async () => {
    sandbox = await openSandbox();
    const { clock } = sandbox;
    const sleep = clock.sleep.bind(clock);
    clock.sleep = (ms, signal) => {
      if (ms < 10_000) pauses.push(ms);
      return sleep(ms, signal);
    };
    jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
  });
  afterAll(() => {
    jest.restoreAllMocks();
  });

  it('TR-14 look less than twice a second for work while nothing happens', async () => {
    elapsed += 60_000;
    pauses = [];
    sandbox.clock.advance(500);
    await untilPaused();
    const looksPerSecond = pauses.reduce((sum, ms) => sum + 1000 / ms, 0);
    expect(looksPerSecond).toBeLessThan(2);
  });

  it('TR-14 look at once, and often, where something was posted', async () => {
    pauses = [];
    await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    await untilPaused();
    expect(Math.max(...pauses)).toBe(500);
  });

  it('TR-07 end at once where a round is under way', async () => {
    elapsed += 60_000;
    pauses = [];
    sandbox.clock.advance(500);
    await untilPaused();
    sandbox.clock.advance(4_000);
    await expect(sandbox.close()).resolves.toBeUndefined();
  });
});
