import type { installments as turkish } from '../tr/installments.js';

/** Installments, in English. */
export const installments: Record<keyof typeof turkish, string> = {
  'installments.title': 'Installment options',
  'installments.count': 'Installments',
  'installments.monthly': 'Monthly',
  'installments.total': 'Total',
  'installments.single': 'Single payment',
  'installments.of': '{{count}} installments',
  'installments.bar': '{{count}} months × {{monthly}}',
  'installments.interest': 'Interest',
  'installments.pft': 'No interest',
  'installments.showAll': 'Show all installments',
  'installments.hide': 'Show fewer',
  'installments.note': 'Installment options depend on your card.',
  'installments.cashPrice': '{{count}} installments without interest',
  'installments.cashPriceBrands': 'With these cards:',
};
