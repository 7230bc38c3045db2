import { map, type Observable } from 'rxjs';
import type {
  MethodAnswer,
  MethodOrder,
  StartedWallet,
  ToslaAnswer,
  Wallets,
} from '../../application/methods/ports.js';
import type { Receipt } from '../../domain/payment/failure.js';
import type { PageAccess } from '../../domain/payment/payment-page.js';
import { product } from '../../domain/payment/product-slug.js';
import type { HttpClient } from './http-client.js';
import { readMethodAnswer, readRedirect, readToslaAnswer } from './method-answer.reader.js';
import { readReceipt } from './payment-answer.reader.js';

/** The provider's calls about wallets and bank loans. */
export class MethodsGateway implements Wallets {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  pay(order: MethodOrder): Observable<MethodAnswer> {
    return this.#http
      .post('/odeme', methodFields(order))
      .pipe(map((answer) => readMethodAnswer(answer, order.method.flow)));
  }

  start(code: string, { attemptId, access, form }: StartedWallet): Observable<MethodAnswer> {
    const fields = {
      ...access,
      attempt_id: attemptId,
      ptrUrl: form.ptr_url ?? '',
      userIp: form.user_ip ?? '',
      requestExpDate: form.request_exp_date ?? '',
      [`${product}Token`]: access.token,
    };
    return this.#http.post(`/odeme/api/oos/payment/${encodeURIComponent(code)}`, fields).pipe(map(readRedirect));
  }

  toslaStatus(access: PageAccess, referenceCode: string): Observable<ToslaAnswer> {
    return this.#http
      .post('/odeme/api/oos/check/tosla-status', { ...access, referenceCode })
      .pipe(map(readToslaAnswer));
  }

  bexApproved(access: PageAccess, resultId: string): Observable<Receipt> {
    return this.#http.post('/odeme/api/oos/check/bex-approved', { ...access, resultId }).pipe(map(readReceipt));
  }
}

/** AP-11. No card is part of it, and nothing is chosen beside the method: a single payment, always (OP-03). */
function methodFields({
  attemptId,
  access,
  form,
  language,
  method,
  bankLoan,
  referrer,
}: MethodOrder): Record<string, string> {
  const fields: Record<string, string> = {
    ...form,
    attempt_id: attemptId,
    lang: language,
    csrf_token: access.csrfToken,
    payment_type: method.paymentType,
    installment_count: '0',
    ref_url: referrer,
    do_3d: '0',
    store_card: '0',
    card_type: '',
    card_points: '0',
    card_type_pts: '',
    ctoken: '',
    cvv: '',
    cc_owner: '',
    card_number: '',
    expiry_month: '',
    expiry_year: '',
  };
  if (bankLoan !== '') fields.bank_loan = bankLoan;
  return fields;
}
