import type { Language } from '../domain/locale/language.js';
import { type LanguageTexts, languageTexts } from '../ui/texts/language-texts.js';
import type { Texts } from '../ui/texts/texts.js';
import { fetchScripts } from './fetch-part.js';

/** Brings what words texts with a count, once. Rejects where it did not arrive; asking again tries again. */
export function fetchWording(texts: Texts): () => Promise<void> {
  let arrival: Promise<void> | undefined;
  const fetch = async () => {
    const { i18nextWording } = await fetchScripts('wording', () => import('./wording.part.js'));
    texts.wordBy(i18nextWording());
  };
  return () => {
    arrival ??= fetch().catch((error: unknown) => {
      arrival = undefined;
      throw error;
    });
    return arrival;
  };
}

/** Fetches texts of a language, by the name of their file. */
export function textsOf<Table>(
  name: string,
  load: (texts: LanguageTexts) => Promise<Table>,
): (language: Language) => Promise<Table> {
  return (language) => fetchScripts(`${language}/${name}`, () => load(languageTexts[language]));
}

/** Fetches texts together with what words them. */
export function worded<Table>(
  load: (language: Language) => Promise<Table>,
  bringWording: () => Promise<void>,
): (language: Language) => Promise<Table> {
  return async (language) => {
    const [table] = await Promise.all([load(language), bringWording()]);
    return table;
  };
}
