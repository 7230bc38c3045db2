import type { Preferences } from '../../application/ports.js';
import { type Language, languages } from '../../domain/locale/language.js';
import { product } from '../../domain/payment/product-slug.js';
import { readTheme, type Theme } from '../../domain/theme/theme.js';

/** How long the shopper's own choice is remembered, in ms: 1 day (TH-04, LG-03). */
const choiceLifeMs = 24 * 60 * 60_000;

/** Where preferences are kept: choices in the local storage as `{"value":…,"until":ms}`, the rest in the session's as plain text. */
export const storageKeys = {
  chosenTheme: `${product}.theme`,
  chosenLanguage: `${product}.language`,
  merchantTheme: `${product}.merchant-theme`,
  deviceTheme: `${product}.device-theme`,
  lastToken: `${product}.token`,
} as const;

const sessionKeys = { merchant: storageKeys.merchantTheme, device: storageKeys.deviceTheme } as const;

/** The part of the Web Storage API that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

export interface PreferencesOptions {
  /** May throw: some browsers refuse the mere look at a storage. */
  readonly local: () => Store;
  readonly session: () => Store;
  /** ms since the epoch. */
  readonly now: () => number;
}

/**
 * The preferences of the shopper and the page (TH-01..05, LG-03). Every use of a storage may throw, where it is switched
 * off or full: then the preference is kept in memory, until the page is closed.
 */
export function browserPreferences({ local, session, now }: PreferencesOptions): Preferences {
  const localStore = safely(local);
  const sessionStore = safely(session);
  const choose = (name: string, value: string) =>
    localStore.setItem(name, JSON.stringify({ value, until: now() + choiceLifeMs }));
  const chosen = (name: string) => readChoice(localStore.getItem(name), now());
  return {
    chosenTheme: () => readTheme(chosen(storageKeys.chosenTheme)),
    chooseTheme: (theme: Theme) => choose(storageKeys.chosenTheme, theme),
    sessionTheme: (source) => readTheme(sessionStore.getItem(sessionKeys[source])),
    keepSessionTheme: (source, theme) => sessionStore.setItem(sessionKeys[source], theme),
    chosenLanguage: () => languages.find((language) => language === chosen(storageKeys.chosenLanguage)),
    chooseLanguage: (language: Language) => choose(storageKeys.chosenLanguage, language),
    lastToken: () => sessionStore.getItem(storageKeys.lastToken) ?? undefined,
    keepToken: (token: string) => sessionStore.setItem(storageKeys.lastToken, token),
  };
}

/** The word of a stored choice while its day lasts. One that ends later than a day from now was not written by this clock. */
export function readChoice(stored: string | null, now: number): unknown {
  if (stored === null) return undefined;
  try {
    const choice: unknown = JSON.parse(stored);
    if (typeof choice !== 'object' || choice === null || !('value' in choice) || !('until' in choice)) return undefined;
    const { value, until } = choice;
    // guard: choice that lasts a day -> return typeof until === 'number' && until > now ? value : undefined;
    return typeof until === 'number' && until > now && until <= now + choiceLifeMs ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A storage that never throws: what it does not take is kept in memory, and what was kept there is what counts. */
function safely(open: () => Store): Store {
  const memory = new Map<string, string>();
  return {
    getItem: (name) => {
      const kept = memory.get(name);
      if (kept !== undefined) return kept;
      try {
        return open().getItem(name);
      } catch {
        return null;
      }
    },
    setItem: (name, value) => {
      try {
        open().setItem(name, value);
        memory.delete(name);
      } catch {
        memory.set(name, value);
      }
    },
  };
}
