import { normaliseAmountEntry } from '../../../domain/links/amount-entry.js';
import type { Currency } from '../../../domain/money/currency.js';

interface AmountFields {
  text(field: 'amount'): string;
  enter(field: 'amount', text: string): void;
}

/** An amount as it stands when its field is left: leaving it once more is no change. */
export function settleAmount(fields: AmountFields, currency: Currency): void {
  fields.enter('amount', normaliseAmountEntry(fields.text('amount'), currency));
}
