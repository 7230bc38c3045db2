import type { outcomeDetails as turkish } from '../tr/outcome-details.js';

/** Holds the question before a page is left, the errors that only a provider’s answer can name, and what a paid order says with its receipt, in English. */
export const outcomeDetails: Readonly<Record<keyof typeof turkish | 'success.countdown_one', string>> = {
  'leave.title': 'Leave the payment?',
  'leave.linkTitle': 'Go back to the link?',
  'leave.description': 'What you typed is not kept. You may have to start the payment again.',
  'leave.stay': 'Stay here',

  'error.notFoundTitle': 'Page not found',
  'error.notFound': 'The link may be incomplete or mistyped. Try opening the link the store gave you again.',
  'error.transactionTitle': 'The payment was not completed',
  'error.transaction': 'The payment was interrupted. You can try again or go back to the store.',
  'error.linkExpired':
    'For your safety a payment page stays open for a limited time. Go back to the link and start a new payment.',
  'error.missingNotificationUrlTitle': 'This store can’t take payments yet',
  'error.missingNotificationUrl':
    'This store cannot take payments yet. If it is yours, set the notification URL in your panel settings.',
  'error.panelSettings': 'Open panel settings',

  'unfinished.title': 'Your payment isn’t finished',
  'unfinished.description':
    'The time to pay is over. If your bank’s page, or the page that asks for the SMS code, is still open in another tab, you can finish there. If you do not, nothing is charged.',

  'success.description': 'Your order at {{merchant}} is paid. Thank you.',
  'success.goTo': 'Go to {{host}}',
  'success.countdown': 'You’ll be taken back to {{host}} in {{count}} seconds.',
  'success.countdown_one': 'You’ll be taken back to {{host}} in {{count}} second.',
  'success.stayed': 'If you are still here, go to {{host}} by the button below.',

  'saleText.preInformation': 'Pre-information form',
  'saleText.contract': 'Distance sales contract',
  'saleText.version': 'Version: {{version}}',
  'saleText.close': 'Close',

  'receipt.accepted': 'What you accepted',
  'receipt.acceptedAt': 'Accepted on',
  'receipt.link': 'Payment link',
  'receipt.textMissing': 'The text could not be loaded. Close it and open it again.',
  'receipt.title': 'Payment receipt',
  'receipt.amount': 'Amount paid',
  'receipt.paid': 'PAID',
  'receipt.date': 'Date',
  'receipt.method': 'Payment method',
  'receipt.installments': 'Installments',
  'receipt.installmentCount': '{{count}} installments',
  'receipt.surcharge': 'Installment surcharge, included',
  'receipt.points': 'Paid with points',
  'receipt.print': 'Print receipt',
  'receipt.copy': 'Copy details',
  'receipt.copied': 'Receipt copied',
  'receipt.copyFailed': 'Could not copy. You can select the text instead.',
};
