import type { card as turkish } from '../tr/card.js';

/** Paying by card, new or saved, in English. */
export const card: Record<keyof typeof turkish | 'savedCards.more_one', string> = {
  'card.holderName': 'Name on card',
  'card.holderNameLocked': 'Filled in for prepaid cards',
  'card.prepaidHolder': 'PREPAID CARD',
  'card.number': 'Card number',
  'card.numberHint': 'Then moves on to the date',
  'card.expiry': 'Expiry date',
  'card.expiryFormat': 'MM/YY',
  'card.expiryHint': 'Then moves on to the code',
  'card.cvv': 'Security code',
  'card.cvvHint': '3 digits on the back',
  'card.cvvHintAmex': '4 digits on the front',
  'card.cvvHelp': 'Where is the security code?',
  'card.cvvHelpBack': 'It is the 3 digits at the end of the signature strip on the back of your card.',
  'card.cvvHelpFront': 'On American Express cards it is the 4 digits on the front, above the end of the card number.',
  'card.cvvPictureBack': 'Back of a card: the security code is at the right end of the signature strip',
  'card.cvvPictureFront': 'Front of an American Express card: the security code is above the number, on the right',
  'card.storeCard': 'Save my card',
  'card.storeCardHelp': 'What does “Save my card” mean?',
  'card.storeCardHelpText':
    'We keep your card safely, so that next time you can pay without typing it again. Your security code is never kept.',
  'card.storeCardConfirm': 'Shall we save your card?',
  'card.storeCardConfirmNoEmail': 'Your card is saved, and this payment is made with 3D Secure.',
  'card.storeCardConfirmText':
    'Your card is saved with the e-mail address {{email}}, and this payment is made with 3D Secure.',
  'card.use3d': 'Pay with 3D Secure',
  'card.use3dHelp': 'What is 3D Secure?',
  'card.use3dHelpText':
    'You approve the payment with a one-time code your bank sends to your phone. That way nobody but you can use your card.',

  'paymentPage.registeredCard.deleteError': 'Your card could not be deleted. Please try again a little later.',
  'paymentPage.registeredCard.deleteSuccess': 'Your card is deleted.',

  'savedCards.mine': 'My saved cards',
  'savedCards.payWith': 'Card to pay with',
  'savedCards.endsWith': 'ending in {{last4}}',
  'savedCards.expired': 'Expired',
  'savedCards.chosen': 'Chosen',
  'savedCards.useNew': 'Pay with another card',
  'savedCards.back': 'Back to my saved cards',
  'savedCards.more': '{{count}} more cards',
  'savedCards.more_one': '{{count}} more card',
  'savedCards.delete': 'Delete: {{name}}, ending in {{last4}}',
  'savedCards.deleting': 'Deleting the card',
  'savedCards.deleteConfirm': 'Delete this card?',
  'savedCards.deleteConfirmText':
    '“{{name}}”, ending in {{last4}}, is removed from your saved cards. The card itself keeps working.',
  'savedCards.code': 'Security code of your card',
  'savedCards.codeText': 'To pay with “{{name}}”, ending in {{last4}}, enter its security code.',

  'points.use': 'Use my {{amount}} in points',
  'points.info': 'Your points are taken off this payment, which is made with 3D Secure.',
  'points.applyError': 'We cannot reach your card points right now. You can pay without them.',

  'validation.required': 'This field is required',
  'validation.cardNumber': 'Enter your card number',
  'validation.cardNumberMinlength': 'The card number looks incomplete',
  'validation.cardNumberFormat': 'Check the card number',
  'validation.cardExpiryDateFormat': 'Check the month and year',
  'validation.cardCvvLength': 'Enter {{length}} digits',
  'validation.cardCvvFormat': 'Enter digits only',
  'validation.cardHolderName': 'Enter the full name on the card',
  'validation.cardHolderNameMax': 'Enter at most {{max}} characters',
  'validation.error': 'Something is missing',
  'validation.checkRegisteredCard': 'Check your saved card: choose one that has not expired, or pay with another card.',
  'validation.financeInfo':
    'Payments to this merchant may be part of a financing agreement. The amount you pay stays the same. You can pay once you confirm that you have read this.',
  'validation.financeInfoRead': 'I have read this',
};
