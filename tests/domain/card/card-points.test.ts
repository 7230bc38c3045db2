import { pointsOffered, pointsPay } from '../../../src/domain/card/card-points.js';
import { currencies } from '../../../src/domain/money/currency.js';

describe('card points', () => {
  it.each(currencies)('CP-02 in %s: the box is there for points that are not zero, in TL only', (currency) => {
    expect(pointsPay(currency)).toBe(currency === 'TL');
    expect(pointsOffered({ amount: 1, brand: 'bonus' }, currency)).toBe(currency === 'TL');
    expect(pointsOffered({ amount: 0, brand: 'bonus' }, currency)).toBe(false);
  });
});
