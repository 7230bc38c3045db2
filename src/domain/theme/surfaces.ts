import type { Theme } from './theme.js';

/** A value of each theme, in the order of `themes`. */
export type Themed = readonly [light: string, dark: string];

/** Lists what text stands on, whatever a merchant's own look is. */
export const surfaces = {
  canvas: ['#f3f6f5', '#0b1413'],
  surface: ['#ffffff', '#13201e'],
  sunken: ['#edf2f0', '#1a2a28'],
} satisfies Readonly<Record<string, Themed>>;

/** Edges that separate; under the pointer a quiet button has this colour, too. */
export const line: Themed = ['#d8e1de', '#2a3e3b'];

/** The colours that a merchant's own look replaces (TH-07), as the page has them by itself. */
export const ownColours = {
  /** Text, and the edges of what can be pressed or is chosen. */
  accent: ['#0a5f5a', '#6bd6c8'],
  accentStrong: ['#074642', '#93e6db'],
  accentSoft: ['#e2f0ed', '#183531'],
  /** Surface of what can be pressed or is chosen. */
  fill: ['#0a5f5a', '#6bd6c8'],
  fillStrong: ['#074642', '#93e6db'],
  /** Text and marks on `fill`. */
  onAccent: ['#ffffff', '#04211e'],
} satisfies Readonly<Record<string, Themed>>;

/** The value of a theme. */
export function inTheme([light, dark]: Themed, theme: Theme): string {
  return theme === 'light' ? light : dark;
}

/** The corners of the page, where a merchant's own look sets no others: of a box, of a field or button and of a panel. */
export const ownCorners = ['.375rem', '.625rem', '1rem'] as const;
