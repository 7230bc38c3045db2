import { type Observable, of } from 'rxjs';
import type { Receipts } from '../../src/application/ports.js';
import type { ReceiptDetails } from '../../src/domain/payment/receipt-details.js';
import type { SaleTextKind } from '../../src/domain/sale/sale-texts.js';
import { failing } from './failures.js';

/** Receipts that note their calls; none is there unless a test says so. */
export class FakeReceipts implements Receipts {
  readonly calls: string[] = [];
  onRead: () => Observable<ReceiptDetails> = () => failing({ kind: 'noAnswer' });
  onSaleText: () => Observable<string> = () => failing({ kind: 'noAnswer' });
  onCopy: () => Observable<boolean> = () => of(true);

  read(token: string): Observable<ReceiptDetails> {
    this.calls.push(`read ${token}`);
    return this.onRead();
  }
  saleText(token: string, kind: SaleTextKind, sha256: string): Observable<string> {
    this.calls.push(`saleText ${token} ${kind} ${sha256}`);
    return this.onSaleText();
  }
  copy(text: string): Observable<boolean> {
    this.calls.push(`copy ${text}`);
    return this.onCopy();
  }
  print(): void {
    this.calls.push('print');
  }
}
