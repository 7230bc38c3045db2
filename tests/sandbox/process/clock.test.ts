import { AdjustableClock } from '../../../sandbox/process/clock.js';

describe('the sandbox clock', () => {
  it('wakes whoever waited for a moment that was passed, and no other', async () => {
    const clock = new AdjustableClock(1000);
    const woken: string[] = [];
    const short = clock.sleep(10).then(() => woken.push('short'));
    const long = clock.sleep(20).then(() => woken.push('long'));
    clock.advance(15);
    await short;
    expect(woken).toEqual(['short']);
    expect(clock.now()).toBe(1015);
    clock.advance(5);
    await long;
    expect(woken).toEqual(['short', 'long']);
  });

  it('lets go of a sleeper whose signal aborts, before or during its sleep', async () => {
    const clock = new AdjustableClock(0);
    const stop = new AbortController();
    const sleeping = clock.sleep(1_000_000, stop.signal);
    stop.abort();
    await sleeping;
    await clock.sleep(1_000_000, stop.signal);
  });

  it('runs with the machine unless frozen, and can be set forward', async () => {
    const clock = new AdjustableClock();
    const before = Date.now();
    clock.advance(60_000);
    expect(clock.now()).toBeGreaterThanOrEqual(before + 60_000);
    const sleeping = clock.sleep(60_000);
    clock.advance(60_000);
    await sleeping;
  });
});
