import type { Failure, Receipt } from '../payment/failure.js';

/** Why a link cannot be paid: a state of its own screen each. */
export const linkRefusals = [
  'notFound',
  'deleted',
  'expired',
  'paid',
  'pending',
  'closed',
  'outOfStock',
  'overLimit',
  'amountLeft',
  'priceChanged',
  'textsChanged',
  'textsNotAccepted',
] as const;

export type LinkRefusal = (typeof linkRefusals)[number];

/** Describes what of a failure names the state of a link; every `Failure` is one. */
interface LinkFailure {
  readonly kind: string;
  readonly error?: { readonly code?: string; readonly field?: string };
}

/** The state of a link that a failure names; undefined when it is about something else. */
export function linkRefusalOf(failure: LinkFailure): LinkRefusal | undefined {
  if (failure.kind === 'alreadyPaid') return 'paid';
  if (failure.kind === 'underWay') return 'pending';
  if (failure.kind !== 'refused') return undefined;
  return linkRefusals.find((state) => state === failure.error?.code);
}

/** The order was made at a price that the link no longer has (LK-07). */
export function isPriceChange(failure: LinkFailure): boolean {
  return linkRefusalOf(failure) === 'priceChanged';
}

/** The order does not accept the texts that the link has now: others, or none from before the link had any (LW-04). */
export function isTextsChange(failure: LinkFailure): boolean {
  const state = linkRefusalOf(failure);
  return state === 'textsChanged' || state === 'textsNotAccepted';
}

/** The link may not be what it was: its state stops the payment, or its terms refuse an amount that fitted them. */
export function isAboutLink(failure: LinkFailure): boolean {
  return linkRefusalOf(failure) !== undefined || (failure.kind === 'refused' && failure.error?.field === 'amount');
}

/** The store to ask, as far as the failure names it. */
export function storeOf(failure: Failure): Partial<Receipt> {
  if (failure.kind === 'alreadyPaid') return failure.receipt;
  if (failure.kind === 'underWay') return failure.store ?? {};
  return failure.kind === 'refused' ? failure.error : {};
}
