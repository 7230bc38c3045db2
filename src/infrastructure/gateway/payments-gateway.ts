import { map, type Observable, throwError } from 'rxjs';
import {
  type CardPaymentOrder,
  type CardSource,
  GatewayError,
  type Payable,
  type PaymentAnswer,
  type Payments,
} from '../../application/ports.js';
import { sentSavedCardCvv } from '../../domain/card/security-code.js';
import type { InstallationPolicy } from '../../domain/merchant/policies.js';
import type { Receipt } from '../../domain/payment/failure.js';
import type { PageAccess, PaymentPage } from '../../domain/payment/payment-page.js';
import { readToken } from '../../domain/payment/route-parameters.js';
import { paymentDataPath, paymentStatusPath } from './early-answer.js';
import type { HttpClient } from './http-client.js';
import { readPayable } from './payable.reader.js';
import { readPaymentAnswer, readReceipt } from './payment-answer.reader.js';
import { readPaymentPage } from './payment-page.reader.js';

/** A token that no server could have given is not asked about: it is the 404 it would get. */
const unknownToken = new GatewayError({ kind: 'refused', httpStatus: 404, error: { code: 'notFound' } });

/** The provider's payment calls. */
export class PaymentsGateway implements Payments {
  readonly #http: HttpClient;

  readonly #policies: readonly InstallationPolicy[];

  /** `policies`: what the installation's configuration says of its merchants. */
  constructor(http: HttpClient, policies: readonly InstallationPolicy[] = []) {
    this.#http = http;
    this.#policies = policies;
  }

  open(token: string): Observable<PaymentPage> {
    if (readToken(token) === undefined) return throwError(() => unknownToken);
    return this.#http.get(paymentDataPath(token)).pipe(map((answer) => readPaymentPage(answer, this.#policies)));
  }

  readStatus(token: string): Observable<Receipt> {
    if (readToken(token) === undefined) return throwError(() => unknownToken);
    return this.#http.get(paymentStatusPath(token)).pipe(map(readReceipt));
  }

  checkPayable(access: PageAccess, email: string, attemptId = ''): Observable<Payable> {
    const fields = attemptId === '' ? { ...access, email } : { ...access, email, attempt_id: attemptId };
    return this.#http
      .post('/odeme/api/oos/check/payment-status', fields)
      .pipe(map((answer) => readPayable(answer, attemptId)));
  }

  /** The prefix and 128 random bits, as four numbers. */
  newAttemptId(prefix: string): string {
    return prefix + crypto.getRandomValues(new Uint32Array(4)).join('-');
  }

  checkBasket(access: PageAccess): Observable<void> {
    return this.#http.post('/odeme/api/oos/check/ticimax-basket', { ...access }).pipe(map(() => undefined));
  }

  pay(order: CardPaymentOrder): Observable<PaymentAnswer> {
    return this.#http.post('/odeme', paymentFields(order)).pipe(map(readPaymentAnswer));
  }
}

/** AP-11. The provider's own form comes first, so that nothing in it can stand in for the card. */
function paymentFields({ access, form, language, source, points, ...order }: CardPaymentOrder): Record<string, string> {
  return {
    ...form,
    attempt_id: order.attemptId,
    lang: language,
    csrf_token: access.csrfToken,
    payment_type: order.paymentType,
    installment_count: String(order.installmentCount),
    ref_url: order.referrer,
    do_3d: order.with3d ? '1' : '0',
    store_card: order.storeCard ? '1' : '0',
    card_type: order.brand,
    card_points: points === undefined ? '0' : '1',
    card_type_pts: points?.brand ?? '',
    ...cardFields(source),
  };
}

/** A saved card is named by its token. */
function cardFields(source: CardSource): Record<string, string> {
  if (source.kind === 'saved') {
    const cvv = sentSavedCardCvv(source.cvv);
    return { ctoken: source.card.ctoken, cvv, cc_owner: '', card_number: '', expiry_month: '', expiry_year: '' };
  }
  const { cvv, owner, number, month, year } = source.card;
  return { ctoken: '', cvv, cc_owner: owner, card_number: number, expiry_month: month, expiry_year: year };
}
