import { Standstill } from '../../../sandbox/process/standstill.js';

describe('a process that stands still', () => {
  let now = 0;
  const elapsed = () => now;

  /** Lets time pass without a look, and says how old what is read then may be. */
  const ageAfter = (ms: number, standstill: Standstill): number => {
    now += ms;
    return standstill.mostAge();
  };

  it('TR-13: takes what it reads for as old as the standstill, until 5 s after it', () => {
    const standstill = new Standstill(elapsed);
    expect(ageAfter(61_000, standstill)).toBe(61_000);
    expect(ageAfter(4_900, standstill)).toBe(65_900);
    expect(ageAfter(100, standstill)).toBe(0);
  });

  it('TR-13: counts two standstills without time between as one', () => {
    const standstill = new Standstill(elapsed);
    expect(ageAfter(40_000, standstill)).toBe(40_000);
    expect(ageAfter(1_000, standstill)).toBe(41_000);
    expect(ageAfter(40_000, standstill)).toBe(81_000);
  });

  it('TR-13: forgets a standstill where it ran between, so that many short ones make no post old', () => {
    const standstill = new Standstill(elapsed);
    for (let nth = 0; nth < 20; nth += 1) {
      expect(ageAfter(5_100, standstill)).toBe(5_100);
      ageAfter(4_900, standstill);
    }
  });

  it('takes what it reads for new while it is busy alone', () => {
    const standstill = new Standstill(elapsed);
    expect(ageAfter(5_000, standstill)).toBe(0);
    expect(ageAfter(4_000, standstill)).toBe(0);
  });
});
