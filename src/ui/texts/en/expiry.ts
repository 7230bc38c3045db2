import type { expiry as turkish } from '../tr/expiry.js';

/** The end of the time, in English. */
export const expiry: Readonly<Record<keyof typeof turkish | 'expiry.warning_one', string>> = {
  'expiry.warning': 'Your time to pay ends in {{count}} seconds.',
  'expiry.warning_one': 'Your time to pay ends in {{count}} second.',
  'expiry.extend': 'Give me more time',
  'expiry.extended': 'You have more time now.',
  'expiry.extendFailed': 'The time could not be extended. Check your connection and try again.',
};
