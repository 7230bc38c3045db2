import type { Problem } from '../validation/problem.js';
import type { OfferedMethods } from './method-option.js';
import { transferCode, transferOffered } from './offered-methods.js';
import { offeredIn, type WalletTable, wallets } from './wallets.js';

/** Returns what keeps a payment by another method from being made: one that is offered must be chosen (OP-02). */
export function chosenMethodProblem(
  page: Pick<OfferedMethods, 'options' | 'transferOnly'>,
  code: string | undefined,
  table: WalletTable = wallets,
): Problem | undefined {
  const isWallet = offeredIn(table, page).some(({ option }) => option.code === code);
  const isTransfer = code === transferCode && transferOffered(page);
  return isWallet || isTransfer ? undefined : { key: 'validation.checkOtherPayment' };
}

/** Returns what keeps a bank loan from being asked for: one of the page's must be chosen (OP-12). */
export function chosenLoanProblem(
  page: Pick<OfferedMethods, 'bankLoans'>,
  code: string | undefined,
): Problem | undefined {
  const isOffered = page.bankLoans.some((loan) => loan.code === code);
  return isOffered ? undefined : { key: 'validation.checkBankLoan' };
}
