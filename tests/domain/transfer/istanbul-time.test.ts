import fc from 'fast-check';
import {
  istanbulDate,
  istanbulMinutes,
  printIstanbulMoment,
  printTimeOfDay,
  readTimeOfDay,
} from '../../../src/domain/transfer/istanbul-time.js';

describe('the time in Istanbul', () => {
  it('BT-08 a moment is read in the language of the page', () => {
    const moment = Date.parse('2026-12-31T22:15:59Z');
    expect(printIstanbulMoment(moment, 'tr')).toBe('1 Ocak 2027 01:15');
    expect(printIstanbulMoment(moment, 'en')).toBe('January 1, 2027 at 1:15 AM');
  });

  it.each([
    ['2026-06-15T14:30:00Z', '17:30'],
    ['2026-12-31T22:15:59Z', '01:15'],
  ])('BT-07 at %s it is %s', (moment, time) => {
    expect(istanbulMinutes(Date.parse(moment))).toBe(readTimeOfDay(time));
  });

  it.each([
    ['2026-06-14T20:59:59Z', '2026-06-14'],
    ['2026-06-14T21:00:00Z', '2026-06-15'],
  ])('BT-03 at %s today is %s', (moment, date) => {
    expect(istanbulDate(Date.parse(moment))).toBe(date);
  });
});

describe('a time of day', () => {
  it('BT-07 is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        expect(readTimeOfDay(printTimeOfDay(minute))).toBe(minute);
      }),
    );
  });

  it.each(['', '24:00', '9:00', '09:60', '09:00:00', 'x'])('BT-07 %j is none', (text) => {
    expect(readTimeOfDay(text)).toBeUndefined();
  });
});
