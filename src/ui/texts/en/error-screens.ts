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
};
