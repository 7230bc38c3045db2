import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type PaidPorts, readReceipt } from '../../application/payment/read-receipt.js';
import type { ReceiptDetails } from '../../domain/payment/receipt-details.js';

/** The receipt of a paid order, to be read, printed and copied (RL-12). */
export class ReceiptVm {
  /** Undefined while it is being read. */
  read: { readonly details: ReceiptDetails | undefined } | undefined = undefined;
  /** True when the receipt is in the clipboard, false when it could not be copied; undefined until that was tried. */
  copied: boolean | undefined = undefined;
  readonly #ports: PaidPorts;
  readonly #token: string;

  constructor(ports: PaidPorts, token: string) {
    this.#ports = ports;
    this.#token = token;
    makeAutoObservable(this, { read: observableRef });
  }

  start(): () => void {
    const reading = readReceipt(this.#ports)(this.#token).subscribe((details) =>
      runInAction(() => (this.read = { details })),
    );
    return () => reading.unsubscribe();
  }

  print(): void {
    this.#ports.receipts.print();
  }

  copy(text: string): void {
    this.#ports.receipts.copy(text).subscribe((copied) => runInAction(() => (this.copied = copied)));
  }
}
