/** The texts of a distance sale, in the order in which a buyer reads them (LW-02). */
export const saleTextKinds = ['preInformation', 'contract'] as const;

export type SaleTextKind = (typeof saleTextKinds)[number];

/** Holds one value for each of the texts. */
export type OfEachText<T> = Readonly<Record<SaleTextKind, T>>;

/** A text of a sale as its seller wrote it: it is shown as it stands, and its bytes in UTF-8 are what is accepted. */
export interface SaleText {
  /** The seller's own name of this state of the text. */
  readonly version: string;
  readonly text: string;
}

export type SaleTexts = OfEachText<SaleText>;

/** Names a text that was accepted. */
export interface AcceptedText {
  readonly version: string;
  /** SHA-256 of its bytes in UTF-8, as 64 hexadecimal digits in lower case. */
  readonly sha256: string;
}

/** The most bytes that a text has in UTF-8 (LW-02). */
export const longestSaleText = 64 * 1024;

/** Says who sells by a link (LW-01). Texts as the seller wrote them. */
export interface Seller {
  readonly title: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** The seller's MERSIS number, which has 16 digits, or its tax number, which has fewer. */
  readonly number: string;
}

const mersisDigits = 16;

/** Returns whether the number of a seller is one of MERSIS, the register of companies, and not a tax number. */
export function isMersisNumber(number: string): boolean {
  return number.length === mersisDigits;
}

/** Why an order is refused because of the texts of its link (LW-04). */
export type AcceptanceProblem = 'textsNotAccepted' | 'textsChanged';

/** Names each text; undefined where there are no texts. */
type NamedTexts = OfEachText<AcceptedText> | undefined;

/**
 * Returns why an order is refused that accepts texts of these names; undefined where it accepts the very texts of its
 * link in their versions, or where the link has none and none are accepted (LW-04).
 */
export function acceptanceProblem(accepted: NamedTexts, present: NamedTexts): AcceptanceProblem | undefined {
  const isSame = saleTextKinds.every(
    (kind) =>
      accepted?.[kind].sha256 === present?.[kind].sha256 && accepted?.[kind].version === present?.[kind].version,
  );
  if (isSame) return undefined;
  return accepted === undefined ? 'textsNotAccepted' : 'textsChanged';
}

/** Returns whether two links have the same texts in the same versions; also where neither has any. */
export function areSameTexts(one: SaleTexts | undefined, other: SaleTexts | undefined): boolean {
  return saleTextKinds.every(
    (kind) => one?.[kind].text === other?.[kind].text && one?.[kind].version === other?.[kind].version,
  );
}
