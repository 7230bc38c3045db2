import type { card as turkish } from '../tr/card.js';

/** The card form, in English. */
export const card: Record<keyof typeof turkish, string> = {
  'card.holderName': 'Name on card',
  'card.holderNameLocked': 'No name needed on prepaid cards',
  'card.prepaidHolder': 'PREPAID CARD',
  'card.number': 'Card number',
  'card.numberHint': 'Jumps to the date when complete',
  'card.expiry': 'Expiry date',
  'card.expiryFormat': 'MM/YY',
  'card.expiryHint': 'Moves on to the code',
  'card.cvv': 'Security code',
  'card.cvvHint': '3 digits on the back',
  'card.cvvHintAmex': '4 digits on the front',
  'card.cvvAgain': 'Enter the security code again',
  'card.cvvHelp': 'Where is the security code?',
  'card.storeCard': 'Save my card',
  'card.storeCardHelp': 'What does “Save my card” mean?',
  'card.use3d': 'Pay with 3D Secure',
  'card.use3dHelp': 'What is 3D Secure?',

  'savedCards.useNew': 'Pay with another card',
  'savedCards.back': 'Back to my saved cards',

  'validation.required': 'This field is required',
  'validation.cardNumber': 'Enter your card number',
  'validation.cardNumberMinlength': 'The card number looks incomplete',
  'validation.cardNumberFormat': 'Check the card number',
  'validation.cardExpiryDateFormat': 'Check the date',
  'validation.cardExpiryDateFormat_past': 'This card has expired',
  'validation.cardCvvLength': 'Enter {{length}} digits',
  'validation.cardCvvFormat': 'Enter digits only',
  'validation.cardHolderName': 'Two names of 2 letters or more each',
  'validation.nameDigit': 'Leave digits out',
  'validation.nameSign': 'Type a space in place of “{{sign}}”',
  'validation.cardHolderNameMax': 'Enter at most {{max}} characters',
};
