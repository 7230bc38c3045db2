import { NEVER, type Observable } from 'rxjs';
import type {
  MethodAnswer,
  MethodOrder,
  StartedWallet,
  ToslaAnswer,
  VendorEvent,
  VendorModal,
  VendorTicket,
  Wallets,
} from '../../src/application/methods/ports.js';
import type { Receipt } from '../../src/domain/payment/failure.js';

/** Wallets and bank loans that note their calls; what each call answers can be set at any time. */
export class FakeWallets implements Wallets {
  readonly orders: MethodOrder[] = [];
  /** The wallets that were started by their own call, with the form of the page. */
  readonly started: (StartedWallet & { readonly code: string })[] = [];
  onPay: () => Observable<MethodAnswer> = () => NEVER;
  onStart: () => Observable<MethodAnswer> = () => NEVER;
  /** `asked` counts the questions from 1. */
  onTosla: (asked: number) => Observable<ToslaAnswer> = () => NEVER;
  onBex: () => Observable<Receipt> = () => NEVER;
  private asked = 0;

  constructor(readonly calls: string[] = []) {}

  pay(order: MethodOrder): Observable<MethodAnswer> {
    this.calls.push(`pay ${order.method.paymentType}`);
    this.orders.push(order);
    return this.onPay();
  }
  start(code: string, order: StartedWallet): Observable<MethodAnswer> {
    this.calls.push(`start ${code}`);
    this.started.push({ code, ...order });
    return this.onStart();
  }
  toslaStatus(_access: unknown, referenceCode: string): Observable<ToslaAnswer> {
    this.calls.push(`tosla ${referenceCode}`);
    this.asked += 1;
    return this.onTosla(this.asked);
  }
  bexApproved(_access: unknown, resultId: string): Observable<Receipt> {
    this.calls.push(`bex ${resultId}`);
    return this.onBex();
  }
}

/** A vendor's dialog that notes how it was opened; its events can be set at any time. */
export class FakeVendorModal implements VendorModal {
  readonly opened: { readonly baseJs: string; readonly ticket: VendorTicket }[] = [];
  onOpen: () => Observable<VendorEvent> = () => NEVER;

  open(baseJs: string, ticket: VendorTicket): Observable<VendorEvent> {
    this.opened.push({ baseJs, ticket });
    return this.onOpen();
  }
}
