import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Subscription } from 'rxjs';
import { type PaidPorts, readReceipt } from '../../application/payment/read-receipt.js';
import type { ReceiptDetails } from '../../domain/payment/receipt-details.js';
import type { SaleTextKind } from '../../domain/sale/sale-texts.js';

/** A text that was accepted with the order, while it is read. */
export type OpenedText = { readonly kind: SaleTextKind } & (
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly text: string }
  | { readonly state: 'missing' }
);

/** The receipt of a paid order, to be read, printed and copied (RL-12). */
export class ReceiptVm {
  /** Undefined while it is being read. */
  read: { readonly details: ReceiptDetails | undefined } | undefined = undefined;
  /** True when the receipt is in the clipboard, false when it could not be copied; undefined until that was tried. */
  copied: boolean | undefined = undefined;
  /** The text of the sale that is open; undefined while none is. */
  opened: OpenedText | undefined = undefined;
  #reading = new Subscription();
  readonly #ports: PaidPorts;
  readonly #token: string;

  constructor(ports: PaidPorts, token: string) {
    this.#ports = ports;
    this.#token = token;
    makeAutoObservable(this, { read: observableRef, opened: observableRef });
  }

  start(): () => void {
    const reading = readReceipt(this.#ports)(this.#token).subscribe((details) =>
      runInAction(() => (this.read = { details })),
    );
    return () => {
      reading.unsubscribe();
      this.#reading.unsubscribe();
    };
  }

  /** Opens a text of the sale; another one than was accepted counts as missing (LW-05). */
  openText(kind: SaleTextKind): void {
    const accepted = this.read?.details?.accepted?.[kind];
    if (accepted === undefined) return;
    this.#reading.unsubscribe();
    this.opened = { kind, state: 'loading' };
    const show = (opened: OpenedText) => runInAction(() => (this.opened = opened));
    this.#reading = this.#ports.receipts.saleText(this.#token, kind, accepted.sha256).subscribe({
      next: (text) => show({ kind, state: 'here', text }),
      error: () => show({ kind, state: 'missing' }),
    });
  }

  closeText(): void {
    this.#reading.unsubscribe();
    this.opened = undefined;
  }

  print(): void {
    this.#ports.receipts.print();
  }

  copy(text: string): void {
    this.#ports.receipts.copy(text).subscribe((copied) => runInAction(() => (this.copied = copied)));
  }
}
