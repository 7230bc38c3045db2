import { holdsAmount, keptBasket, plainBasket } from '../../../../sandbox/provider/orders/basket.js';
import { basketOf } from '../../merchant.js';

const linesOf = (basket: string): unknown => JSON.parse(Buffer.from(basket, 'base64').toString());

describe('a basket with parts of a piece', () => {
  const tea = basketOf([
    ['Çay', '120.50', '1,5'],
    ['İndirim', '-10.00', 1],
  ]);

  it.each([
    [17_075, true],
    // Half of a minor unit may have been rounded, for each kilogram that was begun.
    [17_076, true],
    [17_077, false],
    [17_073, false],
  ])('MA-05 AP-14: 1.5 kg of 120.50 less 10.00 is charged with %s: %s', (amount, held) => {
    expect(holdsAmount(tea, amount)).toBe(held);
  });

  it('MA-05: whole pieces of a price of two decimals are held to the minor unit', () => {
    const books = basketOf([['Kitap', '10.00', 3]]);
    expect(holdsAmount(books, 3_000)).toBe(true);
    expect(holdsAmount(books, 3_001)).toBe(false);
  });

  it('MA-05: is kept and shown with them', () => {
    expect(linesOf(keptBasket(tea))).toEqual([
      ['Çay', '120.5000', 1.5],
      ['İndirim', '-10.0000', 1],
    ]);
    expect(linesOf(plainBasket(keptBasket(tea)))).toEqual([
      ['Çay', '120.50', 1.5],
      ['İndirim', '-10.00', 1],
    ]);
  });
});
