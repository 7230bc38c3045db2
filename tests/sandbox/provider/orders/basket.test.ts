import { jest } from '@jest/globals';
import { basketChanges } from '../../../../sandbox/provider/installments/basket-changes.js';
import {
  BasketProblem,
  goodsOf,
  holdsAmount,
  keptBasket,
  linesOf,
  plainBasket,
  readBasket,
} from '../../../../sandbox/provider/orders/basket.js';
import { legalLimits } from '../../../../src/domain/installments/legal-limits.js';
import { basketOf } from '../../merchant.js';

const rowsOf = (basket: string): unknown => JSON.parse(Buffer.from(basket, 'base64').toString());

describe('a basket with parts of a piece', () => {
  const tea = basketOf([
    ['Çay', '120.50', '1,5'],
    ['İndirim', '-10.00', 1],
  ]);

  it.each([
    [17_075, true],
    [17_076, false],
    [17_074, false],
  ])('MA-05 AP-14: 1.5 kg of 120.50 less 10.00 is charged with %s: %s', (amount, held) => {
    expect(holdsAmount(tea, amount)).toBe(held);
  });

  it('MA-05: whole pieces of a price of two decimals are held to the minor unit', () => {
    const books = basketOf([['Kitap', '10.00', 3]]);
    expect(holdsAmount(books, 3_000)).toBe(true);
    expect(holdsAmount(books, 3_001)).toBe(false);
  });

  it.each([
    // The sum of the line was rounded, once.
    ['0.3333', '500.00', 16_665, true],
    ['100.0050', '1.01', 10_101, true],
    ['100.0050', '1.01', 10_102, false],
    // The price itself was rounded: half a minor unit for each piece that was begun.
    ['100.0050', '1.0133', 10_150, true],
  ])('MA-05 AP-14: %s of a price of %s are charged with %s: %s', (quantity, price, amount, held) => {
    expect(holdsAmount(basketOf([['Kumaş', price, quantity]]), amount)).toBe(held);
  });

  it('MA-05: is kept and shown with them', () => {
    expect(rowsOf(keptBasket(linesOf(tea), legalLimits))).toEqual([
      ['Çay', '120.5000', 1.5],
      ['İndirim', '-10.0000', 1],
    ]);
    expect(rowsOf(plainBasket(keptBasket(linesOf(tea), legalLimits)))).toEqual([
      ['Çay', '120.50', 1.5],
      ['İndirim', '-10.00', 1],
    ]);
  });
});

describe('a basket with a value that is longer than any may be', () => {
  const base64 = (json: string) => Buffer.from(json).toString('base64');

  it.each([
    ['a number', `[["a",${'1'.repeat(10_000)},1]]`],
    ['a fraction', `[["a",0.${'0'.repeat(10_000)}1,1]]`],
    ['the blanks of a price', `[["a","${' '.repeat(10_000)}",1]]`],
    ['the digits of a quantity', `[["a","1","${'1'.repeat(10_000)}"]]`],
    ['a name', `[["${'4 '.repeat(10_000)}","1",1]]`],
    ['what is no JSON', 'A'.repeat(10_000)],
  ])('TR-09 is refused before it is parsed: %s', (_what, json) => {
    const parse = jest.spyOn(JSON, 'parse');
    const read = readBasket(base64(json));
    const parsed = parse.mock.calls.length;
    parse.mockRestore();
    expect(read).toBeInstanceOf(BasketProblem);
    expect(parsed).toBe(0);
  });

  it('TR-09 is read with the longest name in the longest spelling', () => {
    const name = '\\ud83d\\ude00'.repeat(500);
    expect(readBasket(base64(`[["${name}","1.00",1]]`))).toMatchObject([{ name: '😀'.repeat(500) }]);
  });
});

describe('the category of a line', () => {
  const line = (category?: unknown) => ['Kulaklık', '1000.00', 1, ...(category === undefined ? [] : [category])];

  it.each([
    ['giyim', 'giyim'],
    [4, '4'],
    [['electronics'], '["electronics"]'],
    ['4355084355084358', '************4358'],
  ])('IN-12 MA-01 %j is taken as none, is not kept, and its line is said', (word, said) => {
    const basket = basketOf([line('electronics'), line(word)]);
    expect(basketChanges(linesOf(basket), legalLimits)).toEqual([
      `line 2: ${said} is no category of goods and is left out; known are general, electronics, smallAppliances, newPhones, refurbishedPhones`,
    ]);
    expect(rowsOf(keptBasket(linesOf(basket), legalLimits))).toEqual([
      ['Kulaklık', '1000.0000', 1, 'electronics'],
      ['Kulaklık', '1000.0000', 1],
    ]);
  });

  it.each([undefined, null, '', 'electronics'])('IN-12 nothing is said of %j', (word) => {
    expect(basketChanges(linesOf(basketOf([line(word)])), legalLimits)).toEqual([]);
  });

  it('IN-12 a basket that was taken before holds its amount, whatever rows there are now', () => {
    expect(holdsAmount(basketOf([line('furniture')]), 100_000)).toBe(true);
    expect(goodsOf(basketOf([line('furniture')]))).toEqual([{ category: 'furniture', price: 100_000 }]);
    expect(rowsOf(keptBasket(linesOf(basketOf([line('furniture')])), []))).toEqual([['Kulaklık', '1000.0000', 1]]);
  });
});
