/** A colour by lightness (0 to 1), chroma and hue (radians), in which a change of one leaves the look of the others. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Red, green and blue in linear light, 0 to 1 where a screen can show them. */
type Light = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = lightOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Returns `#rrggbb`. A colour that no screen can show loses chroma until one can, and keeps its lightness and its hue. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const bounded = Math.min(1, Math.max(0, lightness));
  let shown = chroma;
  while (shown > 0.001 && !isShowable(linear({ lightness: bounded, chroma: shown, hue }))) shown *= 0.96;
  const channels = linear({ lightness: bounded, chroma: shown, hue }).map((channel) =>
    Math.round(255 * encoded(channel)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours by WCAG 2.2, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const first = luminanceOf(one);
  const second = luminanceOf(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = lightOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function lightOf(hex: string): Light {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`A colour is #rrggbb, not ${hex}`);
  const channel = (at: number) => decoded(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function linear({ lightness, chroma, hue }: Oklch): Light {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShowable = (light: Light) => light.every((channel) => channel > -0.0005 && channel < 1.0005);

/** The curve of sRGB, there and back. */
const decoded = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function encoded(light: number): number {
  const bounded = Math.min(1, Math.max(0, light));
  return bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
}
