import fc from 'fast-check';
import { digitsOf } from '../../../src/domain/validation/typed-text.js';
import { digits } from '../card/card-arbitraries.js';

describe('digitsOf', () => {
  it.each([
    ['a paste with spaces and a dash', '4355 0843-5508 4358'],
    ['full-width digits', '４３５５０８４３５５０８４３５８'],
    ['Arabic digits', '٤٣٥٥٠٨٤٣٥٥٠٨٤٣٥٨'],
    ['Persian digits', '۴۳۵۵۰۸۴۳۵۵۰۸۴۳۵۸'],
    ['no-break spaces, tabs and a line end', '4355\u00a00843\t5508\u202f4358\r\n'],
    ['invisible marks of copied text', '\u200e4355\u200b0843\ufeff55084358\u202c'],
    ['words around it', 'Kart: 4355.0843.5508.4358 (Visa)'],
  ])('CN-08 takes the digits out of %s', (_, text) => expect(digitsOf(text)).toBe('4355084355084358'));

  it('CN-08 keeps every ASCII digit in its order and nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(digits({ maxLength: 3 }), fc.constantFrom(' ', '-', 'x', 'İ', '½', '²', '💳'))),
        (parts) => {
          expect(digitsOf(parts.join(''))).toBe(parts.filter((part) => /^[0-9]+$/.test(part)).join(''));
        },
      ),
    );
  });
});
