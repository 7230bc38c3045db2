/** The languages of the page; Turkish is the default and the fallback (LG-01). */
export const languages = ['tr', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'tr';

/** Any word but a known language means Turkish (LG-02). */
export function readLanguage(word: unknown): Language {
  return languages.find((language) => language === word) ?? defaultLanguage;
}
