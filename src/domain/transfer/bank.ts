/** An account the shopper can transfer to (BT-02). */
export interface BankAccount {
  readonly code: string;
  /** Of the bank. */
  readonly name: string;
  /** Address of the picture; empty when there is none. */
  readonly icon: string;
  readonly accountName: string;
  readonly accountNo: string;
  readonly branchCode: string;
  readonly receiver: string;
  /** Without spaces. */
  readonly iban: string;
  /** False while the provider takes no transfers of this bank. */
  readonly active: boolean;
  /** The hours of the day in which it takes none; undefined when there are none. */
  readonly closed: ClosedHours | undefined;
}

/** Minutes of the day in Istanbul, from 0 to 1439; the end is open again. It may run over midnight. */
interface ClosedHours {
  readonly from: number;
  readonly until: number;
}

/** Returns whether the bank takes no transfers at this minute of the day in Istanbul, and cannot be chosen (BT-07). */
export function closedNow({ active, closed }: Pick<BankAccount, 'active' | 'closed'>, minute: number): boolean {
  if (!active) return true;
  if (closed === undefined) return false;
  const { from, until } = closed;
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** An IBAN in groups of four, as people read and check it. */
export function groupIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
