import { defaultPaymentType, formChoiceOf, modeOf, paymentTypes } from '../../../src/domain/methods/payment-type.js';
import { samplePage, sampleSavedCard } from '../page/sample-page.js';

describe('payment types', () => {
  it('TB-07 are five, card by default, each with its mode', () => {
    expect(defaultPaymentType).toBe('card');
    expect(paymentTypes.map((type) => [type, modeOf(type)])).toEqual([
      ['card', 'CARD'],
      ['card_points', 'CARD_POINTS'],
      ['registered_cards', 'CARD'],
      ['bank_loans', 'OTHER_PAYMENTS'],
      ['other_payments', 'OTHER_PAYMENTS'],
    ]);
  });

  it.each([
    ['saved cards', { savedCards: [sampleSavedCard] }, 'REGISTEREDCARDS'],
    ['no saved cards', {}, 'PAYWITHCARD'],
    ['saved cards in test mode', { savedCards: [sampleSavedCard], testMode: true }, 'PAYWITHCARD'],
    ['saved cards with store-card off', { savedCards: [sampleSavedCard], storeCardOff: true }, 'PAYWITHCARD'],
  ])('TB-07 with %s the card tab opens with its form', (_, different, form) => {
    expect(formChoiceOf(samplePage(different))).toBe(form);
  });
});
