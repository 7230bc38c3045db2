import { map, type Observable } from 'rxjs';
import type { EmbeddingReports } from '../../application/ports.js';
import type { HttpClient } from './http-client.js';

/** The reports of where the page is embedded. Their answers say nothing to the page. */
export class EmbeddingGateway implements EmbeddingReports {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  reportSite(merchantId: string, website: string, ancestorOrigins: readonly string[]): Observable<void> {
    const fields = { merchant_id: merchantId, website, ancestorOrigins: ancestorOrigins.join(',') };
    return this.#http.post('/odeme/main-site', fields).pipe(map(() => undefined));
  }

  reportUnauthorized(merchantId: string, email: string, reason: 1 | 2): Observable<void> {
    const fields = { merchant_id: merchantId, email, reason: String(reason) };
    return this.#http.post('/odeme/yetkisiz-islem', fields).pipe(map(() => undefined));
  }
}
