import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { cardNumberMask, cvvMask, expiryMask } from '../../../../../src/ui/payment/card/form/card-masks.js';

const shown = (text: string, options: MaskitoOptions) => maskitoTransform(text, options);

describe('masks', () => {
  it('CN-07 the number is set in the groups of its scheme', () => {
    expect(shown('4355084355084358', cardNumberMask)).toBe('4355 0843 5508 4358');
    expect(shown('378282246310005', cardNumberMask)).toBe('3782 822463 10005');
    expect(shown('30569309025904', cardNumberMask)).toBe('3056 9309 0259 04');
    expect(shown('6212345678901234567', cardNumberMask)).toBe('6212 3456 7890 1234 567');
    expect(shown('43550843550843589', cardNumberMask)).toBe('4355 0843 5508 4358');
  });

  it.each(['4355 0843-5508 4358', '4355-0843-5508-4358', '４３５５０８４３５５０８４３５８', '٤٣٥٥٠٨٤٣٥٥٠٨٤٣٥٨'])(
    'CN-08 a number that a script filled in as %s ends as its digits',
    (text) => {
      expect(shown(text, cardNumberMask)).toBe('4355 0843 5508 4358');
    },
  );

  it.each(['12/2030', '2030-12', '1230', '12 / 30', '12.30', '１２/３０'])(
    'CN-11 a date that a script filled in as %s is MM/YY',
    (text) => {
      expect(shown(text, expiryMask)).toBe('12/30');
    },
  );

  it.each(['12/330', '12/33000', '12330', '12/30123'])(
    'CN-11 of %s, which a script filled in, no year is shown: it has digits too many',
    (text) => {
      expect(shown(text, expiryMask)).toMatch(/^12\/?$/);
    },
  );

  it('CN-12 the security code takes digits only, as many as the type has', () => {
    expect(shown('12a34', cvvMask(3))).toBe('123');
    expect(shown('１２３４', cvvMask(4))).toBe('1234');
  });

  it('CN-08 CN-12 a mask leaves alone what it has made', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 -]{0,24}$/), (text) => {
        for (const mask of [cardNumberMask, expiryMask, cvvMask(4)]) {
          const once = shown(text, mask);
          expect(shown(once, mask)).toBe(once);
        }
      }),
    );
  });
});
