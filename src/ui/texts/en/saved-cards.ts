import type { savedCards as turkish } from '../tr/saved-cards.js';

/** The saved cards, in English. */
export const savedCards: Readonly<Record<keyof typeof turkish | 'savedCards.more_one', string>> = {
  'paymentPage.registeredCard.deleteError': 'Your card could not be deleted. Please try again a little later.',
  'paymentPage.registeredCard.deleteSuccess': 'Your card is deleted.',
  'savedCards.mine': 'My saved cards',
  'savedCards.payWith': 'Card to pay with',
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
  'savedCards.code': 'Security code of your card',
  'savedCards.codeText': 'To pay with “{{name}}”, ending in {{last4}}, enter its security code.',
  'label.delete': 'Delete',
};
