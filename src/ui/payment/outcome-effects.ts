import { runInAction } from 'mobx';
import { filter, type Observable, Subscription } from 'rxjs';
import { askOutcome } from '../../application/payment/ask-outcome.js';
import { awaitChallenge } from '../../application/payment/await-challenge.js';
import { waitWhileUnderWay } from '../../application/payment/wait-while-under-way.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { ThemeVm } from '../frame/theme.vm.js';
import type { CardForm } from './card/card.form.js';
import type { OutcomeVm } from './control/outcome.vm.js';
import type { PaymentPorts } from './control/payment-ports.js';
import type { MethodsPartVm } from './methods-part.vm.js';
import type { PaymentSession } from './payment-session.js';

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
    private readonly token: string | undefined,
  ) {}

  /** The page is not shown any more. */
  stop(): void {
    this.running.unsubscribe();
    this.running = new Subscription();
  }

  /** Asks once more for an unknown outcome (PY-06). */
  check(): void {
    const { ports, outcome, session } = this.page;
    if (this.token === undefined || outcome.checking) return;
    const { attemptId } = outcome;
    // The waiting screen asks by itself: one question at a time.
    this.stop();
    outcome.check();
    this.follow(askOutcome(ports.payments)({ token: this.token, page: session?.page, attemptId }));
  }

  /**
   * The page's time is over, and what was sent from it, and given up, may yet be charged: it is asked for before the page
   * says that nothing was paid (EX-01, TR-02).
   */
  checkAtEnd(): void {
    const { ports, outcome } = this.page;
    if (this.token === undefined) return;
    outcome.check();
    const asked = askOutcome(ports.payments)({ token: this.token });
    this.running.add(asked.subscribe((answer) => runInAction(() => this.end(answer))));
  }

  /** Waits for a payment that is already under way, here or in another window (PY-07). */
  await(): void {
    const { token, page } = this;
    const { ports, session, outcome } = page;
    const { attemptId } = outcome;
    if (token !== undefined) this.follow(waitWhileUnderWay(ports)({ token, page: session?.page, attemptId }));
  }

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
    if (outcome.kind === 'underWay') this.await();
    if (outcome.kind === 'challenge')
      this.follow(awaitChallenge(outcome.attemptId).pipe(filter(() => page.outcome.current === outcome)));
    if (page.outcome.stage !== undefined) page.methodsPart.fetch();
  }

  /** The page has expired: no card stays in its memory, and the frame around it gets a message (EX-01). */
  expire(): void {
    this.wipe();
    this.page.ports.host.reportExpired();
  }

  private end(answer: Outcome): void {
    const { outcome } = this.page;
    outcome.posted = false;
    outcome.unlock();
    if (answer.kind === 'paid' || answer.kind === 'underWay') this.show(answer);
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
