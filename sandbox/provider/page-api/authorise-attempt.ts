import type { Authorisation, Issuer } from '../issuer/issuer.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Payment } from './payments.js';
import { Refusal, refusalOf } from './refusal.js';

/** Authorises attempts that hold their order while the page waits. */
export class AuthoriseAttempt {
  constructor(
    private readonly issuer: Issuer,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Returns where the order is paid then, by this attempt or by another. Else refuses: `pending` while another attempt may
   * pay it, `declined` with the reason of the bank or the wallet, and for an approval that no longer held its order what its
   * state stands for, or `technical`, after which the page asks (TR-02): nothing was charged by it (TR-06).
   */
  async pay({ order, merchant }: Payment, asked: Authorisation): Promise<void> {
    const decision = await this.issuer.authorise(asked);
    const state = await this.ledger.settle(order.id, asked.attemptId, decision);
    if (state.kind === 'paid') return;
    const refusal = refusalOf(state, order, merchant.name);
    if (decision !== undefined && refusal?.code !== 'pending')
      throw new Refusal('declined', { order, reason: decision });
    throw refusal ?? new Refusal('technical', { order, reason: 'technical' });
  }
}
