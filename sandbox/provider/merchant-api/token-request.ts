import { isIP } from 'node:net';
import { IsIn, Matches, ValidateIf } from 'class-validator';
import { holdsCardNumber } from '../../../src/domain/card/holds-card-number.js';
import { transferPays } from '../../../src/domain/methods/offered-methods.js';
import { chargedMinorUnits } from '../../../src/domain/money/amount.js';
import { readCurrency } from '../../../src/domain/money/currency.js';
import { banks } from '../directory/banks.js';
import { categoryRule, IsCategory } from '../installments/goods-category.js';
import type { LegalRows } from '../installments/legal-rows.js';
import type { MerchantAddresses } from '../merchants/merchant-addresses.js';
import { type BasketLine, BasketProblem, basketRule, readBasket } from '../orders/basket.js';
import { Optional } from '../requests/accepted-fields.js';
import { withPlus } from '../requests/base64.js';
import {
  IsFlag,
  IsInstallmentLimit,
  IsMerchantId,
  IsOrderCurrency,
  IsText,
  IsWebAddress,
  Obeys,
} from '../requests/field-rules.js';
import type { FormBody } from '../requests/form-body.js';
import { type RuleBetween, readRequest, WrongField } from '../requests/read-request.js';
import { resultAddressRules, returnStateRules } from './page-addresses.js';
import { IsAppearance, logoRule } from './token-look.js';

/** A token of payment_type eft can do without the field. */
const CardOnly = () =>
  ValidateIf((request: TokenRequest, value: unknown) => value !== '' || !isEft(request), {
    message: 'required unless payment_type is eft',
  });

const IsCodes = () => Matches(/^[A-Za-z0-9]{1,40}(,[A-Za-z0-9]{1,40}){0,9}$/, { message: 'codes, comma separated' });

/** The amount follows it in the signed text: a letter at its end keeps the two apart (T17). */
const isEmail = (value: string) =>
  value.length <= 100 && /^[^\s@]+@[^\s@]*[A-Za-z]$/.test(value) && !/[çğıöşüÇĞİÖŞÜ]/.test(value);

const IsEmail = () =>
  Obeys(
    'an e-mail address of at most 100 characters, without Turkish letters and without a card number, that ends in a letter',
    (value) => isEmail(value) && !holdsCardNumber(value),
  );

/** An address in digits, IPv4 or IPv6. One with a zone is good on one machine only. */
const IsShopperAddress = () => Obeys('an IPv4 or IPv6 address', (value) => isIP(value) !== 0 && !value.includes('%'));

/** A basket may be a megabyte: it is read once the call is known to be its merchant's, by {@link basketOf} (TR-09). */
const IsBasket = () => Obeys(basketRule, (value) => value !== '');

const IsMinutes = () => Obeys('minutes, 1 to 1440, or 0', (value) => /^\d{1,4}$/.test(value) && Number(value) <= 1440);

/** How many installments at most; 0 leaves it open, 1 is the single payment (MA-05). */
const IsInstallmentsOrOne = () => Matches(/^([0-9]|1[0-2])$/, { message: '0 to 12' });

const bankCodes = banks.map(({ code }) => code);

/** The fields of get-token, in the order they are checked. */
export class TokenRequest {
  @IsMerchantId()
  merchant_id = '';

  @IsShopperAddress()
  user_ip = '';

  @Matches(/^[A-Za-z0-9]{1,64}$/, { message: '1 to 64 letters and digits' })
  merchant_oid = '';

  @IsEmail()
  email = '';

  @Matches(chargedMinorUnits, { message: 'a positive integer, the amount x 100' })
  payment_amount = '';

  @Optional()
  @IsOrderCurrency()
  currency = '';

  @CardOnly()
  @IsBasket()
  user_basket = '';

  @CardOnly()
  @IsFlag()
  no_installment = '';

  @CardOnly()
  @IsInstallmentsOrOne()
  max_installment = '';

  @CardOnly()
  @IsText(60)
  user_name = '';

