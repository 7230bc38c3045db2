import { map, NEVER, type Observable, of } from 'rxjs';
import type { CardPaymentOrder, Payable, PaymentAnswer, Payments } from '../../src/application/ports.js';
import type { Receipt } from '../../src/domain/payment/failure.js';
import type { PaymentPage } from '../../src/domain/payment/payment-page.js';
import { failing, refused } from './failures.js';

/** Payments that note their calls; what each call answers can be set at any time. The order can be paid. */
export class FakePayments implements Payments {
  readonly orders: CardPaymentOrder[] = [];
  /** The posts that a question named. */
  readonly asked: string[] = [];
  /** The provider takes the id of a post, and voids it. */
  echoes = true;
  /** What the provider says the id of the next post begins with. */
  prefix = '';
  onOpen: () => Observable<PaymentPage> = () => NEVER;
  onStatus: () => Observable<Receipt> = () => failing(refused({ code: 'unpaid' }));
  onPayable: () => Observable<void> = () => of(undefined);
  onBasket: () => Observable<void> = () => of(undefined);
  onPay: () => Observable<PaymentAnswer> = () => NEVER;
  private ids = 0;

  constructor(readonly calls: string[] = []) {}

  open(token: string): Observable<PaymentPage> {
    this.calls.push(`open ${token}`);
    return this.onOpen();
  }
  readStatus(token: string): Observable<Receipt> {
    this.calls.push(`status ${token}`);
    return this.onStatus();
  }
  checkPayable(_access: unknown, email: string, attemptId?: string): Observable<Payable> {
    this.calls.push(`payable ${email}`);
    if (attemptId !== undefined) this.asked.push(attemptId);
    const voided = attemptId !== undefined && this.echoes;
    return this.onPayable().pipe(map(() => ({ voided, attemptPrefix: this.prefix })));
  }
  newAttemptId(prefix: string): string {
    this.ids += 1;
    return `${prefix}attempt${this.ids}`;
  }
  checkBasket(): Observable<void> {
    this.calls.push('basket');
    return this.onBasket();
  }
  pay(order: CardPaymentOrder): Observable<PaymentAnswer> {
    this.calls.push('pay');
    this.orders.push(order);
    return this.onPay();
  }
}
