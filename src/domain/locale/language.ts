/** The languages of the page; Turkish is the default and the fallback (LG-01). */
export const languages = ['tr', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'tr';

/** Any word but a known language means Turkish (LG-02). */
export function readLanguage(word: unknown): Language {
  return languages.find((language) => language === word) ?? defaultLanguage;
}

/** The language of the page: the shopper's choice (LG-03), else the payment's (LG-02), else Turkish (LG-01). */
export function languageFor({
  chosen,
  page,
}: {
  readonly chosen?: Language | undefined;
  readonly page?: Language | undefined;
}): Language {
  return chosen ?? page ?? defaultLanguage;
}
