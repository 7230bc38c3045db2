import { cardNumberProblem } from '../../../src/domain/card/card-number.js';
import { expiryProblem } from '../../../src/domain/card/expiry.js';
import { holderNameProblem } from '../../../src/domain/card/holder-name.js';
import { recogniseScheme } from '../../../src/domain/card/scheme.js';
import { cvvProblem } from '../../../src/domain/card/security-code.js';
import {
  inputBlocked,
  sampleCard,
  savedCardsOffered,
  storeCardAllowed,
} from '../../../src/domain/payment/page-features.js';
import { samplePage, sampleSavedCard } from '../sample-page.js';

describe('features', () => {
  it('PP-13 store-card follows the page', () => {
    expect(storeCardAllowed(samplePage())).toBe(true);
    expect(storeCardAllowed(samplePage({ storeCardOff: true }))).toBe(false);
  });

  it('PP-14 test mode forces store-card off and blocks input; a live page does none of it', () => {
    const test = samplePage({ testMode: true });
    expect(storeCardAllowed(test)).toBe(false);
    expect(inputBlocked(test)).toBe(true);
    expect(inputBlocked(samplePage())).toBe(false);
  });

  it.each([2026, 2030, 2031, 2094])('PP-14 the sample card is a right one in every field in %s', (year) => {
    const { number, owner, expiry, cvv } = sampleCard({ year });
    expect(number).toBe('4355084355084358');
    expect(cardNumberProblem(number)).toBeUndefined();
    expect(expiryProblem(expiry, { year, month: 12 })).toBeUndefined();
    expect(cvvProblem(cvv, recogniseScheme(number))).toBeUndefined();
    expect(holderNameProblem(owner)).toBeUndefined();
  });

  it('SC-01 saved cards are offered only when there are some, not in test mode, and store-card is not off', () => {
    const savedCards = [sampleSavedCard];
    expect(savedCardsOffered(samplePage({ savedCards }))).toBe(true);
    expect(savedCardsOffered(samplePage())).toBe(false);
    expect(savedCardsOffered(samplePage({ savedCards, testMode: true }))).toBe(false);
    expect(savedCardsOffered(samplePage({ savedCards, storeCardOff: true }))).toBe(false);
  });
});
