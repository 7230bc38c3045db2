import type { Language } from '../../../src/domain/locale/language.js';

/** Why an attempt or an order failed. */
export interface Reason {
  /** failed_reason_code of the merchant API. */
  readonly code: string;
  readonly text: Readonly<Record<Language, string>>;
}
