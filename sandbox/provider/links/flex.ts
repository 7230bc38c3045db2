import { withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';
import { fullNameProblem, payerEmailProblem } from '../../../src/domain/links/address.js';
import { minLinkAmount } from '../../../src/domain/links/collection.js';
import { flexAmountProblem } from '../../../src/domain/links/flex.js';
import { largestAmount, parseAmount, printAmount } from '../../../src/domain/money/amount.js';
import { readCurrency } from '../../../src/domain/money/currency.js';
import { Optional } from '../requests/accepted-fields.js';
import { IsTextBetween } from '../requests/field-rules.js';
import type { FormBody } from '../requests/form-body.js';
import { WrongField } from '../requests/read-request.js';
import type { Link } from './find-link.js';
import { amountField, type LinkOrder, type LinkPayer, payerFields, payerOf, wrongPayerField } from './link-order.js';
import { IsPrice, isAbove, LinkRequest } from './link-request.js';
import type { LinkOrderRead, LinkTypeRules } from './link-type.js';

class FlexRequest extends LinkRequest {
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

  override broken(): WrongField | undefined {
    if (!isAbove(this.price, this.flex_max_price)) return undefined;
    return new WrongField('flex_max_price', 'flex_max_price must not be less than price');
  }

  columns() {
    return {
      payerName: withoutCardNumbers(this.user_name.trim()),
      payerEmail: '',
      price: Math.max(Number(this.price || '0'), minLinkAmount),
      maxPrice: Number(this.flex_max_price),
    };
  }
}

/** Takes an amount that the payer chooses, who says who pays (LK-04). */
export const flex: LinkTypeRules = {
  Request: FlexRequest,
  priceProblem({ maxPrice }, _use, price) {
    if (price < minLinkAmount) return `price must be at least ${minLinkAmount}`;
    return maxPrice !== null && price > maxPrice ? 'price must not be more than flex_max_price' : undefined;
  },

  namesPayer: false,
  sellsPieces: false,
  isPaid: () => false,
  refusal: () => undefined,
  excess: () => undefined,

  terms({ price, maxPrice, payerName }) {
    const range = { flexMinPrice: printAmount(price), productUserName: payerName };
    return maxPrice === null ? range : { ...range, flexMaxPrice: printAmount(maxPrice) };
  },
  shownPrice: () => undefined,
  namedPrice: () => undefined,

  fields: [amountField, ...payerFields],
  readOrder,
  orderOf: flexOrder,
  notified: () => ({}),
};

function readOrder(form: FormBody, link: Link): LinkOrderRead {
  const text = form.get(amountField);
  const amount = parseAmount(text);
  const terms = { min: link.price, max: link.maxPrice ?? largestAmount, currency: readCurrency(link.currency) ?? 'TL' };
  if (amount === undefined || flexAmountProblem(text, terms) !== undefined) return { field: amountField };
  const field =
    fullNameProblem(form.get('user_name')) === undefined ? wrongPayerField(form, payerEmailProblem) : 'user_name';
  return field === undefined ? { order: flexOrder(link, amount, payerOf(form)) } : { field };
}

function flexOrder(_link: Link, amount: number, payer: LinkPayer): LinkOrder {
  return { amount, quantity: 1, goodsPrice: null, invoice: {}, acceptedTexts: null, ...payer };
}
