import { countIn, initialCount } from '../../../src/domain/installments/installment-choice.js';
import type { InstallmentPlan } from '../../../src/domain/installments/installment-plan.js';
import { plan } from './plan-samples.js';

describe('the count that is paid', () => {
  it.each<[string, InstallmentPlan | undefined, number]>([
    ['without a plan', undefined, 0],
    ['with count 1', plan([1, 2, 3]), 0],
    ['without count 1', plan([3, 2]), 2],
    ['without 1 and 2, the lowest', plan([6, 4]), 4],
    ['of a plan without options', plan([]), 0],
  ])('IN-04 starts %s', (_, of, count) => expect(initialCount(of)).toBe(count));

  it.each<[number[] | undefined, number, number]>([
    [[1, 2, 3], 0, 0],
    [[1, 2, 3], 3, 3],
    [[1, 2, 3], 4, 0],
    [[1, 2, 3], 1, 0],
    [[1, 2, 3], 13, 0],
    [[1, 2, 3], -1, 0],
    [[2, 3], 0, 2],
    [[2, 3], 3, 3],
    [[2, 3], 4, 2],
    [undefined, 0, 0],
    [undefined, 3, 0],
  ])(
    'IN-04 is what was chosen where the plan has it, else what the plan starts with: of %j, %i gives %i',
    (counts, chosen, count) => expect(countIn(counts && plan(counts), chosen)).toBe(count),
  );
});
