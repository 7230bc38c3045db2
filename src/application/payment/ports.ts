import type { Observable } from 'rxjs';
import type { PageAccess, PaymentPage } from '../../domain/payment/payment-page.js';

/** More time for a payment (EX-04). */
export interface TimeExtension {
  extend(access: PageAccess): Observable<ExtendedTime>;
}

export interface ExtendedTime {
  /** ms from the answer. */
  readonly payableForMs: number;
  /** It may be asked for once more. */
  readonly extendable: boolean;
  /** The fields of `paymentForm` that it changes: they go back with a payment (AP-11). */
  readonly form: PaymentPage['form'];
}
