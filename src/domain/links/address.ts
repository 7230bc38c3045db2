import { holdsCardNumber } from '../card/holds-card-number.js';
import { recogniseScheme } from '../card/scheme.js';
import { nameSignProblem, typedName } from '../validation/name.js';
import { normalisePhone } from '../validation/phone.js';
import type { Problem } from '../validation/problem.js';
import { composed, digitsOf, requireText, withoutInvisibleMarks } from '../validation/typed-text.js';
import { abroad } from './province.js';

/** Who buys a product and where it goes, as typed. */
export interface DeliveryAddress {
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly email: string;
  /** A province's name, or {@link abroad}. */
  readonly province: string;
  /** A district's name, or {@link abroad}. */
  readonly district: string;
  /** Street, number, flat. */
  readonly detail: string;
  /** Empty when it was not asked for. */
  readonly zip: string;
}

/** Where a product goes, beside its address. */
export interface Destination {
  /** Absent or empty: none was given (AD-04). */
  readonly zip?: string;
  /** Code of ISO 3166-1 of a delivery abroad; absent or empty in Türkiye (AD-03). */
  readonly country?: string;
}

/** Whom the invoice is made out to (AD-05). */
export interface Invoice {
  readonly title: string;
  readonly taxOffice: string;
  /** 10 or 11 digits. */
  readonly taxNumber: string;
}

