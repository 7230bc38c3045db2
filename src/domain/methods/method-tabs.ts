import type { OfferedMethods } from './method-option.js';
import { transferOffered } from './offered-methods.js';
import { walletOf } from './wallets.js';

export type TabId = 'card' | 'bankLoans' | 'otherPayments';

export interface Tab {
  readonly id: TabId;
  /** From 1, left to right (TB-01). */
  readonly position: number;
  /** An inactive tab has nothing to offer and cannot be chosen (TB-02). */
  readonly active: boolean;
}

/** The tab a page opens with, and goes back to on a reset (TB-06). */
export const firstTab: TabId = 'card';

/** The three tabs in their order; each is active when the page has something for it (TB-01, TB-02), which an unknown code is not (OP-13). */
export function tabs(page: OfferedMethods): readonly Tab[] {
  const hasWallet = page.options.some(({ code }) => walletOf(code));
  return [
    { id: 'card', position: 1, active: true },
    { id: 'bankLoans', position: 2, active: page.bankLoans.length > 0 },
    { id: 'otherPayments', position: 3, active: hasWallet || transferOffered(page) },
  ];
}

/** The tabs of a page whose data has not arrived: only the card is certain. */
export const tabsBeforeLoad: readonly Tab[] = [
  { id: 'card', position: 1, active: true },
  { id: 'bankLoans', position: 2, active: false },
  { id: 'otherPayments', position: 3, active: false },
];
