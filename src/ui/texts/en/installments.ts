import type { installments as turkish } from '../tr/installments.js';

/** The table of installments, in English. */
export const installments: Readonly<Record<keyof typeof turkish, string>> = {
  'installments.title': 'Installment options',
  'installments.count': 'Installments',
  'installments.monthly': 'Monthly',
  'installments.total': 'Total',
  'installments.single': 'Single payment',
  'installments.spoken': '{{name}}, {{monthly}} a month, {{total}} in total',
  'installments.spokenSingle': '{{name}}, {{total}} in total',
  'installments.of': '{{count}} installments',
  'installments.pft': 'Interest-free',
  'installments.showAll': 'Show all installments',
  'installments.hide': 'Show fewer',
  'installments.bar': '{{count}} months × {{monthly}}',
  'installments.interest': 'Interest',
  'installments.cashPrice': '{{count}} interest-free installments',
  'installments.cashPriceBrands': 'With these cards:',
  'installments.allPlans': 'Installments for all cards',
};
