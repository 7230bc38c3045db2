import fc from 'fast-check';
import { deadlineIn, remainingMs, warningLeadMs } from '../../../src/domain/payment/deadline.js';

const start = { wall: 1_700_000_000_000, monotonic: 5_000 };
const later = (wall: number, monotonic: number) => ({
  wall: start.wall + wall,
  monotonic: start.monotonic + monotonic,
});
const deadline = deadlineIn(60_000, start);

describe('a deadline', () => {
  it.each([
    ['both clocks before it', 59_999, 59_999, 1],
    ['both clocks at it', 60_000, 60_000, 0],
    ['the machine slept: the monotonic clock stood still', 60_000, 10, 0],
    ['the wall clock was set back', -3_600_000, 60_000, 0],
    ['the wall clock is a little ahead', 30_000, 20_000, 30_000],
    ['long after it', 9e9, 9e9, 0],
  ])('EX-03 %s', (_, wall, monotonic, remaining) => {
    expect(remainingMs(deadline, later(wall, monotonic))).toBe(remaining);
  });

  it('EX-03 nothing is left exactly when either clock says so', () => {
    const span = fc.integer({ min: 0, max: 10_000_000_000 });
    const move = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
    fc.assert(
      fc.property(span, move, move, (ms, wall, monotonic) => {
        const end = deadlineIn(ms, start);
        const now = later(wall, monotonic);
        expect(remainingMs(end, now) === 0).toBe(wall >= ms || monotonic >= ms);
      }),
    );
  });

  it('EX-03 that was over before it began has passed at once', () => {
    expect(remainingMs(deadlineIn(0, start), start)).toBe(0);
    expect(remainingMs(deadlineIn(-5, start), start)).toBe(0);
  });

  it('EX-01 is announced 60 s before', () => expect(warningLeadMs).toBe(60_000));
});
