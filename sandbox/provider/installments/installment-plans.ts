import { brandNames } from '../../../src/domain/installments/cash-price.js';
import type { InstallmentOption, InstallmentPlan } from '../../../src/domain/installments/installment-plan.js';
import type { MerchantPolicy } from '../../../src/domain/merchant/policies.js';
import { printAmount } from '../../../src/domain/money/amount.js';
import { type BinRow, findBin } from '../directory/bins.js';
import type { Order } from '../orders/order-state.js';
import { type LegalMoment, type LegalTerms, legalMax } from './legal-installments.js';

/**
 * Holds what paying over months costs, in hundredths of a percent of the order: one row a brand, one column a count.
 * The first column is 2 months; a row ends with the longest plan of its brand.
 */
const rates: ReadonlyMap<string, readonly number[]> = new Map([
  ['advantage', [312, 418, 524, 630, 736, 842, 948, 1054]],
  ['axess', [299, 399, 499, 599, 699, 799, 899, 999, 1099, 1199, 1299]],
  ['bonus', [285, 391, 497, 603, 709, 815, 921, 1027, 1133, 1239, 1345]],
  ['cardfinans', [305, 407, 509, 611, 713, 815, 917, 1019, 1121, 1223, 1325]],
  ['combo', [350, 470, 590, 710, 830]],
  ['maximum', [277, 384, 491, 598, 705, 812, 919, 1026, 1133, 1240, 1347]],
  ['paraf', [290, 395, 500, 605, 710, 815, 920, 1025, 1130, 1235, 1340]],
  ['saglamkart', [330, 440, 550, 660, 770]],
  ['world', [288, 393, 498, 603, 708, 813, 918, 1023, 1128, 1233, 1338]],
]);

/** Holds what a business card costs beside that, in hundredths of a percent. */
const businessExtra = 60;

/** The longest plan of any card. */
export const countMax = 12;

/** The terms of an order's installments. */
export type Terms = LegalTerms &
  Pick<Order, 'currency' | 'noInstallment' | 'maxInstallment' | 'pftOptionMax' | 'singleOff'>;

/** The plans of an order by brand at a moment: what the page is given with the payment. Only orders in TL have any (IN-07). */
export function plansOf(terms: Terms, at: LegalMoment): ReadonlyMap<string, InstallmentPlan> {
  if (!takesInstallments(terms)) return new Map();
  // Read once: the basket may be long.
  const legal = legalMax(terms, 'personal', at);
  const plans = [...rates.keys()].map(
    (brand) => [brand, planOfBrand(terms, { brand, business: false, legal })] as const,
  );
  return new Map(plans.flatMap(([brand, plan]) => (plan === undefined ? [] : [[brand, plan] as const])));
}

/** A card that asks for its plan, at a merchant with this policy. */
export interface PlanCard {
  /** At least the first 6 digits. */
  readonly bin: string;
  readonly origin: 'typed' | 'stored';
  readonly policy: MerchantPolicy;
}

/**
 * The plan of one card. A typed business card has rates of its own, which the page asks for by its first digits
 * (IN-06); of a stored one the page has the brand only, so it pays as every card of its brand.
 */
export function planOfCard(
  terms: Terms,
  { bin, origin, policy }: PlanCard,
  at: LegalMoment,
): InstallmentPlan | undefined {
  const card: BinRow | undefined = findBin(bin);
  if (card === undefined) return undefined;
  if (card.type === 'debit' && policy.blocksDebitInstallments) return undefined;
  const business = card.business && origin === 'typed';
  // guard: legal limit of installments -> const legal = countMax;
  const legal = legalMax(terms, business ? 'corporate' : 'personal', at);
  return planOfBrand(terms, { brand: card.brand, business, legal });
}

function takesInstallments({ noInstallment, currency }: Terms): boolean {
  return !noInstallment && currency === 'TL';
}

/** Up to which count the page may promise installments at the cash price: no further than any plan of the order. */
export function cashPriceMax(terms: Terms, at: LegalMoment): number {
  return Math.max(0, ...[...plansOf(terms, at).values()].flatMap(({ pftCounts }) => pftCounts));
}

interface PlanOf {
  readonly brand: string;
  readonly business: boolean;
  /** The most installments that the law allows. */
  readonly legal: number;
}

function planOfBrand(terms: Terms, { brand, business, legal }: PlanOf): InstallmentPlan | undefined {
  const row = rates.get(brand);
  if (row === undefined || !takesInstallments(terms)) return undefined;
  const longest = Math.min(terms.maxInstallment || countMax, row.length + 1, legal);
  if (longest < 2) return undefined;
  const pftMax = brandNames.has(brand) ? Math.min(terms.pftOptionMax, longest) : 0;
  const options = row.slice(0, longest - 1).map((rate, column): InstallmentOption => {
    const count = column + 2;
    const pft = count <= pftMax;
    return optionOf(terms.amount, count, pft ? 0 : rate + (business ? businessExtra : 0), pft);
  });
  const single = optionOf(terms.amount, 1, 0, false);
  return {
    brand,
    options: terms.singleOff ? options : [single, ...options],
    pftCounts: options.flatMap(({ count, pft }) => (pft ? [count] : [])),
  };
}

/** Half a minor unit is rounded up. The total is what counts: a month is shown rounded, and the last one evens out. */
function optionOf(amount: number, count: number, rate: number, pft: boolean): InstallmentOption {
  const total = amount + Math.floor((amount * rate + 5_000) / 10_000);
  return { count, monthly: Math.floor((2 * total + count) / (2 * count)), total, pft };
}

/** `installments` as the page is answered. */
export function printPlans(plans: Iterable<InstallmentPlan>) {
  return Object.fromEntries(
    [...plans].map(({ brand, options, pftCounts }) => [
      brand,
      {
        brand,
        installment: Object.fromEntries(options.map(({ count, ...option }) => [count, printOption(option)])),
        pftOptions: pftCounts,
      },
    ]),
  );
}

function printOption({ monthly, total, pft }: Omit<InstallmentOption, 'count'>) {
  return { monthly: printAmount(monthly), total: printAmount(total), pft: pft ? '1' : '0' };
}

/** The rates as merchants read them: percent by brand, `taksit_2` to `taksit_12`. */
export function printRates(): Record<string, Record<string, number>> {
  return Object.fromEntries(
    [...rates].map(([brand, row]) => [
      brand,
      Object.fromEntries(row.map((rate, column) => [`taksit_${column + 2}`, rate / 100])),
    ]),
  );
}
