import { readCardPoints } from '../../../src/infrastructure/gateway/card-answers.reader.js';
import { answer, wrongField } from './reading.js';

describe('the card points', () => {
  const read = (data: unknown) => readCardPoints(answer({ status: 'success', data }));

  it('AP-07 CP-02 are what they are worth, by lower-cased brand; missing or null is none', () => {
    expect(read({ point: { points: '1.025,50', brand: 'MAXIMUM' } })).toEqual({ amount: 102550, brand: 'maximum' });
    expect(read({ point: { points: 12, brand: 'none' } })).toEqual({ amount: 1200, brand: '' });
    for (const data of [{}, { point: null }]) expect(read(data)).toEqual({ amount: 0, brand: '' });
  });

  it('AP-20 points that are none are a typed failure, not NaN', () => {
    for (const points of [null, undefined, '', 'çok', '-1,00', '12.50', {}, Number.NaN]) {
      expect(wrongField(() => read({ point: { points, brand: 'bonus' } }))).toBe('data.point.points');
    }
    for (const point of ['25,00', 25, []]) expect(wrongField(() => read({ point }))).toMatch(/^data\.point/);
    expect(wrongField(() => read(null))).toBe('data');
  });
});
