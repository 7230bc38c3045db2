import type { Language } from '../../domain/locale/language.js';
import type { cardExtras } from './tr/card-extras.js';
import type { links } from './tr/links.js';
import type { methods } from './tr/methods.js';
import type { page } from './tr/page.js';

/**
 * The texts of one language, in parts that are fetched one by one: a page carries the words it shows, and no others.
 * The Turkish files are the list of keys. Values in double braces are filled in by the caller; messages of fields fit
 * one line of a phone. A text with a `count` may have a form for one, `key_one`, where the language words it differently:
 * i18next chooses it by the language's plural rules (LG-05). A text may have one for what is said of its subject, too:
 * `key_past` where the value `context` is `past`.
 */
export interface LanguageTexts {
  /** Holds what the language calls itself, in whatever language the page is. */
  readonly name: string;
  /** Returns what every page of a payment shows. */
  readonly page: () => Promise<Readonly<Record<keyof typeof page, string>>>;
  /** Returns what a plain new card does not show. */
  readonly cardExtras: () => Promise<Readonly<Record<keyof typeof cardExtras, string>>>;
  /** The pages of links. */
  readonly links: () => Promise<Readonly<Record<keyof typeof links, string>>>;
  /** The payment methods beside the card. */
  readonly methods: () => Promise<Readonly<Record<keyof typeof methods, string>>>;
}

/** The languages of the page: each a row, and a folder beside this file. */
export const languageTexts: Readonly<Record<Language, LanguageTexts>> = {
  tr: {
    name: 'Türkçe',
    page: async () => (await import('./tr/page.js')).page,
    cardExtras: async () => (await import('./tr/card-extras.js')).cardExtras,
    links: async () => (await import('./tr/links.js')).links,
    methods: async () => (await import('./tr/methods.js')).methods,
  },
  en: {
    name: 'English',
    page: async () => (await import('./en/page.js')).page,
    cardExtras: async () => (await import('./en/card-extras.js')).cardExtras,
    links: async () => (await import('./en/links.js')).links,
    methods: async () => (await import('./en/methods.js')).methods,
  },
};
