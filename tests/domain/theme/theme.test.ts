import fc from 'fast-check';
import { readTheme, type ThemeInputs, themeFor, themeSource, themes } from '../../../src/domain/theme/theme.js';

const theme = fc.constantFrom(...themes);
const inputs = fc.record(
  {
    place: fc.constantFrom('payment', 'link', 'error', 'success' as const),
    session: theme,
    system: theme,
    pageDark: fc.boolean(),
  },
  { requiredKeys: ['place', 'system'] },
) as fc.Arbitrary<ThemeInputs>;

describe('readTheme', () => {
  it('TH-04 takes dark and light; any other stored word is as good as none', () => {
    expect(['dark', 'light', 'DARK', '', 'auto', undefined, null, true].map(readTheme)).toEqual([
      'dark',
      'light',
      ...Array(6).fill(undefined),
    ]);
  });
});

describe('themeFor', () => {
  it.each(['link', 'error'] as const)('TH-01 on a %s screen the device decides, whatever the payment says', (place) => {
    expect(themeFor({ place, system: 'dark', pageDark: false })).toBe('dark');
    expect(themeFor({ place, system: 'light', pageDark: true })).toBe('light');
  });

  it.each(['link', 'error'] as const)('TH-01 a %s screen keeps to what the session has', (place) => {
    expect(themeFor({ place, session: 'dark', system: 'light' })).toBe('dark');
    expect(themeFor({ place, session: 'light', system: 'dark' })).toBe('light');
  });

  it('TH-02 a finished payment keeps the stored theme', () => {
    expect(themeFor({ place: 'success', session: 'dark', system: 'light', pageDark: false })).toBe('dark');
    expect(themeFor({ place: 'success', session: 'light', system: 'dark', pageDark: true })).toBe('light');
  });

  it.each([
    [true, 'dark'],
    [false, 'light'],
    [undefined, 'light'],
  ])('TH-03 otherwise darkMode %s means %s, whatever the device and the session say', (pageDark, expected) => {
    for (const word of themes) {
      expect(themeFor({ place: 'payment', session: word, system: word, pageDark })).toBe(expected);
      expect(themeFor({ place: 'success', system: word, pageDark })).toBe(expected);
    }
  });

  it("TH-04 one merchant's dark page never leaks to another's payment", () => {
    expect(themeFor({ place: 'payment', session: 'dark', system: 'light', pageDark: false })).toBe('light');
  });

  it("TH-05 the shopper's own choice goes before everything", () => {
    fc.assert(fc.property(inputs, theme, (rest, chosen) => expect(themeFor({ ...rest, chosen })).toBe(chosen)));
  });

  it.each([
    ['payment', 'merchant'],
    ['success', 'merchant'],
    ['link', 'device'],
    ['error', 'device'],
  ] as const)('TH-04 the default of a screen of the kind %s is of the %s', (place, source) =>
    expect(themeSource(place)).toBe(source),
  );
});
