import { languageFor, languageOfBrowser, languages, readLanguage } from '../../../src/domain/locale/language.js';

describe('language', () => {
  it('LG-01 is Turkish or English', () => expect(languages).toEqual(['tr', 'en']));

  it('LG-02 any word but en means Turkish', () => {
    expect(['tr', 'en', 'de', 'EN', '', undefined, null, 1].map(readLanguage)).toEqual([
      'tr',
      'en',
      ...Array(6).fill('tr'),
    ]);
  });

  it.each([
    [{ chosen: 'en', page: 'tr' }, 'en'],
    [{ chosen: 'tr', page: 'en' }, 'tr'],
    [{ page: 'en' }, 'en'],
    [{ chosen: undefined, page: undefined }, 'tr'],
    [{}, 'tr'],
  ] as const)('LG-01 LG-02 LG-03 %j gives %s: the choice, then the payment, then Turkish', (words, language) => {
    expect(languageFor(words)).toBe(language);
  });

  it.each([
    ['en', 'en'],
    ['en-GB,en;q=0.8', 'en'],
    ['de-DE,de;q=0.9,en;q=0.8', 'en'],
    ['en;q=0.5, tr-TR;q=0.9', 'tr'],
    ['tr;q=0, en;q=0.1', 'en'],
    ['EN-us', 'en'],
    ['de', 'tr'],
    ['*', 'tr'],
    ['', 'tr'],
    [undefined, 'tr'],
    [';q=;,,en;q=x', 'tr'],
  ])('RT-01 a browser that accepts %j is shown %s', (accepted, language) => {
    expect(languageOfBrowser(accepted)).toBe(language);
  });
});
