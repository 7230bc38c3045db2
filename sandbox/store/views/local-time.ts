import type { Language } from '../../../src/domain/locale/language.js';
import { timeZone } from '../../process/time-zone.js';

const formats: Record<Language, Intl.DateTimeFormat> = { tr: formatFor('tr-TR'), en: formatFor('en-GB') };

/** A time as the store's pages show it. */
export function printTime(time: Date, language: Language): string {
  return formats[language].format(time);
}

function formatFor(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone });
}
