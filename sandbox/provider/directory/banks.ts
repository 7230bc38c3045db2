import { closedNow } from '../../../src/domain/transfer/bank.js';
import { istanbulMinutes, printTimeOfDay, readTimeOfDay } from '../../../src/domain/transfer/istanbul-time.js';

/** A bank of the provider's where shoppers send money. */
export interface Bank {
  readonly code: string;
  readonly name: string;
  /** Four digits. */
  readonly eftCode: string;
  readonly branchCode: string;
  readonly accountNo: string;
  /** "HH:MM" in Istanbul, both or none: transfers are not taken in between; the hours may go over midnight. */
  readonly closedFrom: string;
  readonly closedUntil: string;
}

/** Whom the money is sent to. */
export const receiver = 'Vezne Ödeme Hizmetleri A.Ş.';

export const accountName = 'Vezne Koruma Hesabı';

export const banks: readonly Bank[] = [
  row('isbank', 'Türkiye İş Bankası', '0064', '1042', '000123456781'),
  row('akbank', 'Akbank', '0046', '0721', '000088124563'),
  row('denizbank', 'DenizBank', '0134', '3310', '000045127890'),
  row('finansbank', 'QNB', '0111', '0264', '000071238845'),
  row('halkbank', 'Halkbank', '0012', '0926', '000016100457', ['23:00', '05:30']),
  row('teb', 'Türk Ekonomi Bankası', '0032', '0180', '000039912045'),
  row('vakifbank', 'VakıfBank', '0015', '0581', '000073004412'),
  row('yapikredi', 'Yapı Kredi', '0067', '0401', '000060998123'),
  row('ziraat', 'Ziraat Bankası', '0010', '1745', '000055512678', ['23:30', '00:30']),
];

function row(
  code: string,
  name: string,
  eftCode: string,
  branchCode: string,
  accountNo: string,
  [closedFrom, closedUntil]: readonly [string, string] = ['', ''],
): Bank {
  return { code, name, eftCode, branchCode, accountNo, closedFrom, closedUntil };
}

/** TR, two check digits, five of the bank, a zero, sixteen of the account. */
export function ibanOf({ eftCode, branchCode, accountNo }: Bank): string {
  const body = `0${eftCode}0${branchCode}${accountNo}`;
  // ISO 13616: the country's letters stand for 29 and 27, behind the account.
  const check = 98n - (BigInt(`${body}292700`) % 97n);
  return `TR${String(check).padStart(2, '0')}${body}`;
}

/** Returns whether a bank takes no transfers now (BT-07). `now`: ms since the epoch. */
export function isClosed({ closedFrom, closedUntil }: Bank, now: number): boolean {
  const from = readTimeOfDay(closedFrom);
  const until = readTimeOfDay(closedUntil);
  const closed = from === undefined || until === undefined ? undefined : { from, until };
  return closedNow({ active: true, closed }, istanbulMinutes(now));
}

/** The banks as if it were their night: all but the first are closed from an hour ago until in two hours. */
export function closedBanks(now: number): readonly Bank[] {
  const hourMs = 60 * 60_000;
  const closedFrom = printTimeOfDay(istanbulMinutes(now - hourMs));
  const closedUntil = printTimeOfDay(istanbulMinutes(now + 2 * hourMs));
  return banks.map((bank, index) => (index === 0 ? bank : { ...bank, closedFrom, closedUntil }));
}
