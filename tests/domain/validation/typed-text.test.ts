import fc from 'fast-check';
import { digitsOf, withinRoom } from '../../../src/domain/validation/typed-text.js';
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

describe('withinRoom', () => {
  it.each([
    // A key in the middle, at the beginning and at the end of a full field.
    ['4355084355084358', '43559084355084358', '4355084355084358'],
    ['4355084355084358', '94355084355084358', '4355084355084358'],
    ['4355084355084358', '43550843550843589', '4355084355084358'],
    // As much of a paste as there is room for.
    ['435508435508', '4355' + '12345678' + '08435508', '4355' + '1234' + '08435508'],
    // Another number in place of the one before.
    ['4355084355084358', '55269000000000000001', '5526900000000000'],
    ['', '43550843550843589', '4355084355084358'],
    ['4355', '43550', '43550'],
  ])('CN-23: what comes into a full field is refused, and pushes nothing out: %s, %s', (before, edited, held) => {
    expect(withinRoom(before, edited, 16)).toBe(held);
  });
});
