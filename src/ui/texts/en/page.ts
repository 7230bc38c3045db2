import type { page as turkish } from '../tr/page.js';
import { card } from './card.js';
import { outcome } from './outcome.js';

/** Holds what a page of the payment needs before anything is asked for, in English. */
export const page: Readonly<Record<keyof typeof turkish, string>> = {
  ...card,
  ...outcome,

  'app.title': 'Secure payment',
  'app.language': 'Language',

  'theme.toDark': 'Switch to dark theme',
  'theme.toLight': 'Switch to light theme',

  'loading.page': 'Loading your payment',
  'loading.payment': 'Sending your payment',
  'loading.sent': 'Processing your payment. Keep this page open.',

  'label.giveUp': 'Cancel',
  'label.tryAgain': 'Try again',
  'label.backToStore': 'Back to the store',
  'label.backToLink': 'Back to the link',

  'footer.cards': 'Accepted cards and security',
  'footer.legal': 'Legal',
  'footer.privacy': 'Privacy policy',
  'footer.personalData': 'Personal data protection',
  'footer.poweredBy': 'Powered by Vezne',

  'testMode.title': 'Test mode: no real payment',

  'tabs.label': 'Payment method',
  'tabs.card': 'Pay by card',
  'tabs.bankLoans': 'Bank loan',
  'tabs.otherPayments': 'Other methods',

  'order.reference': 'Order no.',
  'order.summary': 'Order summary',
  'order.amount': 'Amount to pay',
  'order.obliges': 'By placing this order you commit to pay.',

  'pay.submit': 'Make payment',
  'pay.amount': 'Pay {{amount}}',
  'pay.wait': 'Please wait',
  'pay.changed': 'The amount is now {{amount}}. Press again to pay it.',
  'pay.secure': 'Your card details are sent encrypted',

  'installments.note': 'Installment options depend on your card.',

  'expiry.left': 'Time left {{time}}',
};
