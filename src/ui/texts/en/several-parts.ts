import type {
  awaitedAnswer as awaited,
  payDialogs as dialogs,
  fieldRefusals as refusals,
} from '../tr/several-parts.js';

/** Holds what keeps a press of the button from paying, whatever the method, in English. */
export const payDialogs: Readonly<Record<keyof typeof dialogs, string>> = {
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

/** Holds what stands at a field that the provider did not accept, in English. */
export const fieldRefusals: Record<keyof typeof refusals, string> = {
  'validation.notAccepted': 'Not accepted, please check it',
};

/** Holds what stands under a button whose press sends something else than a payment, in English. */
export const awaitedAnswer: Record<keyof typeof awaited, string> = {
  'loading.answer': 'Waiting for an answer. Keep this page open.',
};
