import { cardPaymentType, formChoiceOf } from '../../../src/domain/payment/payment-type.js';
import { samplePage, sampleSavedCard } from '../sample-page.js';

describe('the type of a card payment', () => {
  it.each([
    [false, false, 'card'],
    [false, true, 'registered_cards'],
    [true, false, 'card_points'],
    [true, true, 'card_points'],
  ])('TB-07 CP-03 points %s, a saved card %s: %s', (usePoints, saved, type) => {
    expect(cardPaymentType({ usePoints, saved })).toBe(type);
  });
});

describe('the form of the card tab', () => {
  it.each([
    ['saved cards', { savedCards: [sampleSavedCard] }, 'REGISTEREDCARDS'],
    ['no saved cards', {}, 'PAYWITHCARD'],
    ['saved cards in test mode', { savedCards: [sampleSavedCard], testMode: true }, 'PAYWITHCARD'],
    ['saved cards with store-card off', { savedCards: [sampleSavedCard], storeCardOff: true }, 'PAYWITHCARD'],
  ])('TB-07 with %s the card tab opens with its form', (_, different, form) => {
    expect(formChoiceOf(samplePage(different))).toBe(form);
  });
});
