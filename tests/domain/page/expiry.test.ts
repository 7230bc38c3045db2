import fc from 'fast-check';
import { deadlineIn, hasPassed, remainingMs, warningLeadMs } from '../../../src/domain/page/expiry.js';

const start = { wall: 1_700_000_000_000, monotonic: 5_000 };
const later = (wall: number, monotonic: number) => ({
  wall: start.wall + wall,
  monotonic: start.monotonic + monotonic,
});
const deadline = deadlineIn(60_000, start);

describe('a deadline', () => {
  it.each([
    ['both clocks before it', 59_999, 59_999, false, 1],
    ['both clocks at it', 60_000, 60_000, true, 0],
    ['the machine slept: the monotonic clock stood still', 60_000, 10, true, 0],
    ['the wall clock was set back', -3_600_000, 60_000, true, 0],
    ['the wall clock is a little ahead', 30_000, 20_000, false, 30_000],
    ['long after it', 9e9, 9e9, true, 0],
  ])('EX-03 %s', (_, wall, monotonic, passed, remaining) => {
    expect(hasPassed(deadline, later(wall, monotonic))).toBe(passed);
    expect(remainingMs(deadline, later(wall, monotonic))).toBe(remaining);
  });

  it('EX-03 has passed exactly when either clock says so, and then nothing is left', () => {
    const span = fc.integer({ min: 0, max: 10_000_000_000 });
    const move = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
    fc.assert(
      fc.property(span, move, move, (ms, wall, monotonic) => {
        const end = deadlineIn(ms, start);
        const now = later(wall, monotonic);
        expect(hasPassed(end, now)).toBe(wall >= ms || monotonic >= ms);
        expect(remainingMs(end, now) === 0).toBe(hasPassed(end, now));
      }),
    );
  });

  it('EX-03 that was over before it began has passed at once', () => {
    expect(hasPassed(deadlineIn(0, start), start)).toBe(true);
    expect(hasPassed(deadlineIn(-5, start), start)).toBe(true);
  });

  it('EX-01 is announced 60 s before', () => expect(warningLeadMs).toBe(60_000));
});
