import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Observable, Subscription } from 'rxjs';
import { askOutcome } from '../../application/payment/ask-outcome.js';
import { readPaymentStatus } from '../../application/payment/read-payment-status.js';
import { redirectFailed } from '../../application/payment/redirect-failure.js';
import { waitWhileUnderWay } from '../../application/payment/wait-while-under-way.js';
import type { Clock, PageHost, Payments } from '../../application/ports.js';
import { detailsOf, type ErrorDetails, isUnpaid } from '../../domain/payment/failure.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { ThemeVm } from '../frame/theme.vm.js';

interface StatusPorts {
  readonly payments: Payments;
  readonly clock: Clock;
  readonly host: Pick<PageHost, 'postFailure' | 'reportResult'>;
}

/** Holds the outcomes that look as their payment does; any other looks as an error (TH-01..03). */
const places: Partial<Record<Outcome['kind'], 'success' | 'payment'>> = { paid: 'success', underWay: 'payment' };

/** Describes what became of the payment of a token, on the page the bank sends the shopper back to (RT-07). */
export class StatusVm {
  /** Undefined while it is looked up. */
  outcome: Outcome | undefined = undefined;
  checking = false;
  #running = new Subscription();
  #asking = new Subscription();
  readonly #host: StatusPorts['host'];
  readonly #read: ReturnType<typeof readPaymentStatus>;
  readonly #ask: ReturnType<typeof askOutcome>;
  readonly #wait: ReturnType<typeof waitWhileUnderWay>;
  readonly #theme: ThemeVm;
  readonly #token: string | undefined;

  constructor(ports: StatusPorts, theme: ThemeVm, token: string | undefined) {
    this.#host = ports.host;
    this.#read = readPaymentStatus(ports.payments);
    this.#ask = askOutcome(ports.payments);
    this.#wait = waitWhileUnderWay(ports);
    this.#theme = theme;
    this.#token = token;
    makeAutoObservable(this, {
      outcome: observableRef,
    });
  }

  start(): () => void {
    const running = new Subscription();
    this.#running = running;
    if (this.#token === undefined)
      this.settle({ kind: 'failed', failure: { kind: 'refused', httpStatus: 404, error: {} } });
    else this.follow(this.#read(this.#token));
    return () => running.unsubscribe();
  }

  /** Whose payment it is; undefined before that is known. */
  get merchantName(): string | undefined {
    const { outcome } = this;
    if (outcome?.kind === 'paid') return outcome.receipt.merchantName;
    return outcome?.kind === 'underWay' ? outcome.store?.merchantName : this.refusal.merchantName;
  }

  /** Holds what the provider says of a payment that was not made; nothing where it said nothing. */
  get refusal(): ErrorDetails {
    return this.outcome?.kind === 'failed' ? detailsOf(this.outcome.failure) : {};
  }

  checkAgain(): void {
    if (this.#token === undefined || this.checking) return;
    this.checking = true;
    // A refused look-up is made as in the beginning: the same refusal is the same error (RT-07).
    const wasRefused = this.outcome?.kind === 'failed';
    this.follow(wasRefused ? this.#read(this.#token) : this.#ask({ token: this.#token, known: this.outcome }));
  }

  private follow(outcomes: Observable<Outcome>): void {
    // One question at a time: what was followed before is given up.
    this.#asking.unsubscribe();
    this.#asking = outcomes
      .pipe(redirectFailed(this.#host))
      .subscribe((outcome) => runInAction(() => this.settle(outcome)));
    this.#running.add(this.#asking);
  }

  private settle(outcome: Outcome): void {
    this.checking = false;
    this.outcome = outcome;
    this.#theme.settle(places[outcome.kind] ?? 'error');
    // The screen says that the payment failed; of one that is paid its own screen reports (EM-04).
    if (outcome.kind === 'failed' && isUnpaid(outcome.failure)) this.#host.reportResult('failed');
    if (outcome.kind === 'underWay' && this.#token !== undefined)
      this.follow(this.#wait({ token: this.#token, unfinished: outcome.unfinished }));
  }
}
