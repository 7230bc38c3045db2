import type { leave as turkish } from '../tr/leave.js';

/** The question before the payment is left, in English. */
export const leave: Readonly<Record<keyof typeof turkish, string>> = {
  'leave.title': 'Go back to the store?',
  'leave.linkTitle': 'Go back to the link?',
  'leave.description': 'What you typed is not kept. You may have to start the payment again.',
  'leave.stay': 'Stay here',
};
