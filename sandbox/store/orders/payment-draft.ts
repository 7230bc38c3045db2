import { type Language, readLanguage } from '../../../src/domain/locale/language.js';
import { parseAmount } from '../../../src/domain/money/amount.js';
import { type Currency, currencies } from '../../../src/domain/money/currency.js';
import { readTheme, type Theme } from '../../../src/domain/theme/theme.js';
import type { Form } from '../../site/form.js';
import type { Basket } from '../goods/basket.js';

/** A line of the merchant API's basket: name, unit price ("18.00"), quantity. */
export type WireLine = [name: string, price: string, quantity: number];

/** Everything a payment is prepared with. */
export interface PaymentDraft {
  readonly merchantId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly basket: WireLine[];
  readonly language: Language;
  readonly theme: Theme;
  /** In the store's frame, or on a page of its own. */
  readonly framed: boolean;
  /** Minutes. */
  readonly timeoutLimit: number;
  /** Names of `pageFlags` that are on. */
  readonly flags: string[];
  /** Further fields of get-token, by wire name. */
  readonly fields: Record<string, string>;
  /** Id of a prepared payment. */
  readonly scenario: string | null;
}

/** Flags of get-token that the checkout offers, by wire name. */
export const pageFlags = [
  'non_3d',
  'force_3d',
  'store_card_off',
  'no_installment',
  'return_state',
  'test_mode',
] as const;

export const timeoutDefault = 30;

/** A day. */
const timeoutMax = 1440;

export type DraftProblem = 'amount' | 'currency' | 'merchant' | 'timeout';

/** Reads the checkout form. An unknown value is a problem where the visitor can correct it, else the default is taken. */
export function readPaymentDraft(
  form: Form,
  basket: Basket,
  language: Language,
  merchantIds: readonly string[],
): { readonly draft: PaymentDraft } | { readonly problems: ReadonlySet<DraftProblem> } {
  const amount = parseAmount((form.get('amount') ?? '').trim());
  const currency = currencies.find((known) => known === form.get('currency'));
  const merchantId = merchantIds.find((known) => known === form.get('merchant'));
  const timeoutLimit = Number(form.get('timeout') ?? timeoutDefault);
  const timeoutFits = Number.isInteger(timeoutLimit) && timeoutLimit >= 1 && timeoutLimit <= timeoutMax;
  if (amount === undefined || amount < 1 || currency === undefined || merchantId === undefined || !timeoutFits) {
    const problems = new Set<DraftProblem>();
    if (amount === undefined || amount < 1) problems.add('amount');
    if (currency === undefined) problems.add('currency');
    if (merchantId === undefined) problems.add('merchant');
    if (!timeoutFits) problems.add('timeout');
    return { problems };
  }
  return {
    draft: {
      merchantId,
      amount,
      currency,
      basket: wireLines(basket, language),
      language: readLanguage(form.get('language')),
      theme: readTheme(form.get('theme')) ?? 'light',
      framed: form.get('place') !== 'page',
      timeoutLimit,
      flags: pageFlags.filter((flag) => form.get(flag) === '1'),
      fields: {},
      scenario: null,
    },
  };
}

/** The basket as the merchant API carries it. */
export function wireLines(basket: Basket, language: Language): WireLine[] {
  return basket.map(({ product, quantity }) => [product.name[language], (product.price / 100).toFixed(2), quantity]);
}
