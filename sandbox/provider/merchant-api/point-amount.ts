import type { PaidAmounts } from '../ledger/paid-amounts.js';

/** Prints minor units as merchants read them in answers with a decimal point: 1080 is `10.80`. */
export function pointAmount(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** The two parts of an amount and their sum, by wire name (MA-09). */
export function pointAmounts({ payment, surcharge, total }: PaidAmounts) {
  return {
    payment_amount: pointAmount(payment),
    surcharge: pointAmount(surcharge),
    total_amount: pointAmount(total),
  };
}
