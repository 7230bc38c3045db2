import type { Authorisation, Issuer } from '../../sandbox/provider/issuer/issuer.js';
import type { Decision } from '../../sandbox/provider/ledger/outcomes.js';
import type { FastTime } from './fast-time.js';
import type { IssuerConduct } from './plan.js';

interface Account {
  readonly amount: number;
  /** In their order. */
  readonly acts: ('approved' | 'declined' | 'reversed')[];
  refusedReversals: number;
}

/** What the issuer holds for one attempt at the end. */
export interface Holding {
  readonly attemptId: string;
  readonly amount: number;
  /** Approved, and not reversed since. */
  readonly held: boolean;
}

/** The simulated issuer of every card and wallet. Its book is kept outside the database: the verdict compares the two. */
export class IssuerBook implements Issuer {
  private readonly accounts = new Map<string, Account>();
  private readonly conducts = new Map<number, IssuerConduct>();
  /** Attempts that it takes its time for. */
  readonly deciding = new Set<string>();
  /** Once the simulation ends nothing is refused or lost any more. */
  private wellBehaved = false;

  constructor(private readonly time: Pick<FastTime, 'sleep'>) {}

  /** How attempts of this amount are treated. */
  expect(amount: number, conduct: IssuerConduct): void {
    this.conducts.set(amount, conduct);
  }

  behave(): void {
    this.wellBehaved = true;
  }

  async authorise({ attemptId, amount, behaviour }: Authorisation): Promise<Decision> {
    const conduct = this.wellBehaved ? undefined : this.conducts.get(amount);
    this.deciding.add(attemptId);
    if (conduct !== undefined && conduct.slowMs > 0) await this.time.sleep(conduct.slowMs);
    const decision = behaviour.declinedBefore3d ?? behaviour.declinedAfter3d;
    this.accountOf(attemptId, amount).acts.push(decision === undefined ? 'approved' : 'declined');
    this.deciding.delete(attemptId);
    if (conduct?.losesAnswer === true) throw new Error('The answer of the issuer was lost');
    return decision;
  }

  async reverse(attemptId: string): Promise<boolean> {
    // What is still being decided cannot be confirmed as reversed.
    if (this.deciding.has(attemptId)) return false;
    const account = this.accounts.get(attemptId);
    if (account === undefined) return true;
    if (account.refusedReversals > 0 && !this.wellBehaved) {
      account.refusedReversals -= 1;
      return false;
    }
    account.acts.push('reversed');
    return true;
  }

  holdings(): readonly Holding[] {
    return [...this.accounts].map(([attemptId, { amount, acts }]) => ({
      attemptId,
      amount,
      held: acts.findLast((act) => act !== 'declined') === 'approved',
    }));
  }

  private accountOf(attemptId: string, amount: number): Account {
    const known = this.accounts.get(attemptId);
    if (known !== undefined) return known;
    const refusedReversals = this.conducts.get(amount)?.refusedReversals ?? 0;
    const opened: Account = { amount, acts: [], refusedReversals };
    this.accounts.set(attemptId, opened);
    return opened;
  }
}
