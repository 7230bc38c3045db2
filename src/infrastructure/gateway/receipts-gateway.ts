import { map, mergeMap, type Observable } from 'rxjs';
import type { Clipboard } from '../../application/methods/ports.js';
import type { Receipts } from '../../application/ports.js';
import type { ReceiptDetails } from '../../domain/payment/receipt-details.js';
import type { SaleTextKind } from '../../domain/sale/sale-texts.js';
import type { HttpClient } from './http-client.js';
import { readReceiptDetails, readSaleText } from './receipt-details.reader.js';
import { sha256 } from './sale-text.wire.js';
import { malformed } from './wire.js';

/** The receipts of a provider, in a browser window. */
export class ReceiptsGateway implements Receipts {
  readonly #http: HttpClient;
  readonly #page: { readonly clipboard: Clipboard; readonly print: () => void };

  constructor(http: HttpClient, page: { readonly clipboard: Clipboard; readonly print: () => void }) {
    this.#http = http;
    this.#page = page;
  }

  read(token: string): Observable<ReceiptDetails> {
    return this.#http
      .get(`/odeme/api/oos/payment/get/status/${encodeURIComponent(token)}`)
      .pipe(map((answer) => readReceiptDetails(answer)));
  }

  saleText(token: string, kind: SaleTextKind, accepted: string): Observable<string> {
    return this.#http.get(`/odeme/api/oos/payment/get/sale-text/${encodeURIComponent(token)}/${kind}`).pipe(
      mergeMap(async (answer) => {
        const text = readSaleText(answer);
        if ((await sha256(text)) !== accepted) throw malformed(answer, 'data.text');
        return text;
      }),
    );
  }

  copy(text: string): Observable<boolean> {
    return this.#page.clipboard.copy(text);
  }

  print(): void {
    this.#page.print();
  }
}
