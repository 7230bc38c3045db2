import type { cardDialogs as turkish } from '../tr/card-dialogs.js';

/** Holds what the card form explains and asks, in English. */
export const cardDialogs: Readonly<Record<keyof typeof turkish, string>> = {
  'card.cvvHelpBack': 'It is the 3 digits at the end of the signature strip on the back of your card.',
  'card.cvvHelpFront': 'On American Express cards it is the 4 digits on the front, above the end of the card number.',
  'card.cvvPictureBack': 'Back of a card: the security code is at the right end of the signature strip',
  'card.cvvPictureFront': 'Front of an American Express card: the security code is above the number, on the right',
  'card.storeCardHelpText':
    'We keep your card safely, so that next time you can pay without typing it again. Your security code is never kept.',
  'card.storeCardConfirm': 'Shall we save your card?',
  'card.storeCardConfirmNoEmail': 'Your card is saved, and this payment is made with 3D Secure.',
  'card.storeCardConfirmText':
    'Your card is saved with the e-mail address {{email}}, and this payment is made with 3D Secure.',
  'card.use3dHelpText':
    'You approve the payment with a one-time code your bank sends to your phone. That way nobody but you can use your card.',
  'validation.error.savedCard': 'This card has expired',
  'validation.checkRegisteredCard': 'Choose another saved card, or pay with a new one.',
  'label.yes': 'Yes',
  'label.no': 'No',
};
