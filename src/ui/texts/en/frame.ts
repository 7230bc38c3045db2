import type { frame as turkish } from '../tr/frame.js';

/** The frame around every page, in English. */
export const frame: Record<keyof typeof turkish, string> = {
  'app.title': 'Secure payment',
  'app.language': 'Language',

  'theme.toDark': 'Switch to dark theme',
  'theme.toLight': 'Switch to light theme',

  'loading.page': 'Loading your payment',
  'loading.payment': 'Sending your payment',
  'loading.bank': 'Waiting for an answer, please keep this page open',

  'label.giveUp': 'Cancel',
  'label.tryAgain': 'Try again',
  'label.backToStore': 'Back to the store',
  'label.backToLink': 'Back to the link',

  'footer.cards': 'Accepted cards and security',
  'footer.legal': 'Legal',
  'footer.privacy': 'Privacy policy',
  'footer.personalData': 'Personal data protection',
  'footer.poweredBy': 'Powered by Vezne',
};
