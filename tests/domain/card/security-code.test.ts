import fc from 'fast-check';
import { schemeNamed, schemes } from '../../../src/domain/card/scheme.js';
import { cvvLength, cvvProblem, savedCardCvvProblem } from '../../../src/domain/card/security-code.js';
import { digits } from './card-arbitraries.js';

const visa = schemeNamed('visa');
const amex = schemeNamed('amex');

describe('cvvLength', () => {
  it('CN-12 is 4 for amex, 3 for every other scheme, and either while the scheme is unknown', () => {
    const byId = Object.fromEntries(schemes.map((scheme) => [scheme.id, cvvLength(scheme)]));
    const { amex: ofAmex, ...others } = byId;
    expect(ofAmex).toEqual([4]);
    expect(Object.values(others)).toEqual(Array(8).fill([3]));
    expect(cvvLength(undefined)).toEqual([3, 4]);
  });
});

describe('cvvProblem', () => {
  it.each([
    [visa, '000'],
    [visa, ' 123 '],
    [visa, '１２３'],
    [amex, '1234'],
    [undefined, '123'],
    [undefined, '1234'],
  ])('CN-12 takes a code of the right length', (scheme, text) => expect(cvvProblem(text, scheme)).toBeUndefined());

  it.each([
    [visa, '12', 3],
    [visa, '1234', 3],
    [amex, '123', 4],
    [amex, '12345', 4],
    [undefined, '12', '3-4'],
    [undefined, '12345', '3-4'],
  ])('CN-12 names the length it wants', (scheme, text, length) => {
    expect(cvvProblem(text, scheme)).toEqual({ key: 'validation.cardCvvLength', params: { length } });
  });

  it.each(['12a', '1 2', '-12', '1.2', '12½', 'abcd'])('CN-12 refuses %j: digits only', (text) => {
    expect(cvvProblem(text, visa)).toEqual({ key: 'validation.cardCvvFormat' });
  });

  it.each(['', '  '])('CN-12 CN-14 is required: %j', (text) => {
    expect(cvvProblem(text, visa)).toEqual({ key: 'validation.required' });
  });
});

describe('savedCardCvvProblem', () => {
  it('SC-07 wants digits only, at least 4 for amex and at least 3 otherwise', () => {
    fc.assert(
      fc.property(digits({ minLength: 1, maxLength: 6 }), (code) => {
        const least = (scheme: typeof visa) => (scheme === amex ? 4 : 3);
        for (const scheme of [visa, amex, undefined]) {
          const wanted = { key: 'validation.cardCvvLength', params: { length: least(scheme) } };
          expect(savedCardCvvProblem(code, scheme)).toEqual(code.length < least(scheme) ? wanted : undefined);
        }
      }),
    );
    expect(savedCardCvvProblem('12x', amex)).toEqual({ key: 'validation.cardCvvFormat' });
    expect(savedCardCvvProblem('', amex)).toEqual({ key: 'validation.required' });
  });
});
