import { createInstance } from 'i18next';
import type { Language } from '../../domain/locale/language.js';
import { languageTexts } from './language-texts.js';
import type { cardExtras } from './tr/card-extras.js';
import type { links } from './tr/links.js';
import type { methods } from './tr/methods.js';
import type { page } from './tr/page.js';

type PageTextKey = keyof typeof page;
type CardExtraTextKey = keyof typeof cardExtras;
type LinkTextKey = keyof typeof links;
type MethodTextKey = keyof typeof methods;

/** The name of a text. */
export type TextKey = PageTextKey | CardExtraTextKey | LinkTextKey | MethodTextKey;

/** Texts of one language: of every page, and where link pages are shown, theirs. */
export type TextTable = Readonly<Record<PageTextKey, string> & Partial<Record<LinkTextKey, string>>>;

/** Texts of one language that a part of the page brings with it. */
type PartTable = Readonly<Partial<Record<TextKey, string>>>;

/** Fetches the texts of a part in a language. */
export type LoadPart = (language: Language) => Promise<PartTable>;

/** What stands for the double-braced names of a text. */
export type TextParams = Readonly<Record<string, string | number>>;

/** How a component gets its words. */
export type Translate = (key: TextKey, params?: TextParams) => string;

/** The texts that have arrived, of one language or more. */
export interface Texts {
  /** Adds to what is there of the language. */
  add(language: Language, table: PartTable): void;
  has(language: Language): boolean;
  /** The text in a language that has arrived; values are put in as they are, since React escapes what it shows. */
  translate(language: Language, key: TextKey, params?: TextParams): string;
}

/** Starts with no language; a page adds the one it shows, and another only when it is asked for (LG-01, LG-05). */
export function createTexts(): Texts {
  const i18n = createInstance();
  void i18n.init({
    initAsync: false,
    resources: {},
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return {
    add: (language, table) => void i18n.addResourceBundle(language, 'translation', table),
    has: (language) => i18n.hasResourceBundle(language, 'translation'),
    translate: (language, key, params = {}) => i18n.t(key, { ...params, lng: language }),
  };
}

/** Fetches what every page of a payment shows. */
export function loadTexts(language: Language): Promise<TextTable> {
  return languageTexts[language].page();
}

/** The same with the words of the link pages, which a payment never says. */
export async function loadTextsWithLinks(language: Language): Promise<TextTable> {
  const { page, links } = languageTexts[language];
  const [ofPage, ofLinks] = await Promise.all([page(), links()]);
  return { ...ofPage, ...ofLinks };
}

/** Fetches the words of what a plain new card does not show: dialogs, saved cards, installments, points. */
export function loadCardExtraTexts(language: Language): Promise<Readonly<Record<CardExtraTextKey, string>>> {
  return languageTexts[language].cardExtras();
}

/** Fetches the words of the payment methods beside the card, which are shown when one is asked for. */
export function loadMethodTexts(language: Language): Promise<Readonly<Record<MethodTextKey, string>>> {
  return languageTexts[language].methods();
}
