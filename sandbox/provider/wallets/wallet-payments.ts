import { and, desc, eq, type SQL } from 'drizzle-orm';
import { readLanguage } from '../../../src/domain/locale/language.js';
import { readCurrency } from '../../../src/domain/money/currency.js';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import type { WalletAct, WalletCalls, WalletPayment, WalletState } from '../../wallets/wallets-contract.js';
import { attempts, merchants, orders } from '../database/schema.js';
import type { ReasonKey } from '../directory/decline-reasons.js';
import { bankLoan, hasPage, methodOf } from '../directory/methods.js';
import type { Issuer } from '../issuer/issuer.js';
import type { AfterChallenge, Ledger } from '../ledger/ledger.js';
import { openReview } from '../ledger/reviews.js';
import { challengeLifeMs, type Entry } from '../orders/order-state.js';
import { readLedger } from '../orders/orders.js';

/** How long a wallet that is slow takes to approve, in ms. */
export const slowMs = 6_000;

/** How many payments of one wallet are listed. */
const listed = 20;

type Attempt = typeof attempts.$inferSelect;

/** The provider's side of the wallets: their payments, and what a wallet may decide. The ledger holds where each stands. */
export class WalletPayments implements WalletCalls {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly issuer: Issuer,
    private readonly ledger: Ledger,
  ) {}

  async find(id: string): Promise<WalletPayment | undefined> {
    return (await this.list(eq(attempts.id, id), 1))[0];
  }

  async findByReference(method: string, reference: string): Promise<WalletPayment | undefined> {
    return (await this.list(and(eq(attempts.method, method), eq(attempts.reference, reference)), 1))[0];
  }

  async waiting(method: string): Promise<readonly WalletPayment[]> {
    const latest = await this.list(eq(attempts.method, method), listed);
    return latest.filter(({ state }) => state === 'waiting');
  }

  async decide(id: string, act: WalletAct): Promise<void> {
    const [attempt] = await this.db.select().from(attempts).where(eq(attempts.id, id));
    if (attempt === undefined) return;
    const { orderId, amount } = attempt;
    const reason = this.hasExpired(attempt) ? 'walletLate' : reasonOfAct(attempt, act);
    const after: AfterChallenge =
      act === 'slow'
        ? { next: 'reviewing', step: openReview('approves', slowMs), lateReason: 'walletLate' }
        : { lateReason: 'walletLate' };
    const isHeld = await this.ledger.completeChallenge(orderId, id, reason, after);
    if (!isHeld || act === 'slow') return;
    const decision = await this.issuer.authorise({ attemptId: id, amount, behaviour: {} });
    await this.ledger.settle(orderId, id, decision);
  }

  /** Where a payment stands at its wallet. */
  async stateOf(attempt: Attempt): Promise<WalletState> {
    const last = (await readLedger(this.db, attempt.orderId)).findLast(({ attemptId }) => attemptId === attempt.id);
    return last === undefined ? 'expired' : walletState(last, this.hasExpired(attempt));
  }

  /** Ends an attempt whose time at the wallet has run out. */
  async closeExpired(attempt: Attempt): Promise<void> {
    if (!this.hasExpired(attempt)) return;
    await this.ledger.completeChallenge(attempt.orderId, attempt.id, 'walletLate', { lateReason: 'walletLate' });
  }

  private hasExpired({ method, at }: Attempt): boolean {
    return this.clock.now() >= at.getTime() + (methodOf(method)?.lifeMs ?? challengeLifeMs);
  }

  private async list(where: SQL | undefined, limit: number): Promise<WalletPayment[]> {
    const rows = await this.db
      .select({ attempt: attempts, order: orders, merchantName: merchants.name })
      .from(attempts)
      .innerJoin(orders, eq(orders.id, attempts.orderId))
      .innerJoin(merchants, eq(merchants.id, orders.merchantId))
      .where(where)
      .orderBy(desc(attempts.at))
      .limit(limit);
    return Promise.all(
      rows.map(async ({ attempt, order, merchantName }) => {
        const language = readLanguage(order.lang);
        return {
          id: attempt.id,
          method: attempt.method,
          hasPage: hasPage(attempt.method),
          wallet: bankLoan(attempt.variant)?.name[language] ?? methodOf(attempt.method)?.name ?? '',
          reference: attempt.reference ?? '',
          merchantName,
          amount: attempt.amount,
          currency: readCurrency(attempt.currency) ?? 'TL',
          language,
          state: await this.stateOf(attempt),
        };
      }),
    );
  }
}

/** Undefined: the shopper approved. */
function reasonOfAct({ method }: Attempt, act: WalletAct): ReasonKey | undefined {
  if (act === 'cancel') return 'walletCancelled';
  if (act !== 'decline') return undefined;
  return method === 'bank_loans' ? 'loanDeclined' : 'walletDeclined';
}

function walletState({ kind, reason }: Entry, hasExpired: boolean): WalletState {
  if (kind === 'charged') return 'approved';
  if (kind === 'authorising' || kind === 'reviewing') return 'processing';
  if (kind === 'challenged') return hasExpired ? 'expired' : 'waiting';
  if (reason === 'walletLate') return 'expired';
  return kind === 'declined' && reason !== 'walletCancelled' ? 'declined' : 'cancelled';
}
