import { readInstallments } from '../../../src/infrastructure/gateway/installments.reader.js';
import { answer } from './reading.js';

describe('the installments', () => {
  const read = (installments: unknown) => readInstallments(answer({ status: 'success', data: { installments } }));
  const option = { monthly: '5,00', total: '10,00', pft: 0 };

  it('EN-03 AP-09 are keyed by the lower-cased key, whatever brand the plan names', () => {
    const plan = { installment: { 2: option }, pftOptions: [] };
    const plans = read({ MAXIMUM: plan, x: { ...plan, brand: 'WORLD' }, Axess: { ...plan, brand: null } });
    expect([...plans].map(([key, { brand }]) => [key, brand])).toEqual([
      ['maximum', 'maximum'],
      ['x', 'world'],
      ['axess', 'axess'],
    ]);
  });

  it('EN-03 each count of 1 to 12 has its amounts and its cash-price mark; another key is no count', () => {
    const keys = ['12', '1', '0', '13', '02', '1.0', '-1', ' 2', 'x', '__proto__'];
    const installment = Object.fromEntries(keys.map((key) => [key, option]));
    const options = read({ bonus: { installment, pftOptions: [2, '3', 0, 13, 'x', null] } }).get('bonus');
    expect(options).toEqual({
      brand: 'bonus',
      options: [1, 12].map((count) => ({ count, monthly: 500, total: 1000, pft: false })),
      pftCounts: [2, 3, 12],
    });
  });

  it('EN-03 AP-20 what cannot be read is left out, its neighbours stay', () => {
    const odd = [{}, null, { ...option, total: '-1,00' }, { ...option, total: 'x' }, { ...option, pft: 'evet' }];
    for (const broken of odd) {
      const plan = { installment: { 2: broken, 3: option }, pftOptions: null };
      const plans = read({ bonus: plan, world: 7, axess: { installment: 'x' } });
      expect([...plans].map(([brand, { options }]) => [brand, options.map(({ count }) => count)])).toEqual([
        ['bonus', [3]],
      ]);
    }
  });

  it('EN-03 a plan without options keeps its cash-price counts', () => {
    const plan = (brand: string) => ({ brand, options: [], pftCounts: [2] });
    for (const installment of [null, undefined, [], {}]) {
      const plans = read({ bonus: { installment, pftOptions: [2] } });
      expect([...plans.values()]).toEqual([plan('bonus')]);
    }
  });

  it('AP-09 an empty list, as PHP writes no entries, null and nothing are no plans', () => {
    for (const nothing of [[], {}, null, undefined]) expect(read(nothing).size).toBe(0);
  });
});
