import fc from 'fast-check';
import {
  canTakeAway,
  defaultMax,
  defaultMin,
  maxQuantityFor,
  minus,
  plus,
  settleQuantity,
  totalOf,
  typeQuantity,
} from '../../../src/domain/links/quantity.js';
import { largestAmount, printAmount } from '../../../src/domain/money/amount.js';

const few = { key: 'validation.quantityMin', params: { min: 3 } };
const many = { key: 'validation.quantityMax', params: { max: 10 } };
const limits = { min: 3, max: 10 };

const everyLimits = fc
  .tuple(fc.integer({ min: 1, max: defaultMax }), fc.integer({ min: 1, max: defaultMax }))
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));

describe('quantity', () => {
  it('QT-01 QT-02 without limits of its own a link takes 1 to 99999 pieces', () => {
    expect(defaultMin).toBe(1);
    expect(defaultMax).toBe(99999);
  });

  it.each([
    ['5', 5, undefined],
    ['10', 10, undefined],
    ['05', 5, undefined],
    [' 7 ', 7, undefined],
    ['７', 7, undefined],
    ['٧', 7, undefined],
    // the beginning of 10
    ['1', 1, undefined],
    ['2', 2, undefined],
    ['11', 3, many],
    ['9'.repeat(400), 3, many],
    ['0', undefined, undefined],
    ['000', undefined, undefined],
    ['', undefined, undefined],
    ['1.000', 3, many],
    ['1 000', 3, many],
  ])(
    'QT-01 QT-02 typing %j gives %s, warned with %o: 0 clears, above the maximum starts again',
    (text, value, warning) => {
      expect(typeQuantity(text, limits)).toEqual(warning === undefined ? { value } : { value, warning });
    },
  );

  it.each(['1,5', '2.5', '0,5', '1e2', '-3', '1/2', '+3', '1.', '1.00', '1,000', 'abc', '8adet'])(
    'CN-23: %j is no quantity: it stays as it was typed, and is never another number',
    (text) => {
      const warning = { key: 'validation.quantityUnreadable' };
      expect(typeQuantity(text, { min: 1, max: 99_999 })).toEqual({ value: undefined, unread: text, warning });
    },
  );

  it.each([
    ['1.000', 1_000],
    ['12.345', 12_345],
    ['1 000', 1_000],
    ['1 ', 1],
    ['8 a', 8],
    ['8 adet', 8],
    ['８ adet', 8],
  ])('CN-23: %j is read as %s, and stands in the field as it is typed', (text, value) => {
    expect(typeQuantity(text, { min: 1, max: 99_999 })).toEqual({ value, typing: text });
  });

  it.each([
    [1, 3, few],
    [2, 3, few],
    [undefined, 3, few],
    [3, 3, undefined],
    [10, 10, undefined],
    [11, 3, many],
  ])(
    'QT-01 leaving the field with %s gives %s, warned with %o: below the minimum is reset to it',
    (left, value, warning) => {
      expect(settleQuantity(left, limits)).toEqual(warning === undefined ? { value } : { value, warning });
    },
  );

  it.each([
    [3, 4, undefined],
    [9, 10, undefined],
    [10, 3, many],
    [undefined, 3, undefined],
    [1, 3, few],
  ])('QT-02 plus at %s gives %s, warned with %o: at the maximum it wraps to the minimum', (from, value, warning) => {
    expect(plus(from, limits)).toEqual(warning === undefined ? { value } : { value, warning });
  });

  it.each([
    [10, 9, undefined],
    [4, 3, undefined],
    [3, 3, few],
    [2, 3, few],
    [1, 1, undefined],
    [undefined, undefined, undefined],
  ])('QT-01 QT-02 minus at %s gives %s, warned with %o: below the minimum is reset to it', (from, value, warning) => {
    expect(minus(from, limits)).toEqual(warning === undefined ? { value } : { value, warning });
  });

  it('QT-02 minus is disabled at 1 or below', () => {
    expect([undefined, 0, 1, 2, 99].map(canTakeAway)).toEqual([false, false, false, true, true]);
  });

  it('QT-01 QT-02 whatever is pressed, a settled quantity is within the limits, and a warning means the minimum', () => {
    const steps = fc.array(fc.oneof(fc.constantFrom('+', '-', 'leave'), fc.nat({ max: 200_000 }).map(String)), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(everyLimits, steps, (held, pressed) => {
        let value: number | undefined = held.min;
        for (const step of pressed) {
          const next: ReturnType<typeof plus> =
            step === '+'
              ? plus(value, held)
              : step === '-'
                ? minus(value, held)
                : step === 'leave'
                  ? settleQuantity(value, held)
                  : typeQuantity(step, held);
          if (next.warning !== undefined && next.unread === undefined) expect(next.value).toBe(held.min);
          expect(next.value ?? 1).toBeLessThanOrEqual(held.max);
          value = next.value;
        }
        const settled = settleQuantity(value, held).value;
        expect(settled).toBeGreaterThanOrEqual(held.min);
        expect(settled).toBeLessThanOrEqual(held.max);
      }),
    );
  });
});

describe('totals', () => {
  it.each([
    [435, 3, '13,05'],
    [10, 3, '0,30'],
    [1999, 99_999, '1.998.980,01'],
    [123_450, 2, '2.469,00'],
  ])('LK-07 %d kuruş times %d is exactly %s', (price, quantity, total) => {
    expect(printAmount(totalOf({ price }, quantity))).toBe(total);
  });

  it('LK-07 within the most of a price every total is exact, and one piece more would not be an amount', () => {
    const prices = fc.integer({ min: 1, max: largestAmount });
    fc.assert(
      fc.property(prices, (price) => {
        const most = maxQuantityFor(price, defaultMax);
        expect(BigInt(totalOf({ price }, most))).toBe(BigInt(price) * BigInt(most));
        expect(totalOf({ price }, most)).toBeLessThanOrEqual(largestAmount);
        if (most < defaultMax) expect(BigInt(price) * BigInt(most + 1)).toBeGreaterThan(BigInt(largestAmount));
      }),
    );
  });

  it('LK-07 the limit of a link stays where its totals are amounts anyway', () => {
    expect(maxQuantityFor(100, 7)).toBe(7);
    expect(maxQuantityFor(0, 7)).toBe(7);
    expect(maxQuantityFor(largestAmount, 7)).toBe(1);
  });
});
