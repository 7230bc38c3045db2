import { transferReasons } from '../provider/directory/transfer-reasons.js';
import type { OrderCase, OrderCases } from '../provider/orders/order-case.js';

/** The cases that a merchant can name with `sandbox_case` of get-token; the public contract has no such field. */
const sandboxCases: readonly OrderCase[] = [
  { id: 'mmPayRedirects', mmPay: 'redirects' },
  { id: 'mmPayDeclined', mmPay: 'declines' },
  { id: 'bexScriptMissing', bexScript: 'missing' },
  { id: 'bexScriptSilent', bexScript: 'silent' },
  { id: 'transferConfirmed', transfer: 'atOnce' },
  { id: 'transferApproved', transfer: 'approves' },
  { id: 'transferBanksClosed', banksClosed: true },
  ...transferReasons.map((reason): OrderCase => ({ id: reason, transfer: reason })),
];

const usual: OrderCase = { id: '' };

export const demoOrderCases: OrderCases = (id) => sandboxCases.find((known) => known.id === id) ?? usual;
