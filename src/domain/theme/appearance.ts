import { contrastOf, hexOf, type Oklch, oklchOf } from './oklch.js';
import { inTheme, line, ownColours, ownCorners, surfaces, type Themed } from './surfaces.js';
import { type Theme, themes } from './theme.js';

/** How round corners are. */
export const radii = ['none', 'sm', 'md', 'lg'] as const;

export type Radius = (typeof radii)[number];

/** A merchant's own look (TH-07). What is left out is the page's. */
export interface Appearance {
  /** `#rrggbb`. */
  readonly accent?: string;
  readonly radius?: Radius;
  /** Address of the logo, as it was given: whether it is safe is for whoever has addresses to decide. */
  readonly logo?: string;
}

/** A value that the page shows in place of the one that was asked for. `used` is empty where it was left out. */
export interface AppearanceChange {
  readonly part: 'accent' | 'radius' | 'logo' | 'textLight' | 'textDark' | 'unknown';
  readonly asked: string;
  readonly used: string;
}

export interface ReadAppearance {
  readonly appearance: Appearance;
  readonly changes: readonly AppearanceChange[];
  /** The parts that cannot be meant as anything. */
  readonly wrong: readonly (keyof Appearance)[];
}

/** The colours an accent leads to in one theme. */
export interface Tones {
  /** Text, and the edges of what is chosen and of what is pressed: 4.5:1 on every surface and on `soft`. */
  readonly text: string;
  /** The same under the pointer, and on `soft`: on `line`, too. */
  readonly strong: string;
  readonly soft: string;
}

/** The colours of what is filled with the accent, the same in both themes. */
export interface Fill {
  readonly fill: string;
  /** Under the pointer. */
  readonly pressed: string;
  /** Text and marks on both: 4.5:1. */
  readonly onFill: string;
}

const leastContrast = 4.5;

/** The most characters of a logo's address, as of every address that a merchant gives. */
const longestLogo = 400;

/** Reads what a merchant asks for, mends what can be mended and names what it changed (TH-07). */
export function readAppearance(asked: Readonly<Record<string, unknown>>): ReadAppearance {
  const parts = readParts(asked);
  return { ...parts, changes: [...parts.changes, ...textChanges(parts.appearance.accent)] };
}

/** The same without the tones that texts get in place of the accent: to look for them takes the most time. */
export function readParts(asked: Readonly<Record<string, unknown>>): ReadAppearance {
  const changes: AppearanceChange[] = [];
  const wrong: (keyof Appearance)[] = [];
  const known = { accent: readAccent, radius: readRadius, logo: readLogo };
  const taken = new Map<string, string>();
  for (const [part, value] of Object.entries(asked)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
    if (value === '' || value === null || value === undefined) continue;
    if (!isPart(part)) {
      changes.push({ part: 'unknown', asked: part, used: '' });
      continue;
    }
    const used = known[part](text);
    if (used === undefined) wrong.push(part);
    else taken.set(part, used);
    if (used !== undefined && used !== text) changes.push({ part, asked: text, used });
  }
  const accent = taken.get('accent');
  const radius = radii.find((word) => word === taken.get('radius'));
  const logo = taken.get('logo');
  const appearance: Appearance = {
    ...(accent !== undefined && { accent }),
    ...(radius !== undefined && { radius }),
    ...(logo !== undefined && { logo }),
  };
  return { appearance, changes, wrong };
}

/** The text and the quiet surface of an accent in a theme. */
export function tonesOf(accent: string, theme: Theme): Tones {
  const asked = oklchOf(accent);
  const isLight = theme === 'light';
  const soft = hexOf({
    lightness: isLight ? 0.945 : 0.3,
    chroma: Math.min(isLight ? 0.028 : 0.045, asked.chroma / 3),
    hue: asked.hue,
  });
  const grounds = [...Object.values(surfaces).map((surface) => inTheme(surface, theme)), soft];
  const away = isLight ? -1 : 1;
  const text = readable(asked, grounds, away);
  const further = { ...oklchOf(text), lightness: oklchOf(text).lightness + away * 0.08 };
  const strong = readable(further, [...grounds, inTheme(line, theme)], away);
  return { text, strong, soft };
}

/** The fill is the accent as it was asked for. Its text is white wherever that can be read, else black. */
export function fillOf(accent: string): Fill {
  const asked = oklchOf(accent);
  const onFill = contrastOf(accent, '#ffffff') >= leastContrast ? '#ffffff' : '#000000';
  const away = onFill === '#ffffff' ? -1 : 1;
  const steps = [away * 0.07, away * -0.07].map((step) => hexOf({ ...asked, lightness: asked.lightness + step }));
  // The darkest colours cannot be darker under the pointer, nor the lightest lighter.
  const pressed = steps.find((tone) => contrastOf(tone, accent) > 1.1 && contrastOf(tone, onFill) >= leastContrast);
  return { fill: accent, pressed: pressed ?? accent, onFill };
}

