import { catchError, defer, EMPTY, map, type Observable, switchMap } from 'rxjs';
import type { Language } from '../../domain/locale/language.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import type { Payments } from '../ports.js';

/** Describes what the provider words of a payment, and the language it is in. */
export interface PaymentTexts {
  readonly language: Language;
  readonly page: Pick<PaymentPage, 'errors' | 'options' | 'bankLoans'>;
}

/**
 * Asks for the payment of a token again whenever another language is wanted, and emits its texts (LG-03). Undefined wants
 * none, as while a payment is sent: an answer that arrives then is dropped. One that is not payable is ignored.
 */
export function followLanguage(
  payments: Pick<Payments, 'open'>,
): (token: string, wanted: Observable<Language | undefined>) => Observable<PaymentTexts> {
  return (token, wanted) =>
    wanted.pipe(
      switchMap((language) =>
        language === undefined
          ? EMPTY
          : defer(() => payments.open(token)).pipe(
              map((page) => ({ language, page })),
              catchError(() => EMPTY),
            ),
      ),
    );
}
