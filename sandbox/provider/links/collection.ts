import { holdsCardNumber, withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';
import { emailFormatProblem, normaliseEmail } from '../../../src/domain/links/address.js';
import { collectionAmountProblem, maxCollection, minLinkAmount } from '../../../src/domain/links/collection.js';
import { parseAmount, printAmount } from '../../../src/domain/money/amount.js';
import { readCurrency } from '../../../src/domain/money/currency.js';
import type { ProblemKey } from '../../../src/domain/validation/problem.js';
import { IsEmailAddress } from '../../../src/infrastructure/validation/decorators.js';
import { Optional } from '../requests/accepted-fields.js';
import { IsTextBetween, Obeys } from '../requests/field-rules.js';
import type { FormBody } from '../requests/form-body.js';
import type { Link } from './find-link.js';
import { amountField, type LinkOrder } from './link-order.js';
import { IsPrice, LinkRequest } from './link-request.js';
import type { KnownLinkRefusal, LinkExcess, LinkOrderRead, LinkTypeRules } from './link-type.js';
import type { LinkUse } from './link-use.js';

const emailRule = 'an e-mail address of at most 100 characters, without a card number';

class CollectionRequest extends LinkRequest {
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

  columns() {
    const payerEmail = normaliseEmail(this.email);
    // A collection names its payer on the page; the integrations of the public contract send no name with it.
    return { payerName: withoutCardNumbers(this.user_name.trim()) || payerEmail, payerEmail };
  }
}

/** Collects an amount from one payer, in one payment or in parts (LK-01, LK-02). */
export const collection: LinkTypeRules = {
  Request: CollectionRequest,
  priceProblem(link, use, price, challenged) {
    if (price < minLinkAmount) return `price must be at least ${minLinkAmount}`;
    const changed = { ...link, price };
    // Each challenge counts alone: of two challenges of one payer only one is finished.
    const isStopped = challenged.some(
      (amount) => excessOf(link, use, amount) === undefined && excessOf(changed, use, amount) !== undefined,
    );
    return isPayable(leftOf(changed, use)) && !isStopped
      ? undefined
      : `price must be what was paid or is being paid, or at least ${minLinkAmount} more`;
  },

  namesPayer: true,
  sellsPieces: false,
  isPaid: (link, use) => use.paid >= link.price,
  refusal(link, use) {
    if (link.price > maxCollection) return 'overLimit';
    return leftOf(link, use) < minLinkAmount ? 'pending' : undefined;
  },
  excess: (link, use, { amount }) => excessOf(link, use, amount),

  terms: (link, use) => ({
    productPrice: printAmount(Math.max(0, leftOf(link, use))),
    productUserName: link.payerName,
    productEmail: link.payerEmail,
  }),
  shownPrice: leftOf,
  // This is the part that is not paid yet: a payment under way may still fail.
  namedPrice: (link, use) => link.price - use.paid,

  fields: [amountField],
  readOrder,
  orderOf: collectionOrder,
  notified: () => ({}),
};

/** Returns what a new payment can have. */
function leftOf(link: Link, use: LinkUse): number {
  return link.price - use.paid - use.heldAmount;
}

function excessOf(link: Link, use: LinkUse, amount: number): LinkExcess | undefined {
  const after = link.price - use.paid - amount;
  if (!isPayable(after)) return 'amountLeft';
  return isPayable(after - use.heldAmount) ? undefined : 'pending';
}

/** Returns whether a remainder is nothing, or can be paid itself. */
function isPayable(remainder: number): boolean {
  return remainder === 0 || remainder >= minLinkAmount;
}

/** Holds what the amount's rule finds, where it is a state of the link rather than a wrong field. */
const refusalsByProblem: Partial<Record<ProblemKey, KnownLinkRefusal>> = {
  'validation.amountMax': 'amountLeft',
  'validation.amountLeftMin': 'amountLeft',
  'validation.collectionLimit': 'overLimit',
};

function readOrder(form: FormBody, link: Link, use: LinkUse): LinkOrderRead {
  const text = form.get(amountField);
  const amount = parseAmount(text);
  if (amount === undefined) return { field: amountField };
  const terms = { price: link.price - use.paid, currency: readCurrency(link.currency) ?? 'TL' };
  const problem = collectionAmountProblem(text, terms);
  const refusal = problem && refusalsByProblem[problem.key];
  if (refusal !== undefined) return { refusal };
  if (problem !== undefined) return { field: amountField };
  // The merchant's own: the shopper cannot correct it on the page (LK-02).
  if (link.payerName === '' || emailFormatProblem(link.payerEmail) !== undefined) return { field: 'email' };
  return { order: collectionOrder(link, amount) };
}

/** A collection names its payer, so the shopper is asked for nothing more. */
function collectionOrder(link: Link, amount: number): LinkOrder {
  const payer = { userName: link.payerName, userAddress: '', email: link.payerEmail, userPhone: '' };
  return { amount, quantity: 1, goodsPrice: link.price, invoice: {}, acceptedTexts: null, ...payer };
}
