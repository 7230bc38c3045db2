import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.resolve(import.meta.dirname, '../../../src/ui/kit/tokens.css'), 'utf8');

/** The colours of a theme by name, read from its block of the style sheet. */
function colours(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`));
  return new Map(
    [...block.slice(0, block.indexOf('\n}')).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1]!, m[2]!]),
  );
}

/** WCAG relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const texts: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['canvas', 'surface', 'sunken', 'info-soft', 'success-soft', 'brass-soft', 'danger-soft']],
  ['ink-muted', ['canvas', 'surface', 'sunken']],
  ['accent', ['canvas', 'surface', 'sunken', 'accent-soft']],
  ['accent-strong', ['canvas', 'surface', 'sunken', 'accent-soft', 'line']],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-danger', ['danger', 'danger-strong']],
  ['danger', ['surface', 'canvas', 'danger-soft']],
  ['brass', ['surface', 'brass-soft']],
  ['success', ['surface', 'success-soft']],
  ['info', ['surface', 'info-soft']],
];

describe.each([
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
])('the %s theme', (_name, selector) => {
  const theme = colours(selector);

  it('texts have 4.5:1 on every ground they stand on', () => {
    for (const [text, grounds] of texts) {
      for (const ground of grounds) {
        const ratio = contrast(theme.get(text)!, theme.get(ground)!);
        expect([text, ground, ratio >= 4.5]).toEqual([text, ground, true]);
      }
    }
  });

  it('edges of controls and the focus ring have 3:1', () => {
    for (const edge of ['edge', 'focus', 'danger']) {
      for (const ground of ['surface', 'canvas']) {
        expect([edge, ground, contrast(theme.get(edge)!, theme.get(ground)!) >= 3]).toEqual([edge, ground, true]);
      }
    }
  });

  it('every colour has its value in both themes', () => {
    expect([...theme.keys()].sort()).toEqual([...colours(':root').keys()].sort());
  });
});
