import {
  type Appearance,
  appearanceRules,
  fillOf,
  lookRule,
  type Radius,
  radii,
  readAppearance,
  tonesOf,
} from '../../../src/domain/theme/appearance.js';
import { themes } from '../../../src/domain/theme/theme.js';
import { colors, token } from '../../../src/ui/kit/tokens.js';

/** WCAG relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A repeatable row of numbers from 0 to 1. */
function* random(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Merchants' looks: all corners of the colour space, and anything between. */
function looks(count: number): Required<Omit<Appearance, 'logo'>>[] {
  const numbers = random(7);
  const channel = () => {
    const at = numbers.next().value;
    const value = at < 0.1 ? 0 : at > 0.9 ? 255 : Math.floor(numbers.next().value * 256);
    return value.toString(16).padStart(2, '0');
  };
  return Array.from({ length: count }, () => ({
    accent: `#${channel()}${channel()}${channel()}`,
    radius: radii[Math.floor(numbers.next().value * radii.length)] as Radius,
  }));
}

const onPage = ['canvas', 'surface', 'sunken'] as const;
/** Words of the page's own colours, which stand on the soft tone of a chosen row, too. */
const ownTexts = ['ink', 'inkMuted', 'success', 'danger'] as const;

/** The pairs of a look that the eye could not tell apart, each as a sentence. */
function weakPairs(accent: string): string[] {
  const weak: string[] = [];
  const needs = (least: number, name: string, one: string, other: string) => {
    const ratio = contrast(one, other);
    if (ratio < least) weak.push(`${accent}: ${name} ${one} on ${other} is ${ratio.toFixed(2)}`);
  };
  const { fill, pressed, onFill } = fillOf(accent);
  needs(4.5, 'text on the fill', onFill, fill);
  needs(4.5, 'text on the pressed fill', onFill, pressed);
  for (const [column, theme] of themes.entries()) {
    const own = (name: keyof typeof colors) => colors[name][column === 0 ? 0 : 1];
    const { text, strong, soft } = tonesOf(accent, theme);
    for (const name of onPage) {
      needs(4.5, `${theme} text`, text, own(name));
      needs(4.5, `${theme} strong text`, strong, own(name));
    }
    needs(4.5, `${theme} text on soft`, text, soft);
    needs(4.5, `${theme} strong text on soft`, strong, soft);
    needs(4.5, `${theme} strong text on a line`, strong, own('line'));
    for (const name of ownTexts) needs(4.5, `${theme} ${name} on soft`, own(name), soft);
    // The edge of a control and the ring of the focus are the page's own, and stand on a chosen row, too.
    for (const name of ['edge', 'focus'] as const) needs(3, `${theme} ${name} on soft`, own(name), soft);
  }
  return weak;
}

describe('a merchant’s own look', () => {
  it('TH-07: of 10,000 looks every text keeps 4.5:1 and every edge 3:1 in both themes', () => {
    const weak = looks(10_000).flatMap(({ accent }) => weakPairs(accent));
    expect(weak.slice(0, 5)).toEqual([]);
  });

  it('TH-07: its rules have at most 300 bytes, no address and no text, and set tokens of the page alone', () => {
    const known = new Set([...Object.values(token.color), ...Object.values(token.radius)]);
    for (const look of looks(500)) {
      const rules = appearanceRules(look);
      expect(new TextEncoder().encode(rules.join('')).length).toBeLessThanOrEqual(300);
      for (const rule of rules) expect(rule).toMatch(lookRule);
      const set = rules.join('').match(/--[a-z-]+/g) ?? [];
      expect(set.filter((name) => !known.has(`var(${name})`))).toEqual([]);
    }
  });

  it('TH-07: danger, the ring of the focus and the wordmark stay the page’s own', () => {
    const rules = appearanceRules({ accent: '#ff0000', radius: 'lg' }).join('');
    expect(rules).toContain('--fill:#ff0000');
    expect(rules).not.toMatch(/--(danger|focus|surface|ink)/);
  });

  it.each([
    ['#FFD400', '#ffd400'],
    [' ffd400 ', '#ffd400'],
    ['fd0', '#ffdd00'],
    ['#ffd400cc', '#ffd400'],
  ])('TH-07: reads %j as %s, and says so', (asked, used) => {
    const { appearance, changes, wrong } = readAppearance({ accent: asked });
    expect(appearance).toEqual({ accent: used });
    expect(changes).toContainEqual({ part: 'accent', asked, used });
    expect(wrong).toEqual([]);
  });

  it('TH-07: says which tone the text of a yellow has in its place, in each theme where it cannot be read', () => {
    const { changes } = readAppearance({ accent: '#ffd400' });
    expect(changes.map(({ part, asked }) => [part, asked])).toEqual([['textLight', '#ffd400']]);
    expect(changes[0]?.used).toBe(tonesOf('#ffd400', 'light').text);
  });

  it('TH-07: leaves out what it does not know, and says so', () => {
    const { appearance, changes } = readAppearance({ radius: 'LG', font: 'Comic Sans' });
    expect(appearance).toEqual({ radius: 'lg' });
    expect(changes).toEqual([
      { part: 'radius', asked: 'LG', used: 'lg' },
      { part: 'unknown', asked: 'font', used: '' },
    ]);
  });

  it('TH-07: names what can be meant as nothing', () => {
    const { appearance, wrong } = readAppearance({ accent: 'url(x)', radius: 'round', logo: '' });
    expect(appearance).toEqual({});
    expect(wrong).toEqual(['accent', 'radius']);
  });

  it('TH-07: takes a colour as #rrggbb alone', () => {
    expect(() => tonesOf('yellow', 'light')).toThrow(RangeError);
    expect(() => fillOf('')).toThrow(RangeError);
  });

  it('TH-07: is the page’s own where nothing was asked for', () => {
    expect(appearanceRules({})).toEqual([]);
    expect(appearanceRules({ logo: 'https://shop.example/logo.svg' })).toEqual([]);
  });

  it('TH-07: the corners of md are the page’s own', () => {
    expect(appearanceRules({ radius: 'md' })).toEqual([
      'html:root{--radius-sm:.375rem;--radius-md:.625rem;--radius-lg:1rem}',
    ]);
  });
});
