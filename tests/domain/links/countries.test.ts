import { countriesIn, countryProblem } from '../../../src/domain/links/countries.js';

describe('countries', () => {
  it.each([
    ['tr', 'Avusturya', 'Çekya'],
    ['en', 'Austria', 'Czechia'],
  ] as const)('AD-03 are named in %s, in its order, without Türkiye', (language, austria, czechia) => {
    const countries = countriesIn(language);
    const names = countries.map(({ name }) => name);
    expect(countries).toContainEqual({ code: 'AT', name: austria });
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
    expect(names).toContain(czechia);
    expect(countries.map(({ code }) => code)).not.toContain('TR');
    expect(new Set(names).size).toBe(244);
    expect(countries.filter(({ code, name }) => code === name)).toEqual([]);
  });

  it.each([
    ['AT', undefined],
    ['', 'validation.required'],
    ['TR', 'validation.required'],
    ['at', 'validation.required'],
    ['Austria', 'validation.required'],
  ])('AD-03 the country %j: %s', (code, key) => expect(countryProblem(code)?.key).toBe(key));
});
