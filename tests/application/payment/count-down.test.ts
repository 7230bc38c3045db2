import { countDown } from '../../../src/application/payment/count-down.js';
import { deadlineIn } from '../../../src/domain/payment/deadline.js';
import { withClock } from '../methods/method-samples.js';

describe('a countdown', () => {
  it('OP-07 EX-03 says what is left at once, at every whole second, and 0 last', () => {
    withClock(({ expectObservable, clock }) => {
      const now = clock();
      const deadline = deadlineIn(2_500, { wall: now.wall(), monotonic: now.monotonic() });
      expectObservable(countDown(now)(deadline)).toBe('a 499ms b 999ms c 999ms (d|)', {
        a: 2_500,
        b: 2_000,
        c: 1_000,
        d: 0,
      });
    });
  });

  it('OP-07 EX-03 is right at once after a sleep', () => {
    withClock(({ flush, clock }) => {
      const now = clock('1500ms w', 60_000);
      const left: number[] = [];
      countDown(now)(deadlineIn(90_000, { wall: now.wall(), monotonic: 0 })).subscribe((ms) => left.push(ms));
      flush();
      expect(left.slice(0, 4)).toEqual([90_000, 89_000, 28_500, 28_000]);
      expect(left.at(-1)).toBe(0);
    });
  });
});
