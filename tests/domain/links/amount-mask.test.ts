import fc from 'fast-check';
import { normaliseAmountEntry, parseAmountEntry } from '../../../src/domain/links/amount-entry.js';
import { caretInAmount, maskAmount, maskTypedAmount } from '../../../src/domain/links/amount-mask.js';

/** What the field shows after each key, from an empty one on. `⌫` deletes at the end. */
const typed = (keys: string, start = '') =>
  [...keys].reduce((shown, key) => maskAmount(shown, key === '⌫' ? shown.slice(0, -1) : shown + key), start);

describe('maskAmount', () => {
  it.each([
    ['1234567', '1.234.567'],
    ['1500,5', '1.500,5'],
    ['1500,50', '1.500,50'],
    // a third decimal cannot be typed
    ['1,500', '1,50'],
    ['150,005', '150,00'],
    ['1,2,3', '1,23'],
    // a dot stays until three digits make thousands of it
    ['1.', '1.'],
    ['1.5', '1.5'],
    ['1.50', '1.50'],
    ['1.500', '1.500'],
    ['1234.56', '1.234.56'],
    ['1.234.567', '1.234.567'],
    ['1.5,', '1.5'],
    ['1.,5', '1,5'],
    ['1..5', '1.5'],
    ['1,5.', '1,5'],
    ['0.500', '0.50'],
    ['.500', '.50'],
    ['1.50,', '1.50'],
    // deleting
    ['1234⌫', '123'],
    ['12345⌫', '1.234'],
    ['1.50⌫', '1.5'],
    ['1.5⌫⌫', '1'],
    ['1234,5⌫⌫', '1.234'],
    // what is no part of an amount
    ['12a3', '123'],
    ['-5', '5'],
    ['₺ 5', '5'],
    ['007', '7'],
    [',5', ',5'],
    ['99999999999999', '9.999.999.999.999'],
    ['１２３４', '1.234'],
  ])('LK-02 %j typed key by key is shown as %j', (keys, shown) => expect(typed(keys)).toBe(shown));

  it.each([
    ['1500', '1.500'],
    ['1,234.56', '1.234,56'],
    ['₺1.234,5', '1.234,50'],
    ['12 000 TL', '12.000'],
    ['1.234', '1.234'],
    ['12,5 TL', '12,50'],
    ['1,500', '1,500'],
    ['150,005', '150,005'],
    ['abc', 'abc'],
  ])('LK-02 %j pasted is shown as %j: what is no amount stays as it came', (text, shown) =>
    expect(maskAmount('', text)).toBe(shown),
  );

  it.each([
    ['750,00', '75.00', '75,00'],
    ['1.250,00', '1.25', '1,25'],
    ['2.000,00', '2.00', '2,00'],
    ['1.500', '1.50', '1,50'],
    ['1.500', '150', '150'],
    ['1,00', '1,500', '1,500'],
    ['1.250', '1.2550', '1.2550'],
  ])(
    'LK-02 over %j, %j pasted is shown as %j: what stood there before gives it no other meaning',
    (before, text, shown) => expect(maskAmount(before, text, { pasted: true })).toBe(shown),
  );

  it.each([
    ['1.5', 150],
    ['1.50', 150],
    ['1234.56', 123456],
    ['1.500', 150000],
    ['1,500', 150],
    ['150,005', 15000],
  ])('LK-02 %j typed key by key is %d in minor units when the field is left', (keys, minor) =>
    expect(parseAmountEntry(normaliseAmountEntry(typed(keys)))).toBe(minor),
  );

  it.each([
    ['1.234,50', '1.23,50', '123,50'],
    ['1.234', '1234', '1.234'],
    ['12.345', '12.34,5', '1.234,5'],
    ['1.234', '1,.234', '1.234'],
    ['123', '1.23', '123'],
    ['12,34', '1,2,34', '12,34'],
    ['1.005', '.005', '5'],
    // more digits than any amount has
    ['9.999.999.999.999,5', '99.999.999.999.999,5', '9.999.999.999.999,5'],
    // what was pasted and is no amount is mended key by key
    ['1,500', '1,5007', '1,5007'],
    ['abc', 'abcd', 'abcd'],
    // put in at once, as autofill does
    ['1.234', '1,5', '1,50'],
  ])('LK-02 %j edited in the middle to %j is shown as %j', (before, edited, shown) =>
    expect(maskAmount(before, edited)).toBe(shown),
  );

  it('LK-02 LK-07 whatever is typed, the field holds an amount, the beginning of one, or nothing', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,⌫ a'), maxLength: 20 });
    fc.assert(
      fc.property(keys, (text) => {
        const shown = typed(text);
        expect(['', ',', '.'].includes(shown) || parseAmountEntry(shown) !== undefined).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('caretInAmount', () => {
  it.each([
    ['123', '1234', 4, '1.234', 5],
    ['1.234', '11.234', 1, '11.234', 1],
    ['1.234', '1.2345', 3, '12.345', 2],
    ['12,3', '12,34', 3, '12,34', 3],
    // a key that changes nothing
    ['1,50', '1,570', 4, '1,50', 3],
    ['1.234', '1.a234', 3, '1.234', 2],
    ['1.234', '1234', 1, '1.234', 1],
    ['1', '1.', 2, '1.', 2],
    // zeros in front are not shown
    ['15', '0005', 3, '5', 1],
  ])('LK-02 %j edited to %j with the caret at %d and shown as %j has it at %d', (before, edited, caret, shown, at) =>
    expect(caretInAmount(before, edited, caret, shown)).toBe(at),
  );
});

describe('maskTypedAmount', () => {
  it.each([
    ['', ''],
    ['1500', '1.500'],
    ['1500,7', '1.500,7'],
    ['1.500,75', '1.500,75'],
    // No amount, and no key is dropped.
    ['1,500', '1,500'],
    ['15a0', '15a0'],
  ])('SD-04 LK-02 of %p, typed before there was a mask, shows %p', (text, shown) =>
    expect(maskTypedAmount(text)).toBe(shown),
  );
});
