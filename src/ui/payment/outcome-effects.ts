import { runInAction } from 'mobx';
import { filter, type Observable, Subscription } from 'rxjs';
import {
  type AskedOutcome,
  askOnce,
  askOutcome,
  type UnsettledPayment,
} from '../../application/payment/ask-outcome.js';
import { awaitChallenge } from '../../application/payment/await-challenge.js';
import { waitWhileUnderWay } from '../../application/payment/wait-while-under-way.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { ThemeVm } from '../frame/theme.vm.js';
import type { CardForm } from './card/card.form.js';
import type { OutcomeVm } from './control/outcome.vm.js';
import type { PaymentPorts } from './control/payment-ports.js';
import type { MethodsPartVm } from './methods-part.vm.js';
import type { PaymentSession } from './payment-session.js';

/** With less time than this the page was loaded at its end: loading it once more would give none either. In ms. */
const loadedAtEndMs = 1_000;

/** What of the page an outcome changes. */
interface OutcomePage {
  readonly ports: PaymentPorts;
  readonly theme: ThemeVm;
  readonly form: CardForm;
  readonly outcome: OutcomeVm;
  readonly methodsPart: MethodsPartVm;
  readonly session: PaymentSession | undefined;
  /** The form takes no input (PP-14). */
  readonly blocked: boolean;
  open(): void;
}

/** What the outcome of a payment changes of the page: its screen, its card, its theme. Asks for one that is not known yet. */
export class OutcomeEffects {
  private running = new Subscription();

  constructor(
    private readonly page: OutcomePage,
    /** Empty where the address names none: no payment opens there, and nothing is asked. */
    private readonly token: string,
  ) {}

  /** The page is not shown any more. */
  stop(): void {
    this.running.unsubscribe();
    this.running = new Subscription();
  }

  /** Asks once more for an unknown outcome (PY-06). */
  check(): void {
    const { ports, outcome } = this.page;
    if (outcome.checking) return;
    // The waiting screen asks by itself: one question at a time.
    this.stop();
    outcome.check();
    this.follow(askOutcome(ports.payments)(this.unsettled));
  }

  /**
   * The page's time is over. What was sent from it, or in another tab, may yet be charged, and another tab may have got
   * more time: it is asked for before the page says that it has expired (EX-01, TR-02).
   */
  checkAtEnd(): void {
    const { ports, outcome } = this.page;
    outcome.check();
    const asked = askOnce(ports.payments)({ token: this.token });
    this.running.add(asked.subscribe((answer) => runInAction(() => this.end(answer))));
  }

  /** One that is already under way, here or in another window, is waited for (PY-07). */
  show(outcome: Outcome): void {
    const { page } = this;
    const { session } = page;
    // A session whose page was to be left sends nothing any more.
    if (outcome.kind === 'failed' && (session === undefined || page.outcome.left)) {
      page.open();
      return;
    }
    page.outcome.show(outcome);
    if (outcome.kind === 'failed') {
      session?.deadline.passIfExpired(outcome.failure);
      this.forgetCodes();
    }
    if (outcome.kind === 'paid' || page.outcome.leavesPage) this.wipe();
    if (outcome.kind === 'paid') page.theme.settle('success', session?.page.darkMode);
    if (outcome.kind === 'underWay')
      this.follow(waitWhileUnderWay(page.ports)({ ...this.unsettled, unfinished: outcome.unfinished }));
    if (outcome.kind === 'challenge')
      this.follow(awaitChallenge(outcome.attemptId).pipe(filter(() => page.outcome.current === outcome)));
    if (page.outcome.stage !== undefined) page.methodsPart.fetch();
  }

  /** The page has expired: no card stays in its memory, and the frame around it gets a message (EX-01). */
  expire(): void {
    this.wipe();
    this.page.ports.host.reportExpired();
  }

  private get unsettled(): UnsettledPayment {
    const { outcome, session } = this.page;
    return { token: this.token, page: session?.page, attemptId: outcome.attemptId };
  }

  /** Where the order can still be paid, the page is loaded anew, with the time that it has now. */
  private end(answer: AskedOutcome): void {
    const { page } = this;
    const { outcome, session } = page;
    if (answer.kind === 'paid' || answer.kind === 'underWay' || (answer.kind === 'unknown' && outcome.posted))
      this.show(answer);
    else if (answer.kind === 'payable' && (session?.page.payableForMs ?? 0) >= loadedAtEndMs) page.open();
    else outcome.phase = { kind: 'over' };
  }

  private follow(outcomes: Observable<Outcome>): void {
    this.running.add(outcomes.subscribe((outcome) => runInAction(() => this.show(outcome))));
  }

  /** A payment failed: all stays but the security code (PY-04). */
  private forgetCodes(): void {
    // The sample card of a test stays whole: it cannot be typed anew (PP-14).
    if (this.page.blocked) return;
    this.page.form.forgetCvv();
    this.page.session?.cardTab.saved.code.forget();
  }

  /** No card stays in the page's memory: it is paid, at its challenge, or the page has expired. */
  private wipe(): void {
    this.page.form.wipe();
    this.page.session?.cardTab.saved.code.forget();
  }
}
