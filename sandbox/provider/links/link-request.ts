import { IsIn, Matches } from 'class-validator';
import { type LinkType, linkTypes } from '../../../src/domain/links/link.js';
import type { links } from '../database/schema.js';
import { loanCodes, optionCodes } from '../directory/methods.js';
import { IsCategory } from '../installments/goods-category.js';
import type { MerchantAddresses } from '../merchants/merchant-addresses.js';
import { Optional } from '../requests/accepted-fields.js';
import {
  IsFlag,
  IsInstallmentLimit,
  IsMerchantId,
  IsOrderCurrency,
  IsTextBetween,
  IsWebAddress,
  IsWholeNumber,
  Obeys,
} from '../requests/field-rules.js';
import { readIstanbulTime } from '../requests/istanbul-time.js';
import type { RuleBetween, WrongField } from '../requests/read-request.js';

/** Minor units; with the most pieces of one payment it is still an amount. */
export const priceMax = 9_999_999_999;

export const IsPrice = (min: number) => IsWholeNumber(min, priceMax, `an integer of at least ${min}, the amount x 100`);

/** How many payments a link takes in all. */
export const usesMax = 99_999;

/** A link ends in the future, or never. `now`: ms since the epoch. */
export function endRule(now: number): RuleBetween<{ readonly expiry_date: string }> {
  return {
    name: 'expiry_date',
    sentence: 'expiry_date must be in the future',
    breaks: ({ expiry_date }) => (readIstanbulTime(expiry_date)?.getTime() ?? Number.POSITIVE_INFINITY) <= now,
  };
}

const IsUses = () => IsWholeNumber(1, usesMax, `payments, 1 to ${usesMax}`);

const IsMoment = () =>
  Obeys('a time in Turkey as YYYY-MM-DD hh:mm:ss', (value) => readIstanbulTime(value) !== undefined);

const IsCodesOf = (known: readonly string[]) =>
  Obeys(`codes of ${known.join(', ')}, comma separated`, (value) =>
    value.split(',').every((code) => known.includes(code)),
  );

const anyType = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(linkTypes);

/** Returns whether the most that is allowed is less than the least. */
export function isAbove(least: string, most: string): boolean {
  return most !== '' && Number(least) > Number(most);
}

type NewLink = typeof links.$inferInsert;

/** The columns of a type's own: who pays at least. */
type OwnColumns = Partial<NewLink> & Pick<NewLink, 'payerName' | 'payerEmail'>;

/** The fields of every type of link, in the order in which link/create checks them; those of a type come after. */
export abstract class LinkRequest {
  abstract readonly kind: LinkType;
  abstract price: string;

  @IsMerchantId()
  merchant_id = '';

  @IsIn(linkTypes, { message: anyType })
  link_type = '';

  @IsTextBetween(4, 200)
  name = '';

  @Optional()
  @IsOrderCurrency()
  currency = '';

  @IsWholeNumber(1, 12, '1 to 12')
  max_installment = '';

  /** A language without texts of the page is read as Turkish (LG-02). */
  @Optional()
  @Matches(/^[a-z]{2}([-_][A-Za-z]{2})?$/, { message: 'a language such as tr, en or en-GB' })
  lang = '';

  @Optional()
  @IsInstallmentLimit()
  pft = '';

  @Optional()
  @IsFlag()
  get_qr = '';

  @Optional()
  @IsFlag()
  debug_on = '';

  @Optional()
  @IsMoment()
  expiry_date = '';

  @Optional()
  @IsWebAddress()
  callback_link = '';

  @Optional()
  @Matches(/^[\w-]{1,64}$/, { message: '1 to 64 letters, digits, - and _' })
  callback_id = '';

  @Optional()
  @IsTextBetween(1, 1000)
  description = '';

  @Optional()
  @IsUses()
  max_uses = '';

  /** Of its goods, by which the law limits installments (IN-12). */
  @Optional()
  @IsCategory()
  category = '';

  /** `card` alone: no other method (LK-08). */
  @Optional()
  @IsCodesOf(['card', ...optionCodes])
  payment_options = '';

  @Optional()
  @IsCodesOf(loanCodes)
  bank_loans = '';

  @Optional()
  @IsWebAddress()
  merchant_ok_url = '';

  @Optional()
  @IsWebAddress()
  merchant_fail_url = '';

  /** The addresses that its shoppers go on to carry the state of their order (MA-13). */
  @Optional()
  @IsFlag()
  return_state = '';

  @Optional()
  @IsTextBetween(1, 500)
  success_message = '';

  /** Returns what a merchant signs of the type's own fields. */
  abstract signed(): string;

  /** Returns what is wrong between the type's own fields, when each of them is right by itself. */
  broken(_addresses: MerchantAddresses): WrongField | undefined {
    return undefined;
  }

  /** Returns what a link of the type holds beside what every link has. */
  abstract columns(addresses: MerchantAddresses): OwnColumns;
}
