import type { Language } from '../../../src/domain/page/language.js';

const formats: Record<Language, Intl.DateTimeFormat> = { tr: formatFor('tr-TR'), en: formatFor('en-GB') };

/** A moment on the shop's clock, which is Istanbul's. */
export function printMoment(moment: Date, language: Language): string {
  return formats[language].format(moment);
}

function formatFor(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Istanbul' });
}