/** A text as it is checked and sent: {@link composed}, no space at the ends, one space between words and for a line break. */
export function normaliseText(text: string): string {
  return composed(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** An e-mail address as it is checked and sent. */
export function normaliseEmail(text: string): string {
  return withoutInvisibleMarks(text).trim();
}

/** Name, and surname alike: required, 2 to 75 characters, letters of the Latin script and spaces (AD-01). */
export function nameProblem(text: string): Problem | undefined {
  const name = normaliseName(text);
  const otherScript: Problem | undefined = /[^\p{Script=Latin} ]/u.test(name)
    ? { key: 'validation.lettersOnly' }
    : undefined;
  return lengthProblem(name, 2, 75) ?? nameSignProblem(name) ?? otherScript;
}

/** A name as it is checked and sent: a text with a space for a dot. */
export function normaliseName(text: string): string {
  return typedName(normaliseText(text)).trim();
}

/** Name and surname in one field of a flex link: required, at most 75 characters (LK-04). */
export function fullNameProblem(text: string): Problem | undefined {
  return freeTextProblem(normaliseName(text), 1, 75);
}

/**
 * A phone number of any country: required, at least 10 digits, at most 20 characters (AD-01, LK-04), and no card number,
 * mistyped or not (T13). Up to 15 digits are those of a telephone, one in ten of which passes a card's checksum by chance.
 */
export function phoneProblem(text: string): Problem | undefined {
  requireText(text);
  if (text.trim() === '') return { key: 'validation.required' };
  const phone = normalisePhone(text);
  if (!/^\+?[0-9]*$/.test(phone)) return { key: 'validation.phone' };
  const { length } = digitsOf(phone);
  if (length < 10) return { key: 'validation.phoneMin', params: { min: 10 } };
  if (phone.length > 20) return { key: 'validation.phoneMax', params: { max: 20 } };
  return isCard(phone) ? cardInText : undefined;
}

/** More digits no telephone has, the zeros aside by which one dials abroad. */
const longestPhone = 15;

/**
 * Returns whether a telephone is a card number in the wrong field: one stands in it, or it is one as a scheme gives them
 * out, whatever its checksum is, for it may be mistyped.
 */
function isCard(phone: string): boolean {
  if (digitsOf(phone).length <= longestPhone) return false;
  const number = digitsOf(phone).replace(/^0+/, '');
  const isOfScheme = recogniseScheme(number)?.lengths.includes(number.length) === true;
  return (isOfScheme && number.length > longestPhone) || holdsCardNumber(phone);
}

/** E-mail of a delivery: required, at most 75 characters, of letters, digits and `@ . _ -` only, and well-formed (AD-01). */
export function emailProblem(text: string): Problem | undefined {
  const email = normaliseEmail(text);
  const tooLong = lengthProblem(email, 1, 75);
  if (tooLong !== undefined) return tooLong;
  const [sign] = /[^A-Za-z0-9@._-]/u.exec(email) ?? [];
  if (sign !== undefined) return emailSignProblem(sign);
  return holdsCardNumber(email) ? cardInText : emailFormatProblem(email);
}

/** The character that is not taken, named; what to type instead is in the text. */
function emailSignProblem(sign: string): Problem {
  if (sign === '+') return { key: 'validation.emailPlus' };
  if (/\s/.test(sign)) return { key: 'validation.emailSpace' };
  return { key: 'validation.emailCharacters', params: { sign } };
}

/** E-mail of a flex link's payer: required, at most 254 characters, the most an address can have, and well-formed (LK-04). */
export function payerEmailProblem(text: string): Problem | undefined {
  const email = normaliseEmail(text);
  return lengthProblem(email, 1, 254) ?? (holdsCardNumber(email) ? cardInText : emailFormatProblem(email));
}

/** The e-mail that a collection names (LK-02): required and well-formed. The shopper cannot correct it, so any character is accepted. */
export function emailFormatProblem(text: string): Problem | undefined {
  const email = normaliseEmail(text);
  if (email === '') return { key: 'validation.required' };
  return wellFormedEmail.test(email) ? undefined : { key: 'validation.email' };
}

/** Something, an at sign, and names of letters, digits and inner dashes with dots between. */
const wellFormedEmail =
  /^[^\s@.]+(?:\.[^\s@.]+)*@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/** Street, number, flat: required, 15 to 300 characters (AD-04, LK-04). */
export function addressProblem(text: string): Problem | undefined {
  return freeTextProblem(normaliseText(text), 15, 300);
}

/** Zip code: required where the link says so (AD-04); at most 12 characters in any case, so that the address has its room. */
export function zipProblem(text: string, required: boolean): Problem | undefined {
  const zip = normaliseText(text);
  return zip === '' && !required ? undefined : lengthProblem(zip, 1, 12);
}

/** Invoice title: required, at least 3 characters (AD-05). */
export function invoiceTitleProblem(text: string): Problem | undefined {
  return freeTextProblem(normaliseText(text), 3, invoiceTextMax);
}

/** Tax office: required, at least 3 characters (AD-05). */
export function taxOfficeProblem(text: string): Problem | undefined {
  return freeTextProblem(normaliseText(text), 3, invoiceTextMax);
}

/** A text of any characters that is kept and shown: no card number may stand in it (T13). */
function freeTextProblem(text: string, min: number, max: number): Problem | undefined {
  return lengthProblem(text, min, max) ?? (holdsCardNumber(text) ? cardInText : undefined);
}

const cardInText: Problem = { key: 'validation.cardInText' };

/** Characters; the law names no limit, a page must. */
const invoiceTextMax = 200;

/** Name and surname in one line (AP-03). */
export function fullName({ name, surname }: Pick<DeliveryAddress, 'name' | 'surname'>): string {
  return `${normaliseName(name)} ${normaliseName(surname)}`;
}

/** The address in one line (AP-03): the detail, and district/city unless it is abroad (AD-03). */
export function addressLine(address: Pick<DeliveryAddress, 'detail' | 'province' | 'district'>): string {
  const { province, district } = address;
  const place = province === abroad ? '' : `${district}/${province}`;
  return [normaliseText(address.detail), place].filter((part) => part !== '').join(', ');
}

function lengthProblem(text: string, min: number, max: number): Problem | undefined {
  if (text === '') return { key: 'validation.required' };
  if (text.length < min) return { key: 'validation.minLength', params: { min } };
  return text.length > max ? { key: 'validation.maxLength', params: { max } } : undefined;
}
