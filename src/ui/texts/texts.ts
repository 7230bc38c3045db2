import { createInstance } from 'i18next';
import type { Language } from '../../domain/page/language.js';
import type { LinkTextKey } from './link-tr.js';
import type { MethodTextKey } from './method-tr.js';
import type { TextKey as PageTextKey } from './tr.js';
import type { TransferTextKey } from './transfer-tr.js';

/** The name of a text of the ways to pay beside the card. */
type WayTextKey = MethodTextKey | TransferTextKey;

/** The name of a text. */
export type TextKey = PageTextKey | LinkTextKey | WayTextKey;

/** Texts of one language: of every page, and where link pages are shown, theirs. */
export type TextTable = Readonly<Record<PageTextKey, string> & Partial<Record<LinkTextKey, string>>>;

/** Texts of one language that a part of the page brings with it. */
export type PartTable = Readonly<Partial<Record<TextKey, string>>>;

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

const loaders: Readonly<Record<Language, () => Promise<TextTable>>> = {
  tr: async () => (await import('./tr.js')).tr,
  en: async () => (await import('./en.js')).en,
};

const linkLoaders: Readonly<Record<Language, () => Promise<Readonly<Record<LinkTextKey, string>>>>> = {
  tr: async () => (await import('./link-tr.js')).linkTr,
  en: async () => (await import('./link-en.js')).linkEn,
};

const methodLoaders: Readonly<Record<Language, () => Promise<Readonly<Record<MethodTextKey, string>>>>> = {
  tr: async () => (await import('./method-tr.js')).methodTr,
  en: async () => (await import('./method-en.js')).methodEn,
};

const transferLoaders: Readonly<Record<Language, () => Promise<Readonly<Record<TransferTextKey, string>>>>> = {
  tr: async () => (await import('./transfer-tr.js')).transferTr,
  en: async () => (await import('./transfer-en.js')).transferEn,
};

/** Fetches a language: a file of its own, so that a page carries the words it shows and no others. */
export function loadTexts(language: Language): Promise<TextTable> {
  return loaders[language]();
}

/** Fetches a language with the words of the link pages, which a payment never says. */
export async function loadTextsWithLinks(language: Language): Promise<TextTable> {
  const [page, link] = await Promise.all([loaders[language](), linkLoaders[language]()]);
  return { ...page, ...link };
}

/** Fetches the words of the ways to pay beside the card, which are shown when one is asked for. */
export async function loadMethodTexts(language: Language): Promise<Readonly<Record<WayTextKey, string>>> {
  const [method, transfer] = await Promise.all([methodLoaders[language](), transferLoaders[language]()]);
  return { ...method, ...transfer };
}
