/** Whose card it is: a company's counts as corporate, every other and an unknown one as personal. */
export type CardHolder = 'personal' | 'corporate';

/** One rule of how many installments a card may pay goods in (IN-12). */
export interface LegalLimit {
  /** The category of goods. */
  readonly category: string;
  readonly card: CardHolder;
  /** Minor units of Turkish lira: the least and the most that one piece costs; a missing one leaves that side open. */
  readonly priceFrom?: number;
  readonly priceTo?: number;
  /** The most installments; 1 allows the single payment only. */
  readonly max: number;
  /** ISO dates in Turkey: the first and the last day of the rule; without the last one it still holds. */
  readonly validFrom: string;
  readonly validTo?: string;
  /** Who says so, and when. */
  readonly source: string;
}

const general = 'sondakika.com, September 2025';
const phones = 'indigodergisi.com, December 2024';

/**
 * The rules as public pages told them, not the Official Gazette: whoever deploys checks the rows, or brings others. What
 * has no row is not limited.
 */
export const legalLimits: readonly LegalLimit[] = [
  { category: 'general', card: 'personal', max: 12, validFrom: '2025-09-01', source: general },
  { category: 'general', card: 'corporate', max: 18, validFrom: '2025-09-01', source: general },
  { category: 'electronics', card: 'personal', max: 4, validFrom: '2025-09-01', source: general },
  { category: 'smallAppliances', card: 'personal', max: 9, validFrom: '2025-09-01', source: general },
  { category: 'newPhones', card: 'personal', max: 1, validFrom: '2024-12-01', source: phones },
  {
    category: 'refurbishedPhones',
    card: 'personal',
    priceTo: 2_500_000,
    max: 12,
    validFrom: '2024-12-01',
    source: phones,
  },
  {
    category: 'refurbishedPhones',
    card: 'personal',
    priceFrom: 2_500_001,
    max: 3,
    validFrom: '2024-12-01',
    source: phones,
  },
];

/** Describes what is bought, with which card, and when. */
export interface LimitQuestion {
  readonly category: string;
  readonly card: CardHolder;
  /** Minor units of Turkish lira, of one piece. */
  readonly price: number;
  /** ISO date in Turkey. */
  readonly day: string;
}

/** Returns the strictest rule that holds, with the largest count it allows; undefined where none limits it (IN-12). */
export function legalLimitOf(
  question: LimitQuestion,
  rows: readonly LegalLimit[] = legalLimits,
): LegalLimit | undefined {
  return strictest(rows.filter((row) => holds(row, question)));
}

/** Returns the strictest rule of several goods that are paid together (IN-12). */
export function strictestLimitOf(
  questions: readonly LimitQuestion[],
  rows: readonly LegalLimit[] = legalLimits,
): LegalLimit | undefined {
  return strictest(questions.flatMap((question) => legalLimitOf(question, rows) ?? []));
}

function strictest(rows: readonly LegalLimit[]): LegalLimit | undefined {
  return rows.reduce<LegalLimit | undefined>(
    (least, row) => (least === undefined || row.max < least.max ? row : least),
    undefined,
  );
}

function holds(row: LegalLimit, { category, card, price, day }: LimitQuestion): boolean {
  const { priceFrom = Number.NEGATIVE_INFINITY, priceTo = Number.POSITIVE_INFINITY, validFrom, validTo = day } = row;
  const isOfGoods = row.category === category && row.card === card;
  return isOfGoods && priceFrom <= price && price <= priceTo && validFrom <= day && day <= validTo;
}

/** Returns whether a rule is about goods of this category. */
export function isLimitedCategory(category: string, rows: readonly LegalLimit[] = legalLimits): boolean {
  return rows.some((row) => row.category === category);
}

/** How the warning code begins by which a payment says how many installments its goods allow. */
const limitCode = 'installmentLimit:';

/** Returns the warning code that says so. */
export function limitWarning(max: number): string {
  return `${limitCode}${max}`;
}

/** Returns whether a warning code says how many installments the goods allow. */
export function isLimitWarning(code: string): boolean {
  return code.startsWith(limitCode);
}

/** Returns the most installments that a payment's goods allow, where its warnings say that this is less than usual. */
export function warnedLimit(warnings: readonly string[]): number | undefined {
  const code = warnings.find(isLimitWarning);
  const max = Number(code?.slice(limitCode.length));
  return Number.isInteger(max) && max > 0 ? max : undefined;
}
