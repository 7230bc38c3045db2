import fc from 'fast-check';
import { normaliseAmountEntry, parseAmountEntry } from '../../../src/domain/links/amount-entry.js';
import { largestAmount, printAmount } from '../../../src/domain/money/amount.js';
import { currencies } from '../../../src/domain/money/currency.js';

const amounts = fc.oneof(fc.nat({ max: 10_000_00 }), fc.integer({ min: 0, max: largestAmount }));
const swap = (text: string) => text.replace(/[.,]/g, (point) => (point === '.' ? ',' : '.'));
const wide = (text: string) => text.replace(/[0-9]/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
const arabic = (text: string) => text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

describe('parseAmountEntry', () => {
  it.each([
    // Turkish habits
    ['1.234,56', 123456],
    ['1234,56', 123456],
    ['1.234', 123400],
    ['100.000', 10000000],
    ['12,5', 1250],
    ['1.234.567,8', 123456780],
    ['1.234.56', 123456],
    ['1.234.567.8', 123456780],
    // English habits
    ['1,234.56', 123456],
    ['1234.56', 123456],
    ['1234.5', 123450],
    ['1,234,567', 123456700],
    ['1,234,567.89', 123456789],
    ['12,345,678', 1234567800],
    // either
    ['5', 500],
    ['007', 700],
    ['0', 0],
    ['0,05', 5],
    ['0.05', 5],
    ['1,2', 120],
    ['1.23', 123],
    // other separators of thousands
    ['1 234,56', 123456],
    ['1 234.56', 123456],
    ['1\u00a0234,56', 123456],
    ['1\u202f234 567', 123456700],
    ["1'234", 123400],
    ["1'234.50", 123450],
    ['1’234,50', 123450],
    // on the way to another amount
    ['5,', 500],
    ['5.', 500],
    ['1.234,', 123400],
    [',5', 50],
    ['.50', 50],
    // pasted
    ['  1.234,56  ', 123456],
    ['₺1.234,56', 123456],
    ['1.234,56 ₺', 123456],
    ['1.234,56₺', 123456],
    ['1.234,56 TL', 123456],
    ['1.234,56TL', 123456],
    ['tl 10', 1000],
    ['TRY 1,234.56', 123456],
    ['10 lira', 1000],
    ['$1,234.56', 123456],
    ['€ 5', 500],
    ['£5.00', 500],
    ['¥500', 50000],
    ["CHF 1'000.00", 100000],
    ['\u200e₺5\u200b', 500],
    // other keyboards
    ['１２３４．５６', 123456],
    ['１，２３４．５６', 123456],
    ['١٢٣٤٫٥٦', 123456],
    ['١٬٢٣٤٫٥٦', 123456],
    ['۱۲', 1200],
    ['9.999.999.999.999,99', largestAmount],
  ])('LK-02 LK-04 reads %j', (text, minor) => expect(parseAmountEntry(text)).toBe(minor));

  it.each([
    '',
    ' ',
    ',',
    '.',
    'abc',
    'TL',
    '₺',
    'NaN',
    'Infinity',
    '1e3',
    '0x10',
    '１e３',
    // a list, groups of another size, a point twice
    '1,2,3',
    '1.2.3',
    '12.34.567',
    '1,234,567,8',
    '1’23',
    '12,34,567',
    '1.234,56,7',
    '1,234.56.7',
    '1..2',
    '1,,2',
    '5,.',
    '1.,5',
    // three decimals, or thousands without a beginning
    '1,500',
    '150,005',
    '1,500.',
    '1,234 TL',
    '1234.567',
    '1234,567',
    '1.234,567',
    '1,234.567',
    '0.500',
    '0,500',
    '00.123',
    '.123',
    ',123',
    '1,2345',
    // signs of arithmetic, two signs, words
    '-5',
    '+5',
    '(5)',
    '5-',
    '−5',
    '₺5 TL',
    '₺₺5',
    '5 elma',
    'on lira',
    '10 TL lira',
    '5%',
    // spaces that separate no thousands
    '1 2',
    '12 34',
    '1 234 5',
    '1 .5',
    '12, 50',
    '1  234',
    '5\n6',
    // mixed separators
    "1.234'567",
    '1 234.567',
    '1.234 567',
    "1'234 567,00",
    '10.000.000.000.000,00',
    '9'.repeat(400),
  ])('LK-02 refuses %j', (text) => expect(parseAmountEntry(text)).toBeUndefined());

  it("LK-02 with a currency, another currency's sign is refused and its own is not", () => {
    expect(parseAmountEntry('$100', 'TL')).toBeUndefined();
    expect(parseAmountEntry('100 EUR', 'TL')).toBeUndefined();
    expect(parseAmountEntry('₺100', 'USD')).toBeUndefined();
    expect(parseAmountEntry('₺100', 'TL')).toBe(10000);
    expect(parseAmountEntry('TRY 100', 'TL')).toBe(10000);
    for (const currency of currencies) expect(parseAmountEntry(`100 ${currency}`, currency)).toBe(10000);
  });

  it('LK-02 LK-07 every amount is read back exactly, whichever habit wrote it', () => {
    fc.assert(
      fc.property(amounts, (minor) => {
        const turkish = printAmount(minor);
        const plain = turkish.replaceAll('.', '');
        const spaced = turkish.replaceAll('.', ' ');
        const written = [turkish, plain, spaced, turkish.replaceAll('.', "'")].flatMap((text) => [
          text,
          swap(text),
          wide(text),
          arabic(text),
          ` ${text} `,
          `₺${text}`,
          `${text} TL`,
          `\u200f${text}`,
        ]);
        expect(written.map((text) => [text, parseAmountEntry(text)])).toEqual(written.map((text) => [text, minor]));
      }),
    );
  });

  it('LK-02 LK-07 no digit is lost, moved or made up, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,  '₺TL-+$x"), maxLength: 16 });
    let read = 0;
    fc.assert(
      fc.property(typed, (text) => {
        const minor = parseAmountEntry(text);
        if (minor === undefined) return;
        read += 1;
        const digits = Number(text.replace(/[^0-9]/g, ''));
        expect([digits, digits * 10, digits * 100]).toContain(minor);
      }),
      { numRuns: 5_000 },
    );
    // The property would hold for a reader that refuses everything.
    expect(read).toBeGreaterThan(100);
  });

  it('LK-02 any text at all is a whole number within the limits, or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const minor = parseAmountEntry(text) ?? 0;
        expect(Number.isInteger(minor) && minor >= 0 && minor <= largestAmount).toBe(true);
      }),
    );
  });

  it('LK-02 a megabyte of anything is refused', () => {
    const huge = ['1'.repeat(1e6), '1.'.repeat(5e5), ' '.repeat(1e6), `${' '.repeat(5e5)}1`, ',234'.repeat(2e5)];
    expect(huge.map((text) => parseAmountEntry(text))).toEqual(huge.map(() => undefined));
  });
});

describe('normaliseAmountEntry', () => {
  it.each([
    ['1234.5', '1.234,50'],
    ['1,234.56', '1.234,56'],
    ['₺ 5', '5,00'],
    ['1.234', '1.234,00'],
    ['1,2,3', '1,2,3'],
    ['12a', '12a'],
    ['', ''],
  ])('LK-02 shows %j as %j: two decimals, comma radix; what is no amount stays as typed', (text, shown) => {
    expect(normaliseAmountEntry(text)).toBe(shown);
  });

  it('LK-02 shows the amount that was read, and showing it again changes nothing', () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789., '₺"), maxLength: 14 });
    fc.assert(
      fc.property(typed, (text) => {
        const shown = normaliseAmountEntry(text);
        expect(parseAmountEntry(shown)).toBe(parseAmountEntry(text));
        expect(normaliseAmountEntry(shown)).toBe(shown);
      }),
      { numRuns: 2_000 },
    );
  });
});
