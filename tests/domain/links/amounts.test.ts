import fc from 'fast-check';
import { collectionAmountProblem, maxCollection, minLinkAmount } from '../../../src/domain/links/collection.js';
import { defaultFlexMax, flexAmountProblem } from '../../../src/domain/links/flex.js';
import { printAmount } from '../../../src/domain/money/amount.js';
import { currencies } from '../../../src/domain/money/currency.js';

const inWords = (problem: ReturnType<typeof collectionAmountProblem>) =>
  problem && [problem.key, ...Object.values(problem.params ?? {})].join(' ');

describe('the amount of a collection', () => {
  const tl = (price: number) => ({ price, currency: 'TL' as const });

  it.each([
    ['', 100_00, 'validation.required'],
    ['   ', 100_00, 'validation.required'],
    ['abc', 100_00, 'validation.amount'],
    ['1,2,3', 100_00, 'validation.amount'],
    ['-5', 100_00, 'validation.amount'],
    ['$5', 100_00, 'validation.amount'],
    ['5,123', 100_00, 'validation.amount'],
    ['0', 100_00, 'validation.amountMin ₺1,00'],
    ['0,99', 100_00, 'validation.amountMin ₺1,00'],
    ['1', 100_00, undefined],
    ['1,00 TL', 100_00, undefined],
    ['50,50', 100_00, undefined],
    ['100', 100_00, undefined],
    ['100,01', 100_00, 'validation.amountMax ₺100,00'],
    // what is left: nothing, or at least 1
    ['99', 100_00, undefined],
    ['99,01', 100_00, 'validation.amountLeftMin ₺1,00'],
    ['99,99', 100_00, 'validation.amountLeftMin ₺1,00'],
    // the limit of collections goes before the price
    ['9.999.999,00', maxCollection, undefined],
    ['9.999.999,01', maxCollection + 1, 'validation.collectionLimit ₺9.999.999,00'],
    ['9.999.999,01', maxCollection * 2, 'validation.collectionLimit ₺9.999.999,00'],
    ['99.999.999', 100_00, 'validation.collectionLimit ₺9.999.999,00'],
  ])('LK-02 %j of a price of %d kuruş: %s', (text, price, problem) => {
    expect(inWords(collectionAmountProblem(text, tl(price)))).toBe(problem);
  });

  it('LK-02 the limits are 1 and 9999999', () => {
    expect(minLinkAmount).toBe(100);
    expect(maxCollection).toBe(999_999_900);
  });

  it('LK-02 the message names the currency of the link', () => {
    const shown = currencies.map(
      (currency) => collectionAmountProblem('0,5', { price: 100_00, currency })?.params?.amount,
    );
    expect(shown.map((text) => String(text).replace('\u00a0', ' '))).toEqual([
      '₺1,00',
      '$1,00',
      '€1,00',
      '£1,00',
      '¥1,00',
      'CHF 1,00',
    ]);
  });

  it('LK-02 an accepted amount is payable, and so is what is left of it', () => {
    const prices = fc.integer({ min: 1, max: maxCollection * 2 });
    fc.assert(
      fc.property(prices, prices, (price, amount) => {
        const left = price - amount;
        const payable = amount >= 100 && amount <= maxCollection && left >= 0 && (left === 0 || left >= 100);
        expect(collectionAmountProblem(printAmount(amount), tl(price)) === undefined).toBe(payable);
      }),
    );
    // Amounts next to the price are where the rule bites.
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 100_000 }), fc.integer({ min: -2, max: 102 }), (price, left) => {
        const problem = collectionAmountProblem(printAmount(price - left), tl(price));
        expect(problem?.key).toBe(
          left < 0 ? 'validation.amountMax' : left > 0 && left < 100 ? 'validation.amountLeftMin' : undefined,
        );
      }),
    );
  });
});

describe('the amount of a flex link', () => {
  const link = { min: 1_00, max: 250_00, currency: 'TL' as const };

  it.each([
    ['', 'validation.required'],
    [' ', 'validation.required'],
    ['on lira', 'validation.amount'],
    ['0,99', 'validation.amountMin ₺1,00'],
    ['1', undefined],
    ['249,50', undefined],
    ['250', undefined],
    ['250,01', 'validation.amountMax ₺250,00'],
  ])('LK-04 %j: %s', (text, problem) => expect(inWords(flexAmountProblem(text, link))).toBe(problem));

  it("LK-04 EN-02 the link's own least amount counts", () => {
    const least = { ...link, min: 20_00 };
    expect(inWords(flexAmountProblem('19,99', least))).toBe('validation.amountMin ₺20,00');
    expect(flexAmountProblem('20', least)).toBeUndefined();
  });

  it('LK-04 what is left may be less than 1, only not below nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_00 }), (amount) => {
        const accepted = flexAmountProblem(printAmount(amount), link) === undefined;
        expect(accepted).toBe(amount >= 1_00 && link.max - amount >= 0);
      }),
    );
    expect(defaultFlexMax).toBe(maxCollection);
  });
});
