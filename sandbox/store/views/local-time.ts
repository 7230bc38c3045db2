import type { Language } from '../../../src/domain/locale/language.js';

const formats: Record<Language, Intl.DateTimeFormat> = { tr: formatFor('tr-TR'), en: formatFor('en-GB') };

/** A time on the shop's clock, which is Istanbul's. */
export function printTime(time: Date, language: Language): string {
  return formats[language].format(time);
}

function formatFor(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Istanbul' });
}
