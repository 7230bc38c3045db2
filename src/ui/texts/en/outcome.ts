import type { outcome as turkish } from '../tr/outcome.js';

/** Holds what a payment can come to, in English. */
export const outcome: Readonly<Record<keyof typeof turkish, string>> = {
  'error.title': 'Something went wrong',
  'error.description': 'Sorry, we cannot complete this right now. Please try again a little later.',
  'error.code': 'Error code',
  'error.group': 'Error group',
  'error.payment': 'Payment error',
  'error.notSent': 'No payment was sent and nothing was charged in this try. Check your connection and try again.',
  'error.sorryTryLater': 'Sorry, your payment did not go through. Please try again a little later.',
  'error.declined': 'Your bank declined the payment. Try another card.',
  'error.limit': 'There were too many attempts. No further attempt is accepted for this payment.',
  'error.limitCard': 'There were too many attempts with this card. You can try another card.',
  'error.limitLater': 'There were too many attempts. Please try again later.',
  'error.linkDeleted': 'This payment link has been removed.',
  'error.linkClosed': 'This payment link is not taking payments now. Nothing was charged.',
  'error.heldByAnother':
    'Someone else is paying the rest of this link right now. Nothing was charged; open the link again in a moment.',
  'error.outOfStock': 'The product is sold out. Nothing was charged.',
  'error.amountLeft': 'The amount is more than is due, or leaves a balance too small to be paid.',
  'error.expiredTitle': 'This payment has expired',
  'error.expired':
    'For your safety a payment page stays open for a limited time. Go back to the store and start a new payment.',
  'error.timeoutTitle': 'We got no answer',
  'error.timeout': 'The page took too long. Try again.',
  'error.restart': 'Restart',
  'error.partMissing': 'A part of this page could not be loaded. Check your connection and try again.',

  'success.title': 'Payment received',
  'success.descriptionPlain': 'Your order is paid. Thank you.',

  'waiting.title': 'Your payment is being confirmed',
  'waiting.description':
    'We are waiting for your bank or the store. This page updates by itself; please keep it open and do not pay again.',

  'unknown.title': 'We could not confirm your payment',
  'unknown.description': 'We got no clear answer from the bank, so your payment may have gone through.',
  'unknown.storeKnows': 'The store gets the result; you can also look in your bank’s app.',
  'unknown.doNotPayAgain': 'Please do not pay again.',
  'unknown.checkAgain': 'Check again',
  'unknown.checking': 'Checking',
};
