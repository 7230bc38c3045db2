import type { cardExtras as turkish } from '../tr/card-extras.js';
import { outcomeDetails } from './outcome-details.js';
import { payDialogs } from './several-parts.js';

/** Holds what is fetched with the first view that a plain new card does not show, in English. */
export const cardExtras: Readonly<
  Record<keyof typeof turkish | 'savedCards.more_one' | 'deadline.warning_one', string>
> = {
  ...payDialogs,
  ...outcomeDetails,

  'card.cvvHelpBack': 'It is the 3 digits at the end of the signature strip on the back of your card.',
  'card.cvvHelpFront': 'On American Express cards it is the 4 digits on the front, above the end of the card number.',
  'card.cvvPictureBack': 'Back of a card: the security code is at the right end of the signature strip',
  'card.cvvPictureFront': 'Front of an American Express card: the security code is above the number, on the right',
  'card.storeCardHelpText':
    'We save your card safely, so that next time you can pay without typing it again. Your security code is never saved.',
  'card.storedBy':
    'Your card is kept by Vezne, which runs this payment page, not by the store. When you pay at this store again and your saved cards are shown, you can delete it with the button beside the card.',
  'card.storeCardConfirm': 'Save this card?',
  'card.storeCardConfirmNoEmail': 'Your card is saved, and this payment is made with 3D Secure.',
  'card.storeCardConfirmText':
    'Your card is saved with the e‑mail address {{email}}, and this payment is made with 3D Secure.',
  'card.use3dHelpText':
    'You approve the payment with a one-time code your bank sends to your phone. That way nobody but you can use your card.',
  'validation.error.savedCard': 'This card has expired',
  'validation.checkRegisteredCard': 'Choose another saved card, or pay with a new one.',
  'installments.legalSingle': 'These products cannot be paid in installments with a personal card.',
  'installments.legalLimit': 'These products can be paid in at most {{max}} installments with a personal card.',
  'label.yes': 'Yes',
  'label.no': 'No',

  'paymentPage.registeredCard.deleteError': 'Your card could not be deleted. Please try again a little later.',
  'paymentPage.registeredCard.deleteSuccess': 'Your card is deleted.',
  'savedCards.mine': 'My saved cards',
  'savedCards.payWith': 'Pay with',
  'savedCards.endsWith': 'ending in {{last4}}',
  'savedCards.expired': 'Expired',
  'savedCards.chosen': 'Chosen',
  'savedCards.more': '{{count}} more cards',
  'savedCards.more_one': '{{count}} more card',
  'savedCards.delete': 'Delete: {{name}}, ending in {{last4}}',
  'savedCards.deleting': 'Deleting the card',
  'savedCards.deleteConfirm': 'Delete this card?',
  'savedCards.deleteConfirmText':
    '“{{name}}”, ending in {{last4}}, is removed from your saved cards. The card itself keeps working.',
  'savedCards.code': 'Enter your security code',
  'savedCards.codeText': 'To pay with “{{name}}”, ending in {{last4}}, enter its security code.',
  'label.delete': 'Delete',

  'installments.title': 'Installment options',
  'installments.count': 'Installments',
  'installments.monthly': 'Monthly',
  'installments.total': 'Total',
  'installments.single': 'Single payment',
  'installments.spoken': '{{name}}, {{monthly}} a month, {{total}} in total',
  'installments.spokenSingle': '{{name}}, {{total}} in total',
  'installments.of': '{{count}} installments',
  'installments.chosen': '{{name}} · {{monthly}} a month',
  'installments.brand': 'Card programme',
  'installments.each': '{{monthly}} a month',
  'installments.pft': 'Interest-free',
  'installments.showAll': 'Show all installments',
  'installments.hide': 'Show fewer',
  'installments.bar': '{{count}} installments × {{monthly}}',
  'installments.interest': 'Interest',
  'installments.cashPrice': '{{count}} interest-free installments',
  'installments.cashPriceBrands': 'With these cards:',
  'installments.allPlans': 'Installment table',

  'points.use': 'Use {{amount}} in points',
  'points.info': 'Your points are taken off this payment, which is made with 3D Secure.',
  'points.paid': 'Paid with points',
  'points.bar': 'From your card after {{points}} in points',
  'points.barInstallments': 'From your card after {{points}} in points, in {{count}} installments',
  'points.barAll': '{{points}} in points, nothing from your card',
  'points.applyError': 'We cannot reach your card points right now. You can pay without them.',

  'deadline.warning': 'Your time to pay ends in {{count}} seconds.',
  'deadline.warning_one': 'Your time to pay ends in {{count}} second.',
  'deadline.extend': 'Give me more time',
  'deadline.extended': 'You have more time now.',
  'deadline.noMore': 'The time cannot be extended any further.',
  'deadline.extendFailed': 'The time could not be extended. Check your connection and try again.',

  'testMode.description': 'A sample card is used.',

  'information.liveMode1':
    'Your store is in test mode. Switch to live mode in your store settings to take real payments.',
  'information.liveMode2':
    'Your live mode application is under review. You can take real payments once it is approved.',
  'information.merchantLogo': 'Your store’s logo can appear here. Add it in your store settings.',
  'information.settings': 'Store settings',
  'information.support': 'Support',
};
