import type { entries, orders } from '../database/schema.js';
import type { ReasonKey } from '../directory/decline-reasons.js';

export type Order = typeof orders.$inferSelect;
export type Entry = typeof entries.$inferSelect;

/** How long an authorisation holds its order, in ms. After it the process counts as ended, the order as free. */
export const authorisationHoldMs = 120_000;

/** How long a shopper may stay at the bank's page, in ms. */
export const challengeLifeMs = 15 * 60_000;

/** By how much the shopper puts the end of an order off at a time, in ms, and how often (EX-04, WCAG 2.2.1). */
export const extensionMs = 10 * 60_000;
export const extensionsAllowed = 10;

/** The shopper may put the end off once more (EX-04). */
export function mayExtend({ extendable, extensions, expiresAt }: Order, now: number): boolean {
  return extendable && extensions < extensionsAllowed && expiresAt.getTime() > now;
}

/** The last moment at which anything of an order can be asked or paid, ms since the epoch. */
export function latestEnd(order: Order, now: number): number {
  const extended = mayExtend(order, now) ? (extensionsAllowed - order.extensions) * extensionMs : 0;
  return Math.max(order.expiresAt.getTime() + extended, order.noticeUntil?.getTime() ?? 0);
}

/**
 * Describes what decides an attempt. A `challenge` holds its order past the order's time only. Before, it is
 * `replaceable`: another attempt takes its place, so it is `pending` in answers that would else say the order is
 * unpaid, and in no others.
 */
export type WaitsFor = 'authorisation' | 'review' | 'challenge' | 'replaceable';

/** The state of an order. It is never stored: it follows from the ledger and the time. */
export type OrderState =
  | { readonly kind: 'paid' }
  /** An attempt can still become a charge, and no other may start. */
  | { readonly kind: 'pending'; readonly waitsFor: WaitsFor }
  /** Closed after too many declines. */
  | { readonly kind: 'limited' }
  | { readonly kind: 'expired' }
  /** `failure` is why the last attempt failed, if it did. `transferOnly`: no other method can pay it (BT-08). */
  | { readonly kind: 'payable'; readonly failure: ReasonKey | undefined; readonly transferOnly: boolean };

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
  // guard: order that has expired
  if (isPast && !takesNotice(order, now)) return { kind: 'expired' };
  if (last?.kind === 'closed') return { kind: last.reason === 'limit' ? 'limited' : 'expired' };
  const failure = last?.kind === 'declined' && last.reason !== null ? last.reason : undefined;
  return { kind: 'payable', failure, transferOnly: isTransferPage(order, now) };
}

/**
 * The state for an answer that would else say the order is unpaid: not while a challenge could still pay it (TR-02). The
 * challenge is another attempt's than the one the answer is about.
 */
export function orOpenChallenge(state: OrderState, last: Entry | undefined, now: number): OrderState {
  if (state.kind !== 'payable' || last === undefined || !isOpenChallenge(last, now)) return state;
  // guard: later challenge that may pay -> return state;
  return { kind: 'pending', waitsFor: 'replaceable' };
}

/** Notice of a transfer whose account was shown is still taken, past the order's time too (BT-08). */
export function takesNotice({ noticeUntil }: Order, now: number): boolean {
  return noticeUntil !== null && noticeUntil.getTime() > now;
}

/** The page of an order that can be paid by bank transfer alone: so the merchant asked, or its time is over for the rest. */
export function isTransferPage(order: Order, now: number): boolean {
  return order.transferOnly || (order.expiresAt.getTime() <= now && takesNotice(order, now));
}

/** Until when the page of an order can be used, by the methods it offers then. */
export function endOfPage(order: Order, now: number): Date {
  const { expiresAt, noticeUntil } = order;
  const shown = isTransferPage(order, now) ? noticeUntil : null;
  return shown !== null && shown > expiresAt ? shown : expiresAt;
}

/** An authorisation that still holds its order. */
export function isHeld(entry: Entry, now: number): boolean {
  return entry.kind === 'authorising' && entry.at.getTime() + authorisationHoldMs > now;
}

/** A challenge whose result is still taken. */
export function isOpenChallenge(entry: Entry, now: number): boolean {
  // guard: challenge that came too late -> return entry.kind === 'challenged';
  return entry.kind === 'challenged' && entry.at.getTime() + challengeLifeMs > now;
}
