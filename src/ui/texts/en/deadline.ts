import type { deadline as turkish } from '../tr/deadline.js';

/** The end of the time, in English. */
export const deadline: Readonly<Record<keyof typeof turkish | 'deadline.warning_one', string>> = {
  'deadline.warning': 'Your time to pay ends in {{count}} seconds.',
  'deadline.warning_one': 'Your time to pay ends in {{count}} second.',
  'deadline.extend': 'Give me more time',
  'deadline.extended': 'You have more time now.',
  'deadline.extendFailed': 'The time could not be extended. Check your connection and try again.',
};
