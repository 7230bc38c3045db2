import { map, type Observable } from 'rxjs';
import * as v from 'valibot';
import type { ExtendedTime, TimeExtension } from '../../application/ports.js';
import type { PageAccess } from '../../domain/payment/payment-page.js';
import type { Answer } from './answer.js';
import type { HttpClient } from './http-client.js';
import { flag, malformed, momentMs, read, text } from './wire.js';

const extended = v.object({ data: v.object({ request_exp_date: text(40), extendable: flag }) });

/** The provider's call for more time (EX-04). */
export class ExtensionGateway implements TimeExtension {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  extend(access: PageAccess): Observable<ExtendedTime> {
    return this.#http.post('/odeme/api/oos/expiry/extend', { ...access }).pipe(map(readExtendedTime));
  }
}

/** The new end is read against the server's own clock, as the first one was. */
function readExtendedTime(answer: Answer): ExtendedTime {
  const { request_exp_date: end, extendable } = read(extended, answer).data;
  const payableForMs = momentMs(end) - (answer.serverTime ?? Number.NaN);
  if (Number.isNaN(payableForMs)) throw malformed(answer, 'data.request_exp_date');
  return { payableForMs: Math.max(0, payableForMs), extendable, form: { request_exp_date: end } };
}
