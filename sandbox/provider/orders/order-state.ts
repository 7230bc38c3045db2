import type { entries, orders } from '../database/schema.js';
import type { ReasonKey } from '../directory/reasons.js';

export type Order = typeof orders.$inferSelect;
export type Entry = typeof entries.$inferSelect;

/** How long an authorisation holds its order, in ms. After it the process counts as ended, the order as free. */
export const authorisationHoldMs = 120_000;

/** How long a shopper may stay at the bank's page, in ms. */
export const challengeLifeMs = 15 * 60_000;

/** What decides an attempt. A challenge holds its order past the order's time only: before, another attempt takes its place. */
export type WaitsFor = 'authorisation' | 'review' | 'challenge';

/** The state of an order. It is never stored: it follows from the ledger and the time. */
export type OrderState =
  | { readonly kind: 'paid' }
  /** An attempt can still become a charge, and no other may start. */
  | { readonly kind: 'pending'; readonly waitsFor: WaitsFor }
  /** Closed after too many declines. */
  | { readonly kind: 'limited' }
  | { readonly kind: 'expired' }
  /** `failure` is why the last attempt failed, if it did. */
  | { readonly kind: 'payable'; readonly failure: ReasonKey | undefined };

/** `ledger`: the order's entries, oldest first. `now`: ms since the epoch. */
export function orderState(order: Order, ledger: readonly Entry[], now: number): OrderState {
  const last = ledger.at(-1);
  if (ledger.some((entry) => entry.kind === 'charged')) return { kind: 'paid' };
  // Without a limit of time: the money may have been sent.
  if (last?.kind === 'reviewing') return { kind: 'pending', waitsFor: 'review' };
  if (last !== undefined && isHeld(last, now)) return { kind: 'pending', waitsFor: 'authorisation' };
  const isPast = order.expiresAt.getTime() <= now;
  // A shopper who is at the bank, at a wallet or types a code is not cut off (EX-01), so nothing final can be said yet (TR-02).
  if (isPast && last !== undefined && isOpenChallenge(last, now)) return { kind: 'pending', waitsFor: 'challenge' };
  if (isPast) return { kind: 'expired' };
  if (last?.kind === 'closed') return { kind: last.reason === 'limit' ? 'limited' : 'expired' };
  return { kind: 'payable', failure: last?.kind === 'declined' && last.reason !== null ? last.reason : undefined };
}

/** An authorisation that still holds its order. */
export function isHeld(entry: Entry, now: number): boolean {
  return entry.kind === 'authorising' && entry.at.getTime() + authorisationHoldMs > now;
}

/** A challenge whose result is still taken. */
export function isOpenChallenge(entry: Entry, now: number): boolean {
  return entry.kind === 'challenged' && entry.at.getTime() + challengeLifeMs > now;
}
