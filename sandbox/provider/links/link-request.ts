import { IsIn, Matches } from 'class-validator';
import { holdsCardNumber } from '../../../src/domain/card/holds-card-number.js';
import { minLinkAmount } from '../../../src/domain/links/collection.js';
import { defaultMax } from '../../../src/domain/links/quantity.js';
import { IsCurrency, IsEmailAddress, IsQuantity } from '../../../src/infrastructure/validation/decorators.js';
import { linkKinds } from '../database/schema.js';
import { loanCodes, optionCodes } from '../directory/methods.js';
import { callbackAddressRule } from '../merchants/callback-address.js';
import { type MerchantAddresses, pageAddressRule, resultAddressRule } from '../merchants/merchant-addresses.js';
import { Optional } from '../requests/accepted-fields.js';
import type { FormBody } from '../requests/form-body.js';
import { type RuleBetween, readRequest, type WrongField } from '../requests/read-request.js';
import {
  IsFlag,
  IsInstallmentLimit,
  IsMerchantId,
  IsTextBetween,
  IsWebAddress,
  IsWholeNumber,
  Obeys,
} from './field-rules.js';
import { readIstanbulTime } from './istanbul-time.js';

/** Minor units; with the most pieces of one payment it is still an amount. */
export const priceMax = 9_999_999_999;

const IsPrice = (min: number) => IsWholeNumber(min, priceMax, `an integer of at least ${min}, the amount x 100`);

/** How many payments a link takes in all. */
export const usesMax = 99_999;

const IsUses = () => IsWholeNumber(1, usesMax, `payments, 1 to ${usesMax}`);

const IsPieces = () => IsQuantity({ min: 1, max: defaultMax }, { message: `pieces, 1 to ${defaultMax}` });

const IsMoment = () =>
  Obeys('a time in Turkey as YYYY-MM-DD hh:mm:ss', (value) => readIstanbulTime(value) !== undefined);

const IsCodesOf = (known: readonly string[]) =>
  Obeys(`codes of ${known.join(', ')}, comma separated`, (value) =>
    value.split(',').every((code) => known.includes(code)),
  );

const emailRule = 'an e-mail address of at most 100 characters, without a card number';

/** The fields of every kind of link, in the order in which link/create checks them; those of a kind come after. */
abstract class LinkRequest {
  @IsMerchantId()
  merchant_id = '';

  @IsIn(linkKinds, { message: 'product, collection or flex' })
  link_type = '';

  @IsTextBetween(4, 200)
  name = '';

  @Optional()
  @IsCurrency({ message: 'TL, USD, EUR, GBP, JPY or CHF' })
  currency = '';

  @IsWholeNumber(1, 12, '1 to 12')
  max_installment = '';

  /** One that the page does not speak is Turkish (LG-02). */
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

  @Optional()
  @IsTextBetween(1, 500)
  success_message = '';

  /** Holds what a merchant signs of the kind's own fields. */
  abstract signed(): string;
}

export class CollectionRequest extends LinkRequest {
  readonly kind = 'collection';

  @IsPrice(minLinkAmount)
  price = '';

  @IsEmailAddress({ message: emailRule })
  @Obeys(emailRule, (value) => value.length <= 100 && !holdsCardNumber(value))
  email = '';

  @Optional()
  @IsTextBetween(1, 60)
  user_name = '';

  signed(): string {
    return this.email;
  }
}

export class ProductRequest extends LinkRequest {
  readonly kind = 'product';

  @IsPrice(1)
  price = '';

  @Optional()
  @IsPieces()
  min_count = '';

  @Optional()
  @IsPieces()
  max_count = '';

  @Optional()
  @IsWebAddress()
  image = '';

  @Optional()
  @IsFlag()
  zip_required = '';

  @Optional()
  @IsFlag()
  invoice = '';

  signed(): string {
    return this.min_count;
  }
}

export class FlexRequest extends LinkRequest {
  readonly kind = 'flex';

  @Optional()
  @IsPrice(0)
  price = '';

  @IsPrice(minLinkAmount)
  flex_max_price = '';

  @Optional()
  @IsTextBetween(1, 60)
  user_name = '';

  signed(): string {
    return '';
  }
}

export type AnyLinkRequest = CollectionRequest | ProductRequest | FlexRequest;

const requestOf = { collection: CollectionRequest, product: ProductRequest, flex: FlexRequest } as const;

/** `now`: ms since the epoch; `addresses`: what the page opens (MA-03) and where payments are posted. */
const rulesBetween = (now: number, addresses: MerchantAddresses): readonly RuleBetween<AnyLinkRequest>[] => [
  ...(['merchant_ok_url', 'merchant_fail_url'] as const).map((name) => ({
    name,
    sentence: `${name} ${resultAddressRule}`,
    breaks: (link: AnyLinkRequest) =>
      link[name] !== '' && addresses.readResult(link[name], link.merchant_id) === undefined,
  })),
  {
    name: 'callback_link',
    sentence: 'callback_link and callback_id need each other',
    breaks: ({ callback_link, callback_id }) => (callback_link === '') !== (callback_id === ''),
  },
  {
    name: 'callback_link',
    sentence: `callback_link ${callbackAddressRule}`,
    breaks: ({ callback_link, merchant_id }) =>
      callback_link !== '' && !addresses.isNotified(callback_link, merchant_id),
  },
  {
    name: 'expiry_date',
    sentence: 'expiry_date must be in the future',
    breaks: ({ expiry_date }) => (readIstanbulTime(expiry_date)?.getTime() ?? Number.POSITIVE_INFINITY) <= now,
  },
  {
    name: 'max_count',
    sentence: 'max_count must not be less than min_count',
    breaks: (link) => link.kind === 'product' && isAbove(link.min_count, link.max_count),
  },
  {
    name: 'flex_max_price',
    sentence: 'flex_max_price must not be less than price',
    breaks: (link) => link.kind === 'flex' && isAbove(link.price, link.flex_max_price),
  },
  {
    name: 'image',
    sentence: `image ${pageAddressRule}`,
    breaks: (link) =>
      link.kind === 'product' && link.image !== '' && addresses.read(link.image, link.merchant_id) === undefined,
  },
];

/** Returns what a merchant asks link/create for, or the first wrong field. `now`: ms since the epoch. */
export function readLinkRequest(form: FormBody, now: number, allowed: MerchantAddresses): AnyLinkRequest | WrongField {
  // A link of no kind breaks the rule of link_type at the latest: which fields come after it does not matter.
  const kind = linkKinds.find((known) => known === form.get('link_type')) ?? 'flex';
  return readRequest<AnyLinkRequest>(new requestOf[kind](), form, rulesBetween(now, allowed));
}

function isAbove(least: string, most: string): boolean {
  return most !== '' && Number(least) > Number(most);
}
