import type { payDialogs as turkish } from '../tr/pay-dialogs.js';

/** Holds what keeps a press of the button from paying, whatever the method, in English. */
export const payDialogs: Readonly<Record<keyof typeof turkish, string>> = {
  'validation.error.financeInfo': 'Financing notice',
  'validation.financeInfo':
    'Payments to this merchant may be part of a financing agreement. You can pay once you confirm that you have read this.',
  'validation.financeInfoRead': 'I have read this',

  'order.details': 'Order details',
  'order.quantity': 'Quantity',
  'order.lineAmount': 'Amount',
  'label.ok': 'OK',
  'label.continue': 'Continue',
};
