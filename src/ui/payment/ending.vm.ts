import { makeAutoObservable, observableRef } from 'mobx';
import { type Failure, isStoppedByLink } from '../../domain/page/failure.js';
import type { Outcome, PageFacts } from '../../domain/page/screen.js';
import type { Translate } from '../texts/texts.js';
import { failureText } from './failure-text.js';

/** How the last payment of a page ended, and what is said of it. */
export class EndingVm {
  outcome: Outcome | undefined = undefined;
  /** How many payments came back as failed: each brings the page up to its message (PP-06). */
  attempts = 0;
  /** Why nothing came of another way to pay, though no payment failed. */
  private complaint: ((t: Translate) => string) | undefined = undefined;
  /** What the errors were about is gone (SC-04). */
  private dismissed = false;

  constructor() {
    makeAutoObservable<EndingVm, 'complaint'>(this, { outcome: observableRef, complaint: observableRef });
  }

  /** What takes the place of every way to pay: the way to a wallet's page (OP-04), or the shopper's verification (VF-04). */
  get stage(): Extract<Outcome, { readonly kind: 'leaving' | 'verification' }> | undefined {
    const { outcome } = this;
    return outcome?.kind === 'leaving' || outcome?.kind === 'verification' ? outcome : undefined;
  }

  /** The page is being left: it may come back, and then it is opened anew. */
  get gone(): boolean {
    return this.outcome?.kind === 'handedOver' || this.outcome?.kind === 'leaving';
  }

  /** The window is being sent elsewhere: nothing can be mended on this page (ER-02). */
  get leadsAway(): Failure | undefined {
    const { outcome } = this;
    return outcome?.kind === 'failed' && outcome.failure.kind === 'sentElsewhere' ? outcome.failure : undefined;
  }

  /** The link of this payment no longer takes what it asks for. */
  get stoppedByLink(): boolean {
    const { outcome } = this;
    return outcome?.kind === 'failed' && isStoppedByLink(outcome.failure);
  }

  /** PY-06, PY-07. */
  get unsettled(): PageFacts['unsettled'] {
    const kind = this.outcome?.kind;
    return kind === 'unknown' || kind === 'underWay' ? kind : undefined;
  }

  /** Why this payment failed, else what the provider says of the ones before (PP-03, PP-06). */
  errors(before: readonly string[], t: Translate): readonly string[] {
    if (this.complaint !== undefined) return [this.complaint(t)];
    if (this.dismissed) return [];
    return this.outcome?.kind === 'failed' ? [failureText(this.outcome.failure, t)] : before;
  }

  tell(outcome: Outcome | undefined): void {
    this.outcome = outcome;
    this.complaint = undefined;
    this.dismissed = false;
    if (outcome?.kind === 'failed') this.attempts += 1;
  }

  complain(say: (t: Translate) => string): void {
    this.complaint = say;
    this.attempts += 1;
  }

  dismissErrors(): void {
    this.complaint = undefined;
    this.dismissed = true;
  }
}
