/** The two appearances of the page (TH-04). */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** A stored word that is no theme counts as nothing stored (TH-04). */
export function readTheme(word: unknown): Theme | undefined {
  return themes.find((theme) => theme === word);
}

/** Returns the theme of a payment's `darkMode` (TH-03). */
export function themeOf(isDark: boolean | undefined): Theme {
  return isDark === true ? 'dark' : 'light';
}

/** Where a default comes from: the payment's merchant, or the device. The session keeps them apart (TH-04). */
export type ThemeSource = 'merchant' | 'device';

/** Whose default a screen follows. */
export function themeSource(place: ThemeInputs['place']): ThemeSource {
  return place === 'payment' || place === 'success' ? 'merchant' : 'device';
}

/** Describes what decides the appearance. A word that is missing has not been stored, or is not known yet. */
export interface ThemeInputs {
  /** The screen: a payment being made, a link page, an error screen, or a finished payment. */
  readonly place: 'payment' | 'link' | 'error' | 'success';
  /** The shopper's own choice of the last day (TH-04). */
  readonly chosen?: Theme | undefined;
  /** Holds what this session has been showing, from the same {@link themeSource} (TH-01, TH-02). */
  readonly session?: Theme | undefined;
  /** The colour scheme of the device. */
  readonly system: Theme;
  /** The payment's `darkMode` (TH-03). */
  readonly pageDark?: boolean | undefined;
}

/**
 * The theme of a screen. The shopper's own choice goes before everything (TH-05). Otherwise a link page and an error
 * screen follow the device and keep to it for the session (TH-01), a finished payment keeps what the session has
 * (TH-02), and a payment looks as its merchant says (TH-03), whatever the session has: it may be another merchant's.
 */
export function themeFor({ place, chosen, session, system, pageDark }: ThemeInputs): Theme {
  const ofPage = themeOf(pageDark);
  const byPlace = {
    payment: ofPage,
    link: session ?? system,
    error: session ?? system,
    success: session ?? ofPage,
  } as const;
  return chosen ?? byPlace[place];
}