  @CardOnly()
  @IsText(400)
  user_address = '';

  @CardOnly()
  @IsText(20)
  user_phone = '';

  @CardOnly()
  @IsWebAddress()
  merchant_ok_url = '';

  @CardOnly()
  @IsWebAddress()
  merchant_fail_url = '';

  /** The result addresses carry the order's state (MA-13). */
  @Optional()
  @IsFlag()
  return_state = '';

  @Optional()
  @IsFlag()
  test_mode = '';

  @Optional()
  @IsFlag()
  debug_on = '';

  @Optional()
  @IsMinutes()
  timeout_limit = '';

  /** The shopper may put the end of the payment off (EX-04); where nothing is said, only of a time that is the provider's own. */
  @Optional()
  @IsFlag()
  extendable = '';

  /** One that the page does not speak is Turkish (LG-02). */
  lang = '';

  @Optional()
  @IsFlag()
  non_3d = '';

  @Optional()
  @IsFlag()
  force_3d = '';

  @Optional()
  @IsFlag()
  store_card_off = '';

  @Optional()
  @IsFlag()
  iframe_v2_dark = '';

  @Optional()
  @IsAppearance()
  appearance = '';

  @Optional()
  @IsFlag()
  single_off = '';

  @Optional()
  @IsInstallmentLimit()
  pft_option_max = '';

  @Optional()
  @Matches(/^[\w-]{1,64}$/, { message: 'one that a notification named' })
  utoken = '';

  @Optional()
  @IsCategory()
  category = '';

  @Optional()
  @IsCodes()
  warnings = '';

  @Optional()
  @IsCodes()
  payment_options = '';

  @Optional()
  @IsCodes()
  bank_loans = '';

  @Optional()
  @IsIn(['card', 'eft'], { message: 'card or eft' })
  payment_type = '';

  @Optional()
  @IsIn(bankCodes, { message: `one of ${bankCodes.join(', ')}` })
  bank = '';

  @Optional()
  @Matches(/^[\w-]{1,64}$/, { message: '1 to 64 letters, digits, - and _' })
  submerchant_id = '';

  @Optional()
  @IsWebAddress()
  ptr_url = '';

  @Optional()
  @IsCodes()
  sandbox_case = '';
}

const rulesBetween = (addresses: MerchantAddresses, rows: LegalRows): readonly RuleBetween<TokenRequest>[] => [
  {
    name: 'currency',
    sentence: 'currency must be TL where payment_type is eft',
    breaks: (request) => isEft(request) && !transferPays(readCurrency(request.currency) ?? ''),
  },
  {
    // Signed, `1` and a test_mode would read like 10 or 11 installments without one.
    name: 'max_installment',
    sentence: 'max_installment of 1 with a test_mode needs a currency',
    breaks: (request) =>
      !isEft(request) && request.max_installment === '1' && request.currency === '' && request.test_mode !== '',
  },
  categoryRule(rows),
  logoRule(addresses),
  ...resultAddressRules(addresses, ['merchant_ok_url', 'merchant_fail_url', 'ptr_url']),
  ...returnStateRules,
];

export function readTokenRequest(
  form: FormBody,
  addresses: MerchantAddresses,
  rows: LegalRows,
): TokenRequest | WrongField {
  // As it was signed (MA-10).
  const get = (name: string) => (name === 'user_basket' ? withPlus(form.get(name)) : form.get(name));
  return readRequest(new TokenRequest(), { get }, rulesBetween(addresses, rows));
}

/** The lines of the basket of a request, which one that is paid by bank transfer can do without. */
export function basketOf({ user_basket }: TokenRequest): readonly BasketLine[] | WrongField {
  if (user_basket === '') return [];
  const read = readBasket(user_basket);
  return read instanceof BasketProblem ? new WrongField('user_basket', `user_basket must be ${read.sentence}`) : read;
}

/** A token that can be paid by bank transfer only. */
export function isEft({ payment_type }: Pick<TokenRequest, 'payment_type'>): boolean {
  return payment_type === 'eft';
}
