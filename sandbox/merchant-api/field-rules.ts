import { readCurrency } from '../../src/domain/money/currency.js';
import type { FormBody } from '../gateway/form-body.js';

/** One field of a merchant's call: when it is wrong, the merchant reads `name: rule`. */
export interface FieldRule {
  readonly name: string;
  readonly rule: string;
  readonly required?: boolean;
  obeys(value: string): boolean;
}

export const flag = (name: string, required = false): FieldRule => ({
  name,
  rule: '0 or 1',
  required,
  obeys: (value) => value === '0' || value === '1',
});

export const text = (name: string, max: number): FieldRule => ({
  name,
  rule: `1 to ${max} characters`,
  required: true,
  obeys: (value) => [...value].length <= max,
});

export const webAddress = (name: string, required = false): FieldRule => ({
  name,
  rule: 'an http or https address of at most 400 characters',
  required,
  obeys: (value) => value.length <= 400 && /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''),
});

/** A whole number, in digits only. */
export const integer = (name: string, min: number, max: number, rule: string, required = false): FieldRule => ({
  name,
  rule,
  required,
  obeys: (value) => /^\d{1,15}$/.test(value) && +value >= min && +value <= max,
});

export const merchantId: FieldRule = {
  name: 'merchant_id',
  rule: 'an integer',
  required: true,
  obeys: (value) => /^\d{1,10}$/.test(value),
};

export const currency: FieldRule = {
  name: 'currency',
  rule: 'TL, USD, EUR, GBP, JPY or CHF',
  obeys: (value) => readCurrency(value) !== undefined,
};

export const language: FieldRule = {
  name: 'lang',
  rule: 'tr or en',
  obeys: (value) => value === 'tr' || value === 'en',
};

export function isEmail(text: string): boolean {
  return text.length <= 100 && /^[^\s@]+@[^\s@]+$/.test(text) && !/[çğıöşüÇĞİÖŞÜ]/.test(text);
}

/** The first rule the request breaks, as a sentence for the merchant; undefined when it breaks none. */
export function brokenRule(rules: readonly FieldRule[], form: FormBody): string | undefined {
  for (const { name, rule, required, obeys } of rules) {
    const value = form.get(name);
    if (value === '' && required === true) return `${name} is missing; it must be ${rule}`;
    if (value !== '' && !obeys(value)) return `${name} must be ${rule}`;
  }
  return undefined;
}
