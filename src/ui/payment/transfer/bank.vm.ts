import { makeAutoObservable, observableRef } from 'mobx';
import type { Subscription } from 'rxjs';
import type { Clock } from '../../../application/ports.js';
import { followTime } from '../../../application/transfer/follow-time.js';
import { type BankAccount, closedNow } from '../../../domain/transfer/bank.js';
import { istanbulMinutes } from '../../../domain/transfer/istanbul-time.js';
import type { Problem } from '../../../domain/validation/problem.js';

/** Which bank the money goes to (BT-02, BT-07). */
export class BankVm {
  banks: readonly BankAccount[] = [];
  /** ms since the epoch, as of this minute. */
  time: number;
  private code = '';
  private asked = false;

  constructor(private readonly clock: Clock) {
    this.time = clock.wall();
    makeAutoObservable<BankVm, 'clock'>(this, { banks: observableRef, clock: false });
  }

  /** Banks open and close while the page is looked at. */
  follow(): Subscription {
    return followTime(this.clock).subscribe((time) => this.setTime(time));
  }

  /** Where the merchant named the bank there is nothing to choose. */
  show(banks: readonly BankAccount[]): void {
    this.banks = banks;
    const [only] = banks;
    if (banks.length === 1 && only !== undefined) this.choose(only);
  }

  get chosen(): BankAccount | undefined {
    return this.banks.find(({ code }) => code === this.code);
  }

  get mayChoose(): boolean {
    return this.banks.length > 1;
  }

  /** BT-07. */
  isClosed(bank: BankAccount): boolean {
    return closedNow(bank, istanbulMinutes(this.time));
  }

  get allClosed(): boolean {
    return this.banks.every((bank) => this.isClosed(bank));
  }

  get hasOpen(): boolean {
    return this.chosen !== undefined && !this.isClosed(this.chosen);
  }

  /** BT-02: shown once the shopper wanted to go on without an open bank. */
  get problem(): Problem | undefined {
    return this.asked && !this.hasOpen ? { key: 'validation.checkBank' } : undefined;
  }

  choose(bank: BankAccount): void {
    if (!this.isClosed(bank)) this.code = bank.code;
  }

  /** The shopper wants to go on with the bank. */
  showProblem(): void {
    this.asked = true;
  }

  private setTime(time: number): void {
    this.time = time;
  }
}
