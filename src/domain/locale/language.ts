/** The languages of the page; Turkish is the default and the fallback (LG-01). */
export const languages = ['tr', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'tr';

/** Any word but a known language means Turkish (LG-02). */
export function readLanguage(word: unknown): Language {
  return languages.find((language) => language === word) ?? defaultLanguage;
}

/**
 * Returns the language of a browser, by its `Accept-Language`: the first that the page has, of those it likes best (RT-01).
 * Turkish where there is none.
 */
export function languageOfBrowser(accepted: string | undefined): Language {
  const wishes = (accepted ?? '').split(',').map((wish) => {
    const [range = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
    return { word: range.split('-', 1)[0], weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  const [best] = wishes
    .filter(({ word, weight }) => weight > 0 && languages.some((language) => language === word))
    .sort((one, other) => other.weight - one.weight);
  return readLanguage(best?.word);
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
