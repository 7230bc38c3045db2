import type { Failure } from '../page/failure.js';

/** Why a link cannot be paid, as the shopper is told it. */
export const linkStates = [
  'notFound',
  'deleted',
  'expired',
  'paid',
  'pending',
  'outOfStock',
  'overLimit',
  'amountLeft',
] as const;

export type LinkState = (typeof linkStates)[number];

/** The state of a link that a failure tells of; undefined when it tells of something else. */
export function linkStateOf(failure: Failure): LinkState | undefined {
  if (failure.kind === 'alreadyPaid') return 'paid';
  if (failure.kind === 'underWay') return 'pending';
  if (failure.kind !== 'refused') return undefined;
  return linkStates.find((state) => state === failure.error.code);
}
