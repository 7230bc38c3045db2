import type { Language } from '../../domain/locale/language.js';
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

/** Texts of one language: of every page. */
export type TextTable = Readonly<Record<PageTextKey, string>>;

/** Texts of one language that a part of the page brings with it. */
type PartTable = Readonly<Partial<Record<TextKey, string>>>;

/** Fetches the texts of a part in a language. */
export type LoadPart = (language: Language) => Promise<PartTable>;

/** Describes what stands for the double-braced names of a text. */
export type TextParams = Readonly<Record<string, string | number>>;

/** How a component gets its words. */
export type Translate = (key: TextKey, params?: TextParams) => string;

/**
 * Describes what puts values into texts and chooses the form for a count, in each language it was given the texts of.
 */
export interface Wording {
  /** Adds to what is there of the language. */
  add(language: Language, table: PartTable): void;
  translate(language: Language, key: TextKey, params: TextParams): string;
}

/** The texts that have arrived, of one language or more. */
export interface Texts {
  /** Adds to what is there of the language. */
  add(language: Language, table: PartTable): void;
  has(language: Language): boolean;
  /** The text in a language that has arrived; values are put in as they are, since React escapes what it shows. */
  translate(language: Language, key: TextKey, params?: TextParams): string;
  /** From now on texts with values are worded by it. */
  wordBy(wording: Wording): void;
}

/**
 * Starts with no language; a page adds the one it shows, and another only when it is asked for (LG-01, LG-05). The texts
 * of the card form have no form for a count: until there is a wording, a value only takes the place of its name.
 */
export function createTexts(): Texts {
  const tables = new Map<Language, PartTable>();
  let words: Wording | undefined;
  return {
    add(language, table) {
      tables.set(language, { ...tables.get(language), ...table });
      words?.add(language, table);
    },
    has: (language) => tables.has(language),
    translate(language, key, params) {
      const table: Readonly<Partial<Record<string, string>>> = tables.get(language) ?? {};
      const text = table[`${key}_${params?.context}`] ?? table[key] ?? key;
      if (params === undefined) return text;
      return words?.translate(language, key, params) ?? filled(text, params);
    },
    wordBy(wording) {
      words = wording;
      for (const [language, table] of tables) wording.add(language, table);
    },
  };
}

function filled(text: string, params: TextParams): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(params[name] ?? place));
}
