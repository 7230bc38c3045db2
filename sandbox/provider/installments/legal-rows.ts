import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ServiceIdentifier } from 'inversify';
import { type LegalLimit, legalLimits } from '../../../src/domain/installments/legal-limits.js';
import { WrongOption } from '../../options/wrong-option.js';

/** The rows by which the law limits installments here: those of the domain, or of the deployment (IN-12). */
export type LegalRows = readonly LegalLimit[];

export const LegalRows: ServiceIdentifier<LegalRows> = Symbol('LegalRows');

const setting = 'VEZNE_INSTALLMENT_LIMITS';

/** A field of a row: the rule of its value, and whether a row may be without it. */
interface RowField {
  readonly rule: string;
  readonly isOptional: boolean;
  holds(value: unknown): boolean;
}

/** Matches what can name a category of goods. */
export const categoryWord = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

const isAmount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

/** `2026-02-30` is no day. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const midnight = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
}

const amountRule = 'a whole number of kuruş';
const dayRule = 'a day as YYYY-MM-DD';

const fields: Readonly<Record<keyof LegalLimit, RowField>> = {
  category: {
    rule: 'a word of 1 to 40 letters and digits that begins with a letter, such as electronics',
    isOptional: false,
    holds: (value) => typeof value === 'string' && categoryWord.test(value),
  },
  card: {
    rule: 'personal or corporate',
    isOptional: false,
    holds: (value) => value === 'personal' || value === 'corporate',
  },
  priceFrom: { rule: amountRule, isOptional: true, holds: isAmount },
  priceTo: { rule: amountRule, isOptional: true, holds: isAmount },
  max: {
    rule: 'a whole number of installments, 1 for the single payment only',
    isOptional: false,
    holds: (value) => Number.isSafeInteger(value) && Number(value) >= 1,
  },
  validFrom: { rule: dayRule, isOptional: false, holds: isDay },
  validTo: { rule: dayRule, isOptional: true, holds: isDay },
  source: {
    rule: 'a text that says who says so, and when',
    isOptional: false,
    holds: (value) => typeof value === 'string' && value.trim() !== '',
  },
};

/**
 * Reads the file of the deployment's own rows: a JSON list of objects with the fields of the domain's. Throws WrongOption
 * for whatever it cannot mean: a row that is left out, or a field that is misspelt, would limit nothing. `path`: empty for
 * the domain's rows.
 */
export function readLegalRows(path: string): LegalRows {
  if (path === '') return legalLimits;
  const rows = parsed(path);
  if (!Array.isArray(rows) || rows.length === 0)
    throw new WrongOption(`${setting}: ${path} must be a JSON list of rows, with at least one`);
  return rows.map((row: unknown, index) => {
    const problem = problemOf(row);
    if (problem !== undefined) throw new WrongOption(`${setting}: row ${index + 1} of ${path}: ${problem}`);
    return row as LegalLimit;
  });
}

function parsed(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(resolve(path), 'utf8');
  } catch {
    throw new WrongOption(`${setting}: the file ${path} cannot be read`);
  }
  try {
    // An editor may have written the mark of UTF-8 before it.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new WrongOption(`${setting}: ${path} is no JSON`);
  }
}

/** Says what is wrong with a row; undefined where nothing is. */
function problemOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return 'it must be an object';
  const values = new Map<string, unknown>(Object.entries(row));
  const unknownName = [...values.keys()].find((name) => !Object.hasOwn(fields, name));
  if (unknownName !== undefined) return `there is no field ${unknownName}; a row has ${Object.keys(fields).join(', ')}`;
  for (const [name, { rule, isOptional, holds }] of Object.entries(fields)) {
    if (!values.has(name) && isOptional) continue;
    if (!holds(values.get(name))) return `${name} must be ${rule}`;
  }
  const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY, validFrom, validTo = validFrom } = row as LegalLimit;
  if (priceFrom > priceTo) return 'priceTo must not be less than priceFrom';
  return validFrom > validTo ? 'validTo must not be before validFrom' : undefined;
}

/** Returns the categories that the rows are about, each once. */
export function categoriesOf(rows: LegalRows): readonly string[] {
  return [...new Set(rows.map(({ category }) => category))];
}
