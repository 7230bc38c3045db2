import type { receipt as turkish } from '../tr/receipt.js';

/** The receipt of a paid order, in English. */
export const receipt: Readonly<Record<keyof typeof turkish, string>> = {
  'receipt.title': 'Payment receipt',
  'receipt.amount': 'Amount',
  'receipt.date': 'Date',
  'receipt.method': 'Payment method',
  'receipt.installments': 'Installments',
  'receipt.installmentCount': '{{count}} months',
  'receipt.points': 'Paid with points',
  'receipt.print': 'Print',
  'receipt.copy': 'Copy',
  'receipt.copied': 'Receipt copied',
  'receipt.copyFailed': 'Could not copy. You can select the text instead.',
};
