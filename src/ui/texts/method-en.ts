import type { MethodTextKey } from './method-tr.js';

/** The texts of the ways to pay beside the card in English. */
export const methodEn: Record<MethodTextKey, string> = {
  'methods.loading': 'Opening the payment method',
};
