import { and, desc, eq, type SQL } from 'drizzle-orm';
import { readCurrency } from '../../src/domain/money/currency.js';
import { readLanguage } from '../../src/domain/page/language.js';
import { attempts, merchants, orders } from '../database/schema.js';
import { completeChallenge, type GoesOn, settleAttempt } from '../ledger/attempts.js';
import { challengeLifeMs, type Entry } from '../ledger/order-state.js';
import { readLedger } from '../ledger/orders.js';
import { openReview } from '../ledger/reviews.js';
import { bankLoan, methodOf } from '../methods.js';
import type { ReasonKey } from '../reasons.js';
import type { WalletAct, WalletDesk, WalletPayment, WalletState } from '../wallets-contract.js';
import type { Gateway } from './gateway.js';

/** How long a wallet that is slow takes to approve, in ms. */
export const slowMs = 6_000;

/** How many payments of one wallet are listed. */
const listed = 20;

type Attempt = typeof attempts.$inferSelect;

/** The provider's side of the wallets: what they are told, and what they may decide. The ledger knows where each stands. */
export function walletDesk(gateway: Gateway): WalletDesk {
  const { db } = gateway;
  const paymentsWhere = async (where: SQL | undefined, limit: number): Promise<WalletPayment[]> => {
    const rows = await db
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
          ...{ id: attempt.id, method: attempt.method, reference: attempt.reference ?? '', merchantName, language },
          wallet: bankLoan(attempt.variant)?.name[language] ?? methodOf(attempt.method)?.name ?? '',
          amount: attempt.amount,
          currency: readCurrency(attempt.currency) ?? 'TL',
          state: await walletState(gateway, attempt),
        };
      }),
    );
  };
  const find = async (id: string) => (await paymentsWhere(eq(attempts.id, id), 1))[0];

  return {
    find,
    async findByReference(method, reference) {
      const [found] = await paymentsWhere(and(eq(attempts.method, method), eq(attempts.reference, reference)), 1);
      return found;
    },
    async waiting(method) {
      const latest = await paymentsWhere(eq(attempts.method, method), listed);
      return latest.filter(({ state }) => state === 'waiting');
    },
    async decide(id, act) {
      const [attempt] = await db.select().from(attempts).where(eq(attempts.id, id));
      if (attempt !== undefined) await decide(gateway, attempt, act);
    },
  };
}

async function decide(gateway: Gateway, attempt: Attempt, act: WalletAct): Promise<void> {
  const { id, orderId } = attempt;
  const isLate = gateway.clock.now() >= deadlineOf(attempt);
  const outcome = isLate ? 'walletLate' : outcomeOf(attempt, act);
  const slowly: GoesOn = { next: 'reviewing', along: openReview('approves', slowMs) };
  const on: GoesOn = { late: 'walletLate', ...(act === 'slow' && slowly) };
  const isHeld = await completeChallenge(gateway, orderId, id, outcome, on);
  if (isHeld && act !== 'slow') await settleAttempt(gateway, orderId, id, undefined);
}

function outcomeOf({ method }: Attempt, act: WalletAct): ReasonKey | undefined {
  if (act === 'cancel') return 'walletCancelled';
  if (act !== 'decline') return undefined;
  return method === 'bank_loans' ? 'loanDeclined' : 'walletDeclined';
}

function deadlineOf({ method, at }: Attempt): number {
  return at.getTime() + (methodOf(method)?.lifeMs ?? challengeLifeMs);
}

/** Where a payment stands at its wallet. */
export async function walletState(gateway: Gateway, attempt: Attempt): Promise<WalletState> {
  const last = (await readLedger(gateway.db, attempt.orderId)).findLast(({ attemptId }) => attemptId === attempt.id);
  const isLate = gateway.clock.now() >= deadlineOf(attempt);
  return last === undefined ? 'expired' : stateOf(last, isLate);
}

function stateOf({ kind, reason }: Entry, isLate: boolean): WalletState {
  if (kind === 'charged') return 'approved';
  if (kind === 'authorising' || kind === 'reviewing') return 'processing';
  if (kind === 'challenged') return isLate ? 'expired' : 'waiting';
  if (reason === 'walletLate') return 'expired';
  return kind === 'declined' && reason !== 'walletCancelled' ? 'declined' : 'cancelled';
}

/** Writes down that the shopper's time at a wallet has run out, if it has. */
export async function closeLate(gateway: Gateway, attempt: Attempt): Promise<void> {
  if (gateway.clock.now() >= deadlineOf(attempt))
    await completeChallenge(gateway, attempt.orderId, attempt.id, 'walletLate', { late: 'walletLate' });
}
