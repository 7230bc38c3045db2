import { line, ownColours, ownCorners, surfaces, type Themed } from '../../domain/theme/surfaces.js';

/*
 * The look of the page in named values; styles name them by `token`, which the compiler checks. What a theme or a setting
 * decides is a custom property of the page's style sheet, so that its change renders nothing. All else stands in the sheets
 * as it is: looking up a property, for each declaration of each element, delays the first paint. Petrol green is the colour
 * of what can be pressed, brass of what the shopper should notice, never decoration. Every text colour has 4.5:1 and every
 * control edge 3:1 against the surfaces it stands on, in both themes. A merchant's own look (TH-07) sets `accent` and what
 * follows from it, `fill`, and the corners (`domain/theme/appearance.ts`).
 */

export const colors = {
  ...surfaces,
  ink: ['#0e2321', '#e9f2ef'],
  inkMuted: ['#4b5f5b', '#a4b7b2'],
  line,
  edge: ['#768a85', '#71877f'],
  ...ownColours,
  brass: ['#7d5200', '#f2cb72'],
  brassSoft: ['#fdf4de', '#2c2512'],
  brassLine: ['#e3c581', '#6b5526'],
  info: ['#1a5683', '#9bcbf1'],
  infoSoft: ['#e8f1f9', '#14283a'],
  infoLine: ['#b4cfe5', '#2f506d'],
  success: ['#0f6637', '#83dca4'],
  successSoft: ['#e4f4e9', '#132c1e'],
  successLine: ['#a5d4b5', '#2e6244'],
  danger: ['#b0241c', '#ffa49b'],
  dangerStrong: ['#8c1a14', '#ffc0ba'],
  dangerSoft: ['#fdeeec', '#371917'],
  dangerLine: ['#efb6b1', '#78352f'],
  onDanger: ['#ffffff', '#2d0806'],
  /** Of the paper slip: in the dark it is lighter than what it lies on. */
  paper: ['#ffffff', '#20302e'],
  /** Covers the page behind a dialog. */
  scrim: ['rgb(8 26 24 / 52%)', 'rgb(0 0 0 / 66%)'],
  /** The page's own green, whatever a merchant's accent is: of what has the focus, and of the wordmark (TH-07). */
  focus: ['#0a5f5a', '#6bd6c8'],
  focusGlow: ['rgb(10 95 90 / 16%)', 'rgb(107 214 200 / 20%)'],
} satisfies Readonly<Record<string, Themed>>;

const shadows = {
  sm: ['0 1px 2px rgb(14 35 33 / 7%)', '0 1px 2px rgb(0 0 0 / 30%)'],
  md: [
    '0 1px 2px rgb(14 35 33 / 5%), 0 6px 20px rgb(14 35 33 / 7%)',
    '0 1px 2px rgb(0 0 0 / 30%), 0 6px 20px rgb(0 0 0 / 30%)',
  ],
  lg: [
    '0 2px 6px rgb(14 35 33 / 8%), 0 24px 60px rgb(14 35 33 / 22%)',
    '0 2px 6px rgb(0 0 0 / 40%), 0 24px 60px rgb(0 0 0 / 60%)',
  ],
} satisfies Readonly<Record<string, Themed>>;

// Where the text is large and the window narrow, headings and space grow less than the text does, or words would break.
const text = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: 'clamp(1rem, 9vw, 1.125rem)',
  xl: 'clamp(1.0625rem, 10vw, 1.375rem)',
  xxl: 'clamp(1.0625rem, 10vw, 1.625rem)',
};
const leading = { tight: '1.25', normal: '1.5' };
const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: 'min(0.75rem, 4vw)',
  4: 'min(1rem, 5vw)',
  5: 'min(1.5rem, 8vw)',
  6: 'min(2rem, 10vw)',
  7: '3rem',
};
const [small, medium, large] = ownCorners;
const radii = { sm: small, md: medium, lg: large };
/** Heights of what is pressed. */
const control = { md: '2.75rem', lg: '3.25rem' };
/** How long a change takes; no time at all for those who want no motion. */
const durations = { quick: '120ms', calm: '240ms' };
const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const font = {
  sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
};

/** How a style names a token: `color: token.color.ink`. */
export const token = {
  color: references('', colors),
  shadow: references('shadow-', shadows),
  font,
  text,
  leading,
  space,
  radius: { ...references('radius-', radii), full: '999px' },
  control,
  motion: { ...references('', durations), ease },
  /** How far what lies on a panel is from its edge, with a unit. */
  panel: references('panel-', { pad: undefined }),
  /** How high what a server has a card's shell show or leave out is, with a unit. */
};

/** A custom property where it is used. */
type Reference = `var(--${string})`;

/** Custom properties with their values. */
export type Declarations = Readonly<Record<`--${string}`, string>>;

/** Gives a token another value where the rule applies: `...setting(token.panel.pad, token.space[4])`. */
export function setting(reference: Reference, value: string): Declarations {
  return { [property(reference)]: value };
}

/** How long changes take: for those who want no motion the page sets other values. */
export const motionProperties: Declarations = declarations(references('', durations), durations);

/** The corners, which a merchant's own look may set. */
export const radiusProperties: Declarations = declarations(references('radius-', radii), radii);

/** Returns what a theme decides. */
export function themeProperties(theme: 'light' | 'dark'): Declarations {
  const column = theme === 'light' ? 0 : 1;
  return {
    ...declarations(token.color, columnOf(colors, column)),
    ...declarations(token.shadow, columnOf(shadows, column)),
  };
}

/** The custom property behind a reference: `var(--ink)` is that of `--ink`. */
function property(reference: Reference): `--${string}` {
  return `--${reference.slice('var(--'.length, -1)}`;
}

function columnOf(table: Readonly<Record<string, Themed>>, column: 0 | 1): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(table).map(([name, values]) => [name, values[column]]));
}

function declarations(
  names: Readonly<Record<string, Reference>>,
  values: Readonly<Record<string, string>>,
): Declarations {
  return Object.fromEntries(
    Object.entries(names).map(([name, reference]) => [property(reference), values[name] ?? '']),
  );
}

/** `inkMuted` is `var(--ink-muted)`. */
function references<Table extends object>(prefix: string, table: Table): { readonly [Name in keyof Table]: Reference } {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const all = Object.keys(table).map((name) => [name, `var(--${prefix}${kebab(name)})`]);
  return Object.fromEntries(all) as { [Name in keyof Table]: Reference };
}
