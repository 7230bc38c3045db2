import { readBasket } from '../../../src/infrastructure/gateway/basket.reader.js';

const read = (lines: readonly unknown[]) => readBasket(Buffer.from(JSON.stringify(lines)).toString('base64'));

it('MA-05: a line whose pieces cost more than any amount is none, and the others are shown', () => {
  const lines = [
    ['x', '1.00', 1e300],
    ['x', '-9999999999999.99', 2],
    ['Çay', '1.00', 2],
  ];
  expect(read(lines)).toEqual([{ name: 'Çay', price: 100, quantity: 2 }]);
});

it('MA-05: a discount and a part of a piece are lines of the basket, and what is no price or no quantity is none', () => {
  const lines = [
    ['Çay', '100.00', 1],
    ['İndirim', '-25.50', 1],
    ['Elma', '40.00', 1.5],
    ['?', '-', 1],
    ['?', '1.00', 0],
  ];
  expect(read(lines)).toEqual([
    { name: 'Çay', price: 10_000, quantity: 1 },
    { name: 'İndirim', price: -2_550, quantity: 1 },
    { name: 'Elma', price: 4_000, quantity: 1.5 },
  ]);
});
