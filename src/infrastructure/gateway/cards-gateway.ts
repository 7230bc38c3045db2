import { map, type Observable } from 'rxjs';
import type { Cards } from '../../application/ports.js';
import type { CardDetails } from '../../domain/card/card-details.js';
import type { PageAccess } from '../../domain/page/payment-page.js';
import { readCardDetails } from './card-details.reader.js';
import type { HttpClient } from './http-client.js';

/** The provider's card calls. */
export class CardsGateway implements Cards {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  lookUp(access: PageAccess, bin: string): Observable<CardDetails> {
    return this.#http.post('/odeme/api/oos/card/details', { ...access, binNumber: bin }).pipe(map(readCardDetails));
  }
}
