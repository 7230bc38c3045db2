import {
  type Appearance,
  type AppearanceChange,
  type ReadAppearance,
  readAppearance,
  readParts,
} from '../../../src/domain/theme/appearance.js';

/** Describes what a merchant's panel says of its look. */
interface PanelLook {
  readonly logo: string;
  readonly logoOnPayments: boolean;
  readonly appearance?: Appearance;
}

/** The look of a merchant's links, and of its payments where their tokens say nothing (TH-07). */
export function lookOf(merchant: PanelLook | undefined, ofToken: Appearance | null = null): Appearance {
  const panelLogo = merchant?.logoOnPayments === true ? merchant.logo : '';
  const { logo, ...look } = { logo: panelLogo, ...merchant?.appearance, ...ofToken };
  return logo === '' ? look : { ...look, logo };
}

/** Reads the `appearance` of a request with all that is said to its merchant; undefined where it is no JSON object. */
export function readLook(text: string): ReadAppearance | undefined {
  const asked = objectIn(text);
  return asked && readAppearance(asked);
}

/** The same without the tones of its texts, for whoever has not signed yet. */
export function readLookParts(text: string): ReadAppearance | undefined {
  const asked = objectIn(text);
  return asked && readParts(asked);
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const asked: unknown = JSON.parse(text);
    if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return undefined;
    return Object.fromEntries(Object.entries(asked));
  } catch {
    return undefined;
  }
}

/** Says to the merchant what its page shows in place of what it asked for. */
export function changeSentence({ part, asked, used }: AppearanceChange): string {
  const texts: Readonly<Record<AppearanceChange['part'], string>> = {
    accent: `accent ${asked} is read as ${used}`,
    radius: `radius ${asked} is read as ${used}`,
    logo: `logo ${asked} is read as ${used}`,
    textLight: `text in the colour ${asked} cannot be read on the light page: there it is ${used}`,
    textDark: `text in the colour ${asked} cannot be read on the dark page: there it is ${used}`,
    unknown: `${asked} is no part of an appearance and is left out`,
  };
  return texts[part];
}