/** The colours of a page in one theme: those that an accent leads to, or without one the page's own. */
export function coloursOf(accent: string | undefined, theme: Theme): Tones & Fill {
  if (accent !== undefined) return { ...tonesOf(accent, theme), ...fillOf(accent) };
  const own = (colour: Themed) => inTheme(colour, theme);
  return {
    text: own(ownColours.accent),
    strong: own(ownColours.accentStrong),
    soft: own(ownColours.accentSoft),
    fill: own(ownColours.fill),
    pressed: own(ownColours.fillStrong),
    onFill: own(ownColours.onAccent),
  };
}

/**
 * The rules of an appearance, at most 300 bytes in all: values of the page's tokens, which stand behind the page's own
 * sheet. None where nothing but a logo is set.
 */
export function appearanceRules({ accent, radius }: Appearance): readonly string[] {
  const common = [...(accent === undefined ? [] : filled(accent)), ...(radius === undefined ? [] : rounded(radius))];
  const toned = (theme: Theme) => (accent === undefined ? [] : tinted(tonesOf(accent, theme)));
  const rules = [
    ['html:root', [...toned('light'), ...common]],
    ['html[data-theme=dark]:root', toned('dark')],
  ] as const;
  return rules
    .filter(([, values]) => values.length > 0)
    .map(([selector, values]) => `${selector}{${values.join(';')}}`);
}

/** The corners by their name, in the order of {@link ownCorners}. */
export const appearanceCorners: Readonly<Record<Radius, readonly [small: string, medium: string, large: string]>> = {
  none: ['0px', '0px', '0px'],
  sm: ['.1875rem', '.25rem', '.5rem'],
  md: ownCorners,
  lg: ['.5rem', '1rem', '1.5rem'],
};

function rounded(radius: Radius): string[] {
  const [small, medium, large] = appearanceCorners[radius];
  return [`--radius-sm:${small}`, `--radius-md:${medium}`, `--radius-lg:${large}`];
}

function filled(accent: string): string[] {
  const { fill, pressed, onFill } = fillOf(accent);
  return [`--fill:${fill}`, `--fill-strong:${pressed}`, `--on-accent:${onFill.slice(0, 4)}`];
}

function tinted({ text, strong, soft }: Tones): string[] {
  return [`--accent:${text}`, `--accent-strong:${strong}`, `--accent-soft:${soft}`];
}

/** The first tone from a colour away (-1 darker, 1 lighter) that can be read on all grounds. */
function readable(from: Oklch, grounds: readonly string[], away: -1 | 1): string {
  const farthest = away === -1 ? '#000000' : '#ffffff';
  // A tone that can be read on the ground nearest to it can be read on the others.
  const [nearest = farthest] = [...grounds].sort((a, b) => contrastOf(a, farthest) - contrastOf(b, farthest));
  for (let step = 0; step < 100; step += 1) {
    const tone = hexOf({ ...from, lightness: from.lightness + away * step * 0.01 });
    if (contrastOf(tone, nearest) >= leastContrast) return tone;
  }
  return farthest;
}

function textChanges(accent: string | undefined): AppearanceChange[] {
  if (accent === undefined) return [];
  const used = themes.map((theme) => ({ theme, text: tonesOf(accent, theme).text }));
  return used
    .filter(({ text }) => text !== accent)
    .map(({ theme, text }) => ({ part: theme === 'light' ? 'textLight' : 'textDark', asked: accent, used: text }));
}

const isPart = (name: string): name is keyof Appearance => ['accent', 'radius', 'logo'].includes(name);

/** `#rgb` and `#rrggbb`, with or without the sign; what they let through is dropped, since a text on it could not be judged. */
function readAccent(text: string): string | undefined {
  const digits = text.trim().toLowerCase().replace(/^#/, '');
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined;
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${long.slice(0, 6)}`;
}

function readRadius(text: string): Radius | undefined {
  const word = text.trim().toLowerCase();
  return radii.find((radius) => radius === word);
}

function readLogo(text: string): string | undefined {
  const address = text.trim();
  return address.length <= longestLogo ? address : undefined;
}

/**
 * A rule of a merchant's own look, as `appearanceRules` makes it, for all pages or for dark ones: colours and corners
 * alone, in the tokens that are a look's (TH-07).
 */
export const lookRule =
  /^html(\[data-theme=dark\])?:root\{(--(accent|fill|on-accent|radius)(-\w+)?:(#([\da-f]{3}){1,2}|[\d.]+(px|rem))(;|(?=\})))+\}$/;
