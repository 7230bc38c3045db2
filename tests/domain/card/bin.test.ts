import { binOf } from '../../../src/domain/card/bin.js';

describe('binOf', () => {
  it.each([
    ['', undefined],
    ['4355084', undefined],
    ['43550843', '43550843'],
    ['4355084355084358', '43550843'],
  ])('CN-18 the look-up of %j is asked with %s', (digits, bin) => expect(binOf(digits)).toBe(bin));
});
