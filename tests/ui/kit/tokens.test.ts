import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colors } from '../../../src/ui/kit/tokens.js';

type Color = keyof typeof colors;

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

const texts: readonly (readonly [Color, readonly Color[]])[] = [
  ['ink', ['canvas', 'surface', 'sunken', 'infoSoft', 'successSoft', 'brassSoft', 'dangerSoft']],
  ['inkMuted', ['canvas', 'surface', 'sunken']],
  ['accent', ['canvas', 'surface', 'sunken', 'accentSoft']],
  ['accentStrong', ['canvas', 'surface', 'sunken', 'accentSoft', 'line']],
  ['onAccent', ['fill', 'fillStrong']],
  ['onDanger', ['danger', 'dangerStrong']],
  ['danger', ['surface', 'canvas', 'dangerSoft']],
  ['brass', ['surface', 'brassSoft']],
  ['success', ['surface', 'successSoft']],
  ['info', ['surface', 'infoSoft']],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the %s theme', (_name, column) => {
  const ratio = (one: Color, other: Color) => contrast(colors[one][column], colors[other][column]);

  it.each(texts.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    'a text in %s has 4.5:1 on %s',
    (text, ground) => {
      expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(
    (['edge', 'focus', 'danger'] as const).flatMap((edge) =>
      (['surface', 'canvas'] as const).map((ground) => [edge, ground] as const),
    ),
  )('an edge in %s has 3:1 on %s', (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('the description of the calls has the colours of the page', () => {
  const file = '../../../sandbox/provider/api-document/assets/api.css';
  const css = readFileSync(path.resolve(import.meta.dirname, file), 'utf8');
  const stated = [...css.matchAll(/--(\w+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, ...pair]) => [name, pair]);
  expect(stated.length).toBeGreaterThan(5);
  expect(Object.fromEntries(stated)).toEqual(
    Object.fromEntries(stated.map(([name]) => [name, [...colors[name as Color]]])),
  );
});
