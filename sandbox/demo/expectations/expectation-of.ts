import type { Language } from '../../../src/domain/locale/language.js';
import { expectationsEn } from './en.js';
import { expectationsTr } from './tr.js';

/** Returns what will happen in a prepared payment, in one line; undefined for those whose steps say it. */
export function expectationOf(id: string): Readonly<Record<Language, string>> | undefined {
  // Scenarios that are numbered do the same.
  const key = id.replace(/-\d+$/, '');
  return isKnown(key) ? { tr: expectationsTr[key], en: expectationsEn[key] } : undefined;
}

function isKnown(key: string): key is keyof typeof expectationsTr {
  return Object.hasOwn(expectationsTr, key);
}
