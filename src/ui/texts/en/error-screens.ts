import type { errorScreens as turkish } from '../tr/error-screens.js';

/** Errors that only a provider's answer can name, in English. */
export const errorScreens: Readonly<Record<keyof typeof turkish, string>> = {
  'error.notFoundTitle': 'Page not found',
  'error.notFound': 'The link may be incomplete or mistyped. Try opening the link the store gave you again.',
  'error.transactionTitle': 'The payment was not completed',
  'error.transaction': 'The payment was interrupted. You can try again or go back to the store.',
  'error.linkExpired':
    'For your safety a payment page stays open for a limited time. Go back to the link and start a new payment.',
  'error.missingNotificationUrlTitle': 'No notification URL is set',
  'error.missingNotificationUrl':
    'This store cannot take payments yet. If it is yours, set the notification URL in your panel settings.',
  'error.panelSettings': 'Open panel settings',

  'unfinished.title': 'The payment you began is not complete',
  'unfinished.description':
    'The time to pay is over. If your bank’s page, or the page that asks for the SMS code, is still open in another tab, you can finish there. If you do not, nothing is charged.',
};
