/** @jest-environment jsdom */
import { machineClock, pageClock } from '../../../src/infrastructure/host/clock.js';

describe('the clocks', () => {
  it('EX-03 a page wakes when it is seen, online, or back from the cache, and not when it is hidden', () => {
    let wakes = 0;
    const watching = pageClock(window).wakes.subscribe(() => wakes++);
    const visibility = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    visibility('hidden');
    expect(wakes).toBe(0);
    visibility('visible');
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pageshow'));
    expect(wakes).toBe(3);
    watching.unsubscribe();
    window.dispatchEvent(new Event('online'));
    expect(wakes).toBe(3);
  });

  it('EX-03 reads the wall in ms since the epoch, and a clock that never goes back', () => {
    expect(Math.abs(machineClock.wall() - Date.now())).toBeLessThan(1000);
    const first = machineClock.monotonic();
    expect(machineClock.monotonic()).toBeGreaterThanOrEqual(first);
  });

  it('PY-02 a page is restored when it comes back from the browser’s cache, and at no other time', () => {
    let restored = 0;
    const watching = pageClock(window).restored.subscribe(() => restored++);
    const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
    window.dispatchEvent(shown(false));
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(restored).toBe(0);
    window.dispatchEvent(shown(true));
    expect(restored).toBe(1);
    watching.unsubscribe();
  });
});
