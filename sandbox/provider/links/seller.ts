import { holdsCardNumber } from '../../../src/domain/card/holds-card-number.js';
import { normaliseEmail, payerEmailProblem } from '../../../src/domain/links/address.js';
import { isMersisNumber, type Seller } from '../../../src/domain/sale/sale-texts.js';
import { taxNumberProblem } from '../../../src/domain/validation/tax-number.js';
import { withoutInvisibleMarks } from '../../../src/domain/validation/typed-text.js';
import { Optional } from '../requests/accepted-fields.js';
import { isWithin, Obeys } from '../requests/field-rules.js';
import type { RuleBetween } from '../requests/read-request.js';
import { readsAsItStands, SaleTextRequest, signedTextNames, textsNeedEachOther } from './sale-texts.js';

const IsSellerText = (min: number, max: number) =>
  Obeys(
    `${min} to ${max} characters, a letter or a digit among them, without a card number, control characters, characters that nobody sees, and marks that turn the direction of what is read`,
    (value) =>
      isWithin(value, max) &&
      [...withoutInvisibleMarks(value).trim()].length >= min &&
      !holdsCardNumber(value) &&
      readsAsItStands(value),
  );

const IsSellerPhone = () =>
  Obeys('a telephone of 7 to 15 digits, with + and spaces where it has any, without a card number', (value) => {
    const digits = value.replace(/[ ()-]/g, '');
    return value.length <= 30 && /^\+?\d{7,15}$/.test(digits) && !holdsCardNumber(value);
  });

const IsSellerEmail = () =>
  Obeys(
    'an e-mail address of at most 254 characters, without a card number',
    (value) => payerEmailProblem(value) === undefined,
  );

const sellerNumberRule = 'a MERSIS number of 16 digits, or a tax number of 10 or 11';

/** A number of MERSIS that begins with an identity number can be one of a card by chance, and is kept and shown as it is (T13). */
const noCard = 'a number that no card can have: a tax number of 10 or 11 digits is one';

const IsSellerNumber = () =>
  Obeys(
    sellerNumberRule,
    (value) => {
      if (!/^\d+$/.test(value) || holdsCardNumber(value)) return false;
      return isMersisNumber(value) || taxNumberProblem(value, { abroad: false }) === undefined;
    },
    (value) => (/^\d{16}$/.test(value) && holdsCardNumber(value) ? noCard : sellerNumberRule),
  );

/** The fields by which link/create takes who sells a product (LW-01), beside its texts. */
export class SaleRequest extends SaleTextRequest {
  @Optional()
  @IsSellerText(1, 200)
  seller_title = '';

  @Optional()
  @IsSellerText(5, 400)
  seller_address = '';

  @Optional()
  @IsSellerPhone()
  seller_phone = '';

  @Optional()
  @IsSellerEmail()
  seller_email = '';

  @Optional()
  @IsSellerNumber()
  seller_number = '';
}

/** The fields of the seller, in the order in which they are signed. */
const signedSellerNames = [
  'seller_title',
  'seller_address',
  'seller_phone',
  'seller_email',
  'seller_number',
] as const satisfies readonly (keyof SaleRequest)[];

/** All of its fields, in the order in which they are signed. */
export const signedSaleNames = [...signedSellerNames, ...signedTextNames] as const;

/** All of the seller's fields came, or none. */
const sellerNeedsAll: RuleBetween<SaleRequest> = {
  name: 'seller_title',
  sentence: 'seller_title, seller_address, seller_phone, seller_email and seller_number need each other',
  breaks: (request) => {
    const missing = signedSellerNames.filter((name) => request[name] === '');
    return missing.length > 0 && missing.length < signedSellerNames.length;
  },
};

/** A merchant that sends them for another type of link would believe that its payers accept them. */
const ofProductsOnly = (sellsPieces: boolean): RuleBetween<SaleRequest> => ({
  name: 'pre_information',
  sentence: 'the fields of the seller and of the texts are of products only',
  breaks: (request) => !sellsPieces && signedSaleNames.some((name) => request[name] !== ''),
});

/** Returns the rules between these fields, for a link that sells pieces or one that does not. */
export const saleRules = (sellsPieces: boolean): readonly RuleBetween<SaleRequest>[] => [
  ofProductsOnly(sellsPieces),
  sellerNeedsAll,
  textsNeedEachOther,
];

/** Returns the seller of a request that has all of its fields; null where it has none. */
export function sellerOfRequest(request: SaleRequest): Seller | null {
  if (request.seller_title === '') return null;
  return {
    title: request.seller_title.trim(),
    address: request.seller_address.trim(),
    phone: request.seller_phone.trim(),
    email: normaliseEmail(request.seller_email),
    number: request.seller_number,
  };
}
