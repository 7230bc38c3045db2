import type { payment as turkish } from '../tr/payment.js';

/** Holds what every payment shows, whatever its method, in English. */
export const payment: Record<keyof typeof turkish, string> = {
  'testMode.title': 'YOU ARE PAYING IN TEST MODE',
  'testMode.description': 'A sample card is used and no real payment is taken.',

  'tabs.label': 'Payment method',
  'tabs.card': 'Pay by card',
  'tabs.bankLoans': 'Bank loan',
  'tabs.otherPayments': 'Other methods',

  'order.reference': 'Order no.',
  'order.summary': 'Order summary',
  'order.amount': 'Amount to pay',

  'pay.submit': 'Make Payment',
  'pay.wait': 'Please wait',
  'pay.changed': 'The amount is now {{amount}}. Press again to pay it.',
  'pay.secure': 'Your card details are sent encrypted',

  'installments.note': 'Installment options depend on your card.',

  'expiry.left': 'Time left {{time}}',
};
