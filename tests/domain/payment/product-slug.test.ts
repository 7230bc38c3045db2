import { product } from '../../../src/domain/payment/product-slug.js';

describe('product', () => {
  it('is a slug that wire fields can be named after', () => {
    expect(product).toBe('vezne');
    expect(`${product}_token`).toMatch(/^[a-z]+_token$/);
  });
});
