/**
 * The rules of the domain as decorators of class-validator, for the DTOs of a backend (`vezne/validation`). The message
 * of each is the key of the broken rule; `problemsOf` adds the limits that the rule names.
 */
import type { ValidationOptions } from 'class-validator';
import { cardNumberProblem } from '../../domain/card/card-number.js';
import { type CalendarMonth, earliestMonth, expiryProblem } from '../../domain/card/expiry.js';
import { holderNameProblem } from '../../domain/card/holder-name.js';
import { recogniseScheme, schemeNamed } from '../../domain/card/scheme.js';
import { cvvProblem } from '../../domain/card/security-code.js';
import { emailFormatProblem } from '../../domain/links/address.js';
import { type Quantity, settleQuantity } from '../../domain/links/quantity.js';
import { languages } from '../../domain/locale/language.js';
import { chargedMinorUnits, parseAmount } from '../../domain/money/amount.js';
import { readCurrency } from '../../domain/money/currency.js';
import { isTurkishIban } from '../../domain/validation/iban.js';
import { mobileProblem } from '../../domain/validation/phone.js';
import { taxNumberProblem } from '../../domain/validation/tax-number.js';
import { digitsOf } from '../../domain/validation/typed-text.js';
import { smsCodeProblem } from '../../domain/verification/sent-code.js';
import { type BrokenRule, domainRule, type RuleKey, textOfNumber } from './domain-rule.js';

export { type FieldProblem, problemsOf, type RuleKey } from './domain-rule.js';

/** A card number, typed or pasted: separators do no harm (CN-02 to CN-06). */
export function IsCardNumber(options?: ValidationOptions): PropertyDecorator {
  return domainRule('isCardNumber', cardNumberProblem, options);
}

/** The name on a card (CN-13). */
export function IsCardHolderName(options?: ValidationOptions): PropertyDecorator {
  return domainRule('isCardHolderName', holderNameProblem, options);
}

export interface ExpiryOptions extends ValidationOptions {
  /** The property with the month, where month and year stand apart, as texts or numbers; the decorated one holds the year. */
  readonly month?: string;
  /** The month it is. Left out, it is the month where on earth the day begins last, so that no valid card is refused. */
  now?(request: object): CalendarMonth;
}

/** The last month of a card, such as `12/30` or `2030-12`, that is not over (CN-11). */
export function IsCardExpiry(options: ExpiryOptions = {}): PropertyDecorator {
  const { month } = options;
  const rule = (text: string, request: object) => {
    const expiry = month === undefined || text === '' ? text : `${textOfNumber(Reflect.get(request, month))}/${text}`;
    return expiryProblem(expiry, options.now?.(request) ?? earliestMonth(Date.now()));
  };
  return domainRule('isCardExpiry', rule, options, month === undefined ? undefined : textOfNumber);
}

/**
 * The security code of a card: as many digits as its scheme has (CN-12). `card` is the property with the number of the
 * card, or with the name of its scheme, such as `amex`.
 */
export function IsSecurityCode(card: string, options?: ValidationOptions): PropertyDecorator {
  const rule = (text: string, request: object) => {
    const named = textAt(request, card);
    return cvvProblem(text, schemeNamed(named) ?? recogniseScheme(digitsOf(named)));
  };
  return domainRule('isSecurityCode', rule, options);
}

/** A mobile number of Turkey, `05` and nine digits; spaces and brackets do no harm (BT-04, VF-02). */
export function IsTurkishMobile(options?: ValidationOptions): PropertyDecorator {
  return domainRule('isTurkishMobile', mobileProblem, options);
}

/** A code from a text message (BT-05, VF-02). */
export function IsSmsCode(options?: ValidationOptions): PropertyDecorator {
  return domainRule('isSmsCode', smsCodeProblem, options);
}

/** An IBAN of Turkey, with its check digits; spaces do no harm. */
export function IsTurkishIban(options?: ValidationOptions): PropertyDecorator {
  return domainRule('isTurkishIban', required(isTurkishIban, 'validation.iban'), options);
}

/** A tax number or an identity number of Türkiye, with its check digits (AD-05). */
export function IsTurkishTaxNumber(options?: ValidationOptions): PropertyDecorator {
  return domainRule('isTurkishTaxNumber', (text) => taxNumberProblem(text, { abroad: false }), options);
}

/**
 * An amount as a shopper types it in Turkish, in lira: `18,90` and `1.890,00`, and `1890` is 1.890,00; zero passes (PP-15).
 * `parseAmount` makes minor units of it. Minor units themselves, as get-token takes them, are {@link IsMinorUnits}.
 */
export function IsAmount(options?: ValidationOptions): PropertyDecorator {
  const isAmount = (text: string) => parseAmount(text) !== undefined;
  return domainRule('isAmount', required(isAmount, 'validation.amount'), options);
}

/**
 * Whole minor units as get-token takes them, as a number or in digits: `1890` is 18,90. Zero, decimals and more than 12
 * digits are refused (MA-01). An amount as it is typed is {@link IsAmount}.
 */
export function IsMinorUnits(options?: ValidationOptions): PropertyDecorator {
  const isMinorUnits = (text: string) => chargedMinorUnits.test(text);
  return domainRule('isMinorUnits', required(isMinorUnits, 'validation.minorUnits'), options, textOfNumber);
}

/** A currency that an order can be in, such as `TL` (PP-15). */
export function IsCurrency(options?: ValidationOptions): PropertyDecorator {
  const isCurrency = (text: string) => readCurrency(text) !== undefined;
  return domainRule('isCurrency', required(isCurrency, 'validation.currency'), options);
}

/** A language of the page, such as `tr` (LG-01). */
export function IsLanguage(options?: ValidationOptions): PropertyDecorator {
  const isLanguage = (text: string) => languages.some((language) => language === text);
  return domainRule('isLanguage', required(isLanguage, 'validation.language'), options);
}

/** A well-formed e-mail address (LK-02). */
export function IsEmailAddress(options?: ValidationOptions): PropertyDecorator {
  return domainRule('isEmailAddress', emailFormatProblem, options);
}

/** A number of pieces, in digits or as a number (QT-01). */
export function IsQuantity(limits: Quantity, options?: ValidationOptions): PropertyDecorator {
  const rule = (text: string) => settleQuantity(/^\d{1,15}$/.test(text) ? Number(text) : undefined, limits).warning;
  return domainRule('isQuantity', rule, options, textOfNumber);
}

/** A rule of the domain that answers yes or no; an empty text is missing. */
function required(isRight: (text: string) => boolean, key: RuleKey) {
  return (text: string): BrokenRule | undefined => {
    if (text !== '' && isRight(text)) return undefined;
    return { key: text.trim() === '' ? 'validation.required' : key };
  };
}

function textAt(request: object, property: string): string {
  const value: unknown = Reflect.get(request, property);
  return typeof value === 'string' ? value : '';
}
