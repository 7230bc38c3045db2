import { galleryWidths, visitsOf } from '../e2e/gallery/visits.js';

const titles = [
  'card/empty',
  'card/filled',
  'links/product',
  'outcome/success',
  'transfer/code',
  'qr/code',
  'loans/list',
];
const looksOf = (title, size) => visitsOf(title, size).flatMap(({ looks }) => looks);
const factors = ['width', 'theme', 'language'];

test.each(titles)('the state %s is seen at every width, in both themes and languages', (title) => {
  const looks = looksOf(title);
  const seen = Object.fromEntries(factors.map((factor) => [factor, new Set(looks.map((look) => look[factor]))]));
  expect([...seen.width].sort((left, right) => left - right)).toEqual(
    [...galleryWidths].sort((left, right) => left - right),
  );
  expect([...seen.theme].sort()).toEqual(['dark', 'light']);
  expect([...seen.language].sort()).toEqual(['en', 'tr']);
});

test('among the states every width meets every theme and language', () => {
  const many = Array.from({ length: 16 }, (_, place) => `state/${place.toString(16)}`);
  const looks = many.flatMap((title) => looksOf(title));
  const pairs = new Set(looks.map(({ width, theme, language }) => `${width} ${theme} ${language}`));
  expect(pairs.size).toBe(galleryWidths.length * 2 * 2);
});

test.each(titles)('the state %s is seen with its text twice as large at 320 px', (title) => {
  expect(looksOf(title)).toContainEqual(expect.objectContaining({ width: 320, text: 200 }));
});

test.each(titles)('the state %s is seen in forced colours', (title) => {
  expect(looksOf(title).filter(({ forcedColours }) => forcedColours)).toHaveLength(1);
});

test('a state that exists on a desktop alone is not looked for on a phone', () => {
  const widths = looksOf('methods/tabs', 'desktop').map(({ width }) => width);
  expect(Math.min(...widths)).toBe(768);
});
