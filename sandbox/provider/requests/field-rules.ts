/**
 * The rules of merchants' fields that are no rules of the domain, as decorators. The message of each is the rule in the
 * words of the contract: a merchant reads `name must be <rule>`.
 */
import { IsIn, Matches, ValidateBy } from 'class-validator';
import { currencies } from '../../../src/domain/money/currency.js';
import { IsCurrency } from '../../../src/infrastructure/validation/decorators.js';

/**
 * A rule in its own words, which the description of the API takes, too. `reason` says more of a value that breaks it: a
 * merchant reads `name must be <reason>`.
 */
export function Obeys(
  rule: string,
  obeys: (value: string) => boolean,
  reason?: (value: string) => string,
): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && value !== '' && obeys(value);
  const message = reason === undefined ? rule : ({ value }: { readonly value: unknown }) => reason(String(value));
  return ValidateBy({ name: 'obeys', constraints: [rule], validator: { validate } }, { message });
}

export const IsFlag = () => IsIn(['0', '1'], { message: '0 or 1' });

const anyCurrency = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(currencies);

export const IsOrderCurrency = () => IsCurrency({ message: anyCurrency });

export const IsMerchantId = () => Matches(/^\d{1,10}$/, { message: 'an integer' });

/**
 * Returns whether a text has at most so many characters, however many UTF-16 units they take; a longer one is not
 * counted to its end.
 */
export const isWithin = (text: string, max: number) =>
  text.length <= max || (text.length <= 2 * max && [...text].length <= max);

export const IsText = (max: number) => Obeys(`1 to ${max} characters`, (value) => isWithin(value, max));

/** As {@link IsText}; spaces at the ends do not count for the minimum. */
export const IsTextBetween = (min: number, max: number) =>
  Obeys(`${min} to ${max} characters`, (value) => isWithin(value, max) && [...value.trim()].length >= min);

export const IsWebAddress = () =>
  Obeys(
    'an http or https address of at most 400 characters',
    (value) => value.length <= 400 && /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''),
  );

const isBetween = (value: string, min: number, max: number) => Number(value) >= min && Number(value) <= max;

/** A whole number, in digits only. */
export const IsWholeNumber = (min: number, max: number, rule: string) =>
  Obeys(rule, (value) => /^\d{1,15}$/.test(value) && isBetween(value, min, max));

/** As {@link IsWholeNumber}; leading zeros would let one number be signed in several ways. */
export const IsCanonicalWholeNumber = (min: number, max: number, rule: string) =>
  Obeys(`${rule}, without leading zeros`, (value) => /^(0|[1-9]\d{0,14})$/.test(value) && isBetween(value, min, max));

/** How many installments at most; 0 leaves it open. */
export const IsInstallmentLimit = () => Matches(/^(0|[2-9]|1[0-2])$/, { message: '0, or 2 to 12' });
