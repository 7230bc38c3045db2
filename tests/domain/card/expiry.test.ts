import fc from 'fast-check';
import { earliestMonth, expiryProblem, normaliseExpiry, readExpiry } from '../../../src/domain/card/expiry.js';

const now = { year: 2026, month: 7 };

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Types a text key by key, as a field does that shows each time what the rule makes of it. */
function typed(keys: string): string {
  return [...keys].reduce((shown, key) => normaliseExpiry(shown + key, shown), '');
}

describe('normaliseExpiry', () => {
  it.each([
    ['12/30', '12/30'],
    ['12 / 30', '12/30'],
    ['12/2030', '12/30'],
    ['12 / 2030', '12/30'],
    ['12-30', '12/30'],
    ['12.2030', '12/30'],
    ['12 30', '12/30'],
    ['1230', '12/30'],
    ['1230 ', '12/30'],
    ['122030', '12/30'],
    ['203012', '12/30'],
    ['2030-12', '12/30'],
    ['2030/12', '12/30'],
    ['2030-12-31', '12/30'],
    ['2030-3', '03/30'],
    ['3/2030', '03/30'],
    ['330', '03/30'],
    ['32030', '03/30'],
    ['  12/30\n', '12/30'],
    ['SKT: 12/30', '12/30'],
    ['１２／３０', '12/30'],
    ['١٢/٣٠', '12/30'],
  ])('CN-11 a paste or an autofill of %j is shown as %s', (text, shown) => expect(normaliseExpiry(text)).toBe(shown));

  it.each([
    ['', ''],
    ['/', ''],
    ['abc', ''],
    ['0', '0'],
    ['1', '1'],
    ['3', '03'],
    ['12', '12'],
    ['12/', '12/'],
    ['35', '03/5'],
    ['123', '12/3'],
    ['12/3', '12/3'],
    ['2030', '02'],
    ['2030-', '02'],
    ['/2030', '/30'],
    ['12/3300', '12/'],
    ['12/330', '12/'],
    ['12/33000', '12/'],
    ['12/20300', '12/'],
    ['12/30123', '12/'],
    ['123300', '12'],
    ['12330', '12'],
    ['123/45', '12'],
    ['/3300', ''],
  ])('CN-11 %j, on the way to a date, is shown as %j', (text, shown) => expect(normaliseExpiry(text)).toBe(shown));

  it.each([
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['122030', '12/30'],
    ['12/2030', '12/30'],
    ['12 / 2030', '12/30'],
    ['330', '03/30'],
    ['3/30', '03/30'],
    ['3/2030', '03/30'],
    ['0330', '03/30'],
    ['1/30', '1/30'],
    ['1/2030', '1/30'],
    ['12309', '12/30'],
    ['1/309', '1/30'],
    ['12209', '12/9'],
  ])('CN-11 the keys %s end as %s: a year 2030 never becomes 20', (keys, shown) => expect(typed(keys)).toBe(shown));

  it('CN-11 shows at most 5 characters, digits and one slash, and showing it again changes nothing', () => {
    const texts = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789/- .x٣３'), maxLength: 12 }),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const shown = normaliseExpiry(text);
        expect(shown).toMatch(/^[0-9]{0,2}(?:\/[0-9]{0,2})?$/);
        expect(normaliseExpiry(shown)).toBe(shown);
      }),
      { numRuns: 1000 },
    );
  });

  it('CN-11 every way to write a date is shown alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
        const [mm, yy] = [twoDigits(month), twoDigits(year)];
        const ways = [
          `${mm}/${yy}`,
          mm + yy,
          `${mm}-${yy}`,
          `${mm}/20${yy}`,
          `${mm} / 20${yy}`,
          `${mm}20${yy}`,
          `20${yy}-${mm}`,
        ];
        expect(ways.map((way) => normaliseExpiry(way))).toEqual(ways.map(() => `${mm}/${yy}`));
        expect(typed(`${mm}${yy}`)).toBe(`${mm}/${yy}`);
        expect(typed(`${mm}/20${yy}`)).toBe(`${mm}/${yy}`);
      }),
    );
  });

  it('CN-11 backspace empties the field from the end: the slash never comes back by itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
        let shown = `${twoDigits(month)}/${twoDigits(year)}`;
        for (let length = 4; length >= 0; length -= 1) {
          shown = normaliseExpiry(shown.slice(0, -1));
          expect(shown).toHaveLength(length);
        }
      }),
    );
  });

  it('CN-11 any digit of a date can be deleted and typed anew where it stood', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom(0, 1, 3, 4),
        fc.constantFrom(...'0123456789'),
        (month, year, place, digit) => {
          const date = `${twoDigits(month)}/${twoDigits(year)}`;
          const without = date.slice(0, place) + date.slice(place + 1);
          expect(normaliseExpiry(without)).toBe(without);
          const corrected = date.slice(0, place) + digit + date.slice(place + 1);
          expect(normaliseExpiry(corrected)).toBe(corrected);
        },
      ),
    );
  });

  it('CN-11 deleting the slash changes nothing, and an emptied month leaves the year where it is', () => {
    expect(normaliseExpiry('1230')).toBe('12/30');
    expect(normaliseExpiry('/30')).toBe('/30');
    expect(normaliseExpiry('1/30')).toBe('1/30');
  });

  it('CN-11 a digit too many in the month flows into the year', () => {
    expect(normaliseExpiry('123/0')).toBe('12/30');
  });
});

