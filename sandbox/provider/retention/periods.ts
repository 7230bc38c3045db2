import type { ServiceIdentifier } from 'inversify';
import { WrongOption } from '../../options/wrong-option.js';

/** For how many days what belongs to persons is kept (SV-07). */
export interface RetentionPeriods {
  /** After the payment: personal fields of paid orders. */
  readonly paid: number;
  /** After the end: personal fields of orders that were never paid. */
  readonly unpaid: number;
  /** Text messages and e-mails. */
  readonly messages: number;
  /** Holds what the bank's page was asked to show. */
  readonly challenges: number;
  /** Fingerprints of what merchants have signed. */
  readonly signatures: number;
}

export const RetentionPeriods: ServiceIdentifier<RetentionPeriods> = Symbol('RetentionPeriods');

/**
 * Ten years: law 6493 (article 23) and the commercial code (6102, article 82) for records of payments. Two years: the time within
 * which a claim may be raised (6098, article 72), where nothing was paid. The others have no period in law.
 */
export const defaultPeriods: RetentionPeriods = {
  paid: 3_650,
  unpaid: 730,
  messages: 365,
  challenges: 90,
  signatures: 730,
};

const daysByName: ReadonlyMap<string, number> = new Map(Object.entries<number>({ ...defaultPeriods }));

const longestDays = 36_500;

/** Reads `unpaid=365,messages=30`; what is not named keeps its default. Throws WrongOption. */
export function readPeriods(text: string): RetentionPeriods {
  const given = text.split(',').map((part) => part.trim());
  const named = given
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', days = ''] = /^(\w+)=(\d{1,5})$/.exec(part) ?? [];
      if (!daysByName.has(name) || Number(days) < 1 || Number(days) > longestDays) {
        const defaults = [...daysByName].map((each) => each.join('='));
        throw new WrongOption(`VEZNE_RETENTION is a list such as ${defaults.join()}, in days, not ${part}`);
      }
      return [name, Number(days)];
    });
  return { ...defaultPeriods, ...Object.fromEntries(named) };
}

/** Returns the periods that are shorter than their defaults, in words: some of those are what the law asks for. */
export function shortenedPeriods(periods: RetentionPeriods): readonly string[] {
  return Object.entries<number>({ ...periods }).flatMap(([name, days]) => {
    const usual = daysByName.get(name) ?? days;
    return days < usual ? [`${name}=${days} instead of ${usual}`] : [];
  });
}
