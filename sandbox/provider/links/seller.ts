import { holdsCardNumber } from '../../../src/domain/card/holds-card-number.js';
import { payerEmailProblem } from '../../../src/domain/links/address.js';
import { isMersisNumber, type Seller } from '../../../src/domain/sale/sale-texts.js';
import { taxNumberProblem } from '../../../src/domain/validation/tax-number.js';
import { isWithin, Obeys } from '../requests/field-rules.js';

export const IsSellerText = (min: number, max: number) =>
  Obeys(
    `${min} to ${max} characters, without a card number`,
    (value) => isWithin(value, max) && [...value.trim()].length >= min && !holdsCardNumber(value),
  );

export const IsSellerPhone = () =>
  Obeys('a telephone of 7 to 15 digits, with + and spaces where it has any, without a card number', (value) => {
    const digits = value.replace(/[ ()-]/g, '');
    return value.length <= 30 && /^\+?\d{7,15}$/.test(digits) && !holdsCardNumber(value);
  });

export const IsSellerEmail = () =>
  Obeys(
    'an e-mail address of at most 254 characters, without a card number',
    (value) => payerEmailProblem(value) === undefined && value === value.trim() && !holdsCardNumber(value),
  );

const sellerNumberRule = 'a MERSIS number of 16 digits, or a tax number of 10 or 11';

/** A number of MERSIS that begins with an identity number can be one of a card by chance, and is kept and shown as it is (T13). */
const noCard = 'a number that no card can have: a tax number of 10 or 11 digits is one';

export const IsSellerNumber = () =>
  Obeys(
    sellerNumberRule,
    (value) => {
      if (!/^\d+$/.test(value) || holdsCardNumber(value)) return false;
      return isMersisNumber(value) || taxNumberProblem(value, { abroad: false }) === undefined;
    },
    (value) => (/^\d{16}$/.test(value) && holdsCardNumber(value) ? noCard : sellerNumberRule),
  );

/** The fields by which link/create takes the seller's identity (LW-01). */
interface SellerRequest {
  readonly seller_title: string;
  readonly seller_address: string;
  readonly seller_phone: string;
  readonly seller_email: string;
  readonly seller_number: string;
}

/** The same, in the order in which they are signed. */
export const signedSellerNames = [
  'seller_title',
  'seller_address',
  'seller_phone',
  'seller_email',
  'seller_number',
] as const satisfies readonly (keyof SellerRequest)[];

export const sellerNeedsAll =
  'seller_title, seller_address, seller_phone, seller_email and seller_number need each other';

/** Says which field of the seller is missing where another one came; undefined where all came, or none. */
export function missingSellerField(request: SellerRequest): string | undefined {
  const { seller_title, seller_address, seller_phone, seller_email, seller_number } = request;
  const fields = { seller_title, seller_address, seller_phone, seller_email, seller_number };
  const missing = Object.entries(fields).filter(([, value]) => value === '');
  return missing.length < Object.keys(fields).length ? missing[0]?.[0] : undefined;
}

/** Returns the seller of a request that has all of its fields; null where it has none. */
export function sellerOfRequest(request: SellerRequest): Seller | null {
  if (request.seller_title === '') return null;
  return {
    title: request.seller_title.trim(),
    address: request.seller_address.trim(),
    phone: request.seller_phone.trim(),
    email: request.seller_email,
    number: request.seller_number,
  };
}
