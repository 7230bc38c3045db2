import { abroad, districtProblem, districtsOf, provinceProblem } from '../../../src/domain/links/province.js';
import { problemText } from '../validation/problem-text.js';

const provinces = [
  { name: 'İstanbul', districts: ['Beşiktaş', 'Kadıköy'] },
  { name: 'Ankara', districts: ['Çankaya'] },
];

describe('province and district', () => {
  it.each([
    ['', 'required'],
    ['Atlantis', 'required'],
    ['istanbul', 'required'],
    ['İstanbul', undefined],
    ['Ankara', undefined],
    [abroad, undefined],
  ])('AD-02 AD-03 the city %j: %s', (name, problem) =>
    expect(problemText(provinceProblem(name, provinces))).toBe(problem),
  );

  it.each([
    ['', 'İstanbul', 'required'],
    ['', '', 'required'],
    ['Kadıköy', '', 'required'],
    ['Kadıköy', 'Ankara', 'required'],
    ['Kadıköy', 'İstanbul', undefined],
    ['Çankaya', 'Ankara', undefined],
    [abroad, abroad, undefined],
    [abroad, 'İstanbul', 'required'],
    ['Kadıköy', abroad, 'required'],
  ])('AD-02 AD-03 the district %j of %j: %s', (name, province, problem) => {
    expect(problemText(districtProblem(name, province, provinces))).toBe(problem);
  });

  it('AD-02 there is no district to choose until a city is chosen, then its own only', () => {
    expect(districtsOf('', provinces)).toEqual([]);
    expect(districtsOf(abroad, provinces)).toEqual([]);
    expect(districtsOf('İstanbul', provinces)).toEqual(['Beşiktaş', 'Kadıköy']);
  });
});
