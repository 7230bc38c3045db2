import { makeAutoObservable, observableRef } from 'mobx';
import type { Observable } from 'rxjs';
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
  readonly #times: Observable<number>;

  constructor(clock: Clock) {
    this.time = clock.wall();
    this.#times = followTime(clock);
    makeAutoObservable(this, { banks: observableRef });
  }

  /** Banks open and close while the page is looked at; returns the undo. */
  start(): () => void {
    const followed = this.#times.subscribe((time) => this.setTime(time));
    return () => followed.unsubscribe();
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

  /** How the chosen bank stands now. */
  get state(): 'none' | 'closed' | 'open' {
    if (this.chosen === undefined) return 'none';
    return this.isClosed(this.chosen) ? 'closed' : 'open';
  }

  /** BT-02: shown once the shopper wanted to go on without an open bank. */
  get problem(): Problem | undefined {
    return this.asked && this.state !== 'open' ? { key: 'validation.checkBank' } : undefined;
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
