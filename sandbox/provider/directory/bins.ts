import type { CardType } from '../../../src/domain/card/bin.js';

/** Describes what the provider holds about a card, by its first digits. */
export interface BinRow {
  /** 6 or 8 digits; the longest match counts. */
  readonly bin: string;
  readonly bank: string;
  /** EFT code, 4 digits. */
  readonly bankCode: string;
  /** Installment brand; `none`: no installments. */
  readonly brand: string;
  readonly type: CardType;
  readonly business: boolean;
  readonly scheme: string;
  /** The bank takes payments without 3-D Secure. */
  readonly allowsNon3d: boolean;
  /** How the page's look-up of the card goes; absent: it is answered at once. */
  readonly lookUp?: 'failing' | 'late';
}

/**
 * The provider's BIN directory: the only list of issuers it has, for the page, the merchant API and installments. The
 * cards of `sandbox/demo/scenarios.ts` are numbers of these BINs.
 */
const bins: readonly BinRow[] = [
  row('43550843', 'Akbank', '0046', 'axess', 'credit', 'visa'),
  row('54066754', 'Akbank', '0046', 'axess', 'credit', 'mastercard'),
  row('97920303', 'Halkbank', '0012', 'paraf', 'credit', 'troy'),
  row('37424500', 'Garanti BBVA', '0062', 'bonus', 'credit', 'amex'),
  row('53557600', 'Akbank', '0046', 'none', 'prepaid', 'mastercard'),
  { ...row('97924400', 'Yapı Kredi', '0067', 'world', 'credit', 'troy'), business: true },
  // A Troy card whose number begins like a Discover card: only the look-up gives the scheme.
  row('65017000', 'Ziraat Bankası', '0010', 'none', 'debit', 'troy'),
  // A debit card that can pay over months all the same, where the merchant lets it.
  row('52693400', 'Ziraat Bankası', '0010', 'combo', 'debit', 'mastercard'),
  { ...row('40000012', 'Hafenbank Hamburg', '', 'none', 'credit', 'visa'), allowsNon3d: false },
  { ...row('48945501', 'Denizbank', '0134', 'bonus', 'credit', 'visa'), lookUp: 'failing' },
  { ...row('48945502', 'Denizbank', '0134', 'none', 'prepaid', 'visa'), lookUp: 'late' },
  row('454360', 'İş Bankası', '0064', 'maximum', 'credit', 'visa'),
  row('540061', 'Garanti BBVA', '0062', 'bonus', 'credit', 'mastercard'),
  row('545616', 'QNB', '0111', 'cardfinans', 'credit', 'mastercard'),
  row('627768', 'Yapı Kredi', '0067', 'world', 'credit', 'unionpay'),
];

function row(bin: string, bank: string, bankCode: string, brand: string, type: CardType, scheme: string): BinRow {
  return { bin, bank, bankCode, brand, type, scheme, business: false, allowsNon3d: true };
}

const byBin: ReadonlyMap<string, BinRow> = new Map(bins.map((known) => [known.bin, known]));

/**
 * Looks up 6 or 8 digits, or a whole number; undefined for an unknown card. By six digits, a card of eight is found where
 * it is the only one that begins with them.
 */
export function findBin(digits: string): BinRow | undefined {
  return byBin.get(digits.slice(0, 8)) ?? byBin.get(digits.slice(0, 6)) ?? onlyOneOf(digits);
}

function onlyOneOf(sixDigits: string): BinRow | undefined {
  const [first, ...others] = sixDigits.length === 6 ? bins.filter(({ bin }) => bin.startsWith(sixDigits)) : [];
  return others.length === 0 ? first : undefined;
}