describe('readExpiry', () => {
  it.each([
    ['12/30', { month: '12', year: '30' }],
    ['07/26', { month: '07', year: '26' }],
    ['08/26', { month: '08', year: '26' }],
    ['01/27', { month: '01', year: '27' }],
    ['1/30', { month: '01', year: '30' }],
    ['12/2030', { month: '12', year: '30' }],
    ['2030-12', { month: '12', year: '30' }],
    ['1230', { month: '12', year: '30' }],
    ['12/99', { month: '12', year: '99' }],
  ])('CN-11 reads %s', (text, expiry) => expect(readExpiry(text, now)).toEqual(expiry));

  it('CN-11 a card is good through the last day of its month', () => {
    expect(readExpiry('07/26', { year: 2026, month: 7 })).toEqual({ month: '07', year: '26' });
    expect(readExpiry('07/26', { year: 2026, month: 8 })).toBeUndefined();
    expect(readExpiry('12/26', { year: 2026, month: 12 })).toEqual({ month: '12', year: '26' });
    expect(readExpiry('12/26', { year: 2027, month: 1 })).toBeUndefined();
  });

  it('CN-11 is good exactly until its month is over, in the current century', () => {
    const months = fc.integer({ min: 1, max: 12 });
    const years = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(months, years, months, years, (month, year, nowMonth, nowYear) => {
        const text = `${twoDigits(month)}/${twoDigits(year)}`;
        const over = year < nowYear || (year === nowYear && month < nowMonth);
        const read = readExpiry(text, { year: 2000 + nowYear, month: nowMonth });
        expect(read).toEqual(over ? undefined : { month: twoDigits(month), year: twoDigits(year) });
      }),
    );
  });
});

describe('expiryProblem', () => {
  it.each(['', '  '])('CN-11 CN-14 is required: %j', (text) => {
    expect(expiryProblem(text, now)).toEqual({ key: 'validation.required' });
  });

  it.each([
    '1',
    '12',
    '12/',
    '12/3',
    '/30',
    '00/30',
    '0/30',
    '13/30',
    '99/99',
    '12/1930',
    '12/2130',
    '12/3300',
    'h12/3300',
    '123300',
    '12 3300',
    '3300-12',
    '12/33001',
    '12/330',
    'ab/cd',
  ])('CN-11 refuses %s: unfinished, or no month', (text) =>
    expect(expiryProblem(text, now)).toEqual({ key: 'validation.cardExpiryDateFormat' }),
  );

  it.each(['06/26', '12/25', '5/20', '2026-06'])('CN-11 says of %s that it is over', (text) =>
    expect(expiryProblem(text, now)).toEqual({ key: 'validation.cardExpiryDateFormat', params: { context: 'past' } }),
  );

  it.each(['07/26', '12/30', '1/30', '2030-12'])('CN-11 finds nothing wrong with %s', (text) => {
    expect(expiryProblem(text, now)).toBeUndefined();
  });
});

describe('the month where on earth the day begins last', () => {
  it('begins twelve hours after it has begun in UTC', () => {
    expect(earliestMonth(Date.parse('2026-01-01T11:59:59.999Z'))).toEqual({ year: 2025, month: 12 });
    expect(earliestMonth(Date.parse('2026-01-01T12:00:00Z'))).toEqual({ year: 2026, month: 1 });
  });
});
