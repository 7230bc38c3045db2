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
