import { readBasket } from '../../../src/infrastructure/gateway/basket.reader.js';

it('MA-05: a discount is a line of the basket, and what is no price is none', () => {
  const lines = [
    ['Çay', '100.00', 1],
    ['İndirim', '-25.50', 1],
    ['?', '-', 1],
  ];
  expect(readBasket(Buffer.from(JSON.stringify(lines)).toString('base64'))).toEqual([
    { name: 'Çay', price: 10_000, quantity: 1 },
    { name: 'İndirim', price: -2_550, quantity: 1 },
  ]);
});
