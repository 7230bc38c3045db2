import type { ReasonKey } from './reasons.js';

/**
 * How the providers behave for one order, where no card number can say it. A merchant names a case with `sandbox_case` of
 * get-token; the public contract has no such field.
 */
export interface SandboxCase {
  readonly id: string;
  /** mmPay sends the shopper to its own page, or says no at once. */
  readonly mmPay?: 'redirects' | 'declines';
  /** The vendor's script is not there, or its server never answers. */
  readonly bexScript?: 'missing' | 'silent';
  /** What happens to the shopper's notice of a transfer; absent: a person decides. */
  readonly transfer?: Fate;
  /** All banks but one are closed at this hour. */
  readonly banksClosed?: boolean;
}

/** `at once`, or a decision that comes by itself: a reason refuses, none approves. */
export type Fate = 'atOnce' | 'approves' | ReasonKey;

export const transferReasons = [
  'transferNotFound',
  'transferTooSmall',
  'transferNameMismatch',
  'transferIdMismatch',
  'transferAlreadyApproved',
  'transferRefunded',
  'transferTwoNames',
] as const satisfies readonly ReasonKey[];

/** How long a decision that comes by itself takes, in ms. */
export const decisionMs = 15_000;

export const sandboxCases: readonly SandboxCase[] = [
  { id: 'mmPayRedirects', mmPay: 'redirects' },
  { id: 'mmPayDeclined', mmPay: 'declines' },
  { id: 'bexScriptMissing', bexScript: 'missing' },
  { id: 'bexScriptSilent', bexScript: 'silent' },
  { id: 'transferConfirmed', transfer: 'atOnce' },
  { id: 'transferApproved', transfer: 'approves' },
  { id: 'transferBanksClosed', banksClosed: true },
  ...transferReasons.map((reason): SandboxCase => ({ id: reason, transfer: reason })),
];

const usual: SandboxCase = { id: '' };

/** An id that is none of these changes nothing. */
export function sandboxCase(id: string): SandboxCase {
  return sandboxCases.find((known) => known.id === id) ?? usual;
}
