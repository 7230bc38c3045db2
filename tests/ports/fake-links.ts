import { NEVER, type Observable } from 'rxjs';
import type { Links } from '../../src/application/ports.js';
import type { LinkOrder, PaymentLink } from '../../src/domain/links/link.js';
import type { LinkContext } from '../../src/domain/payment/payment-page.js';
import { failing, refused } from './failures.js';

/** Links that note their calls; what each call answers can be set at any time. No payment belongs to a link. */
export class FakeLinks implements Links {
  readonly calls: string[] = [];
  readonly orders: LinkOrder[] = [];
  onOpen: () => Observable<PaymentLink> = () => NEVER;
  onCreate: () => Observable<{ readonly token: string }> = () => NEVER;
  onContext: () => Observable<LinkContext> = () => failing(refused({ code: 'notFound' }, 404));

  open(shortId: string): Observable<PaymentLink> {
    this.calls.push(`open ${shortId}`);
    return this.onOpen();
  }
  create({ shortId }: PaymentLink, order: LinkOrder): Observable<{ readonly token: string }> {
    this.calls.push(`create ${shortId}`);
    this.orders.push(order);
    return this.onCreate();
  }
  contextOf(token: string): Observable<LinkContext> {
    this.calls.push(`context ${token}`);
    return this.onContext();
  }
}
