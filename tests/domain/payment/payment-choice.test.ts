import fc from 'fast-check';
import { storeCardAllowed } from '../../../src/domain/payment/page-features.js';
import {
  askStoreCard,
  cardPaymentType,
  check3d,
  confirmStoreCard,
  dropPoints,
  dropStoreCard,
  formChoiceOf,
  initialChoice,
  uncheck3d,
  usePoints,
} from '../../../src/domain/payment/payment-choice.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { non3dAllowed, paysWith3d, type SecurityChoice } from '../../../src/domain/payment/three-d-secure.js';
import { samplePage, sampleSavedCard } from '../sample-page.js';

const free = samplePage({ non3d: true });

const pages = fc
  .record({ non3d: fc.boolean(), force3d: fc.boolean(), testMode: fc.boolean(), storeCardOff: fc.boolean() })
  .map(samplePage);

type Step = (choice: SecurityChoice, page: PaymentPage) => SecurityChoice;
const boxes: Step[] = [confirmStoreCard, dropStoreCard, check3d, uncheck3d];
const steps: Step[] = [...boxes, usePoints, dropPoints];

/** A page and a choice that any number of clicks on it can lead to. */
const clicked = fc.tuple(pages, fc.array(fc.constantFrom(...steps), { maxLength: 8 })).map(([page, clicks]) => ({
  page,
  choice: clicks.reduce((choice, click) => click(choice, page), initialChoice(page)),
}));

describe('the 3-D box', () => {
  it.each([
    // non3d, force3d, testMode; box there, checked at first, pays with 3-D at first
    [false, false, false, false, false, true],
    [true, false, false, true, false, false],
    [false, true, false, false, true, true],
    [true, true, false, true, true, true],
    [true, false, true, false, false, true],
    [true, true, true, false, true, true],
    [false, false, true, false, false, true],
  ])(
    'S3-05 S3-06 S3-08 PP-13 PP-14 non3d %s, force3d %s, test %s: box %s, checked %s, 3-D %s',
    (non3d, force3d, testMode, box, checked, with3d) => {
      const page = samplePage({ non3d, force3d, testMode });
      const choice = initialChoice(page);
      expect(non3dAllowed(page)).toBe(box);
      expect(choice).toEqual({
        use3d: checked,
        storeCard: false,
        usePoints: false,
      });
      expect(paysWith3d(choice, page)).toBe(with3d);
    },
  );

  it('S3-02 unchecking it turns store-card off', () => {
    const storing = confirmStoreCard(initialChoice(free));
    expect(uncheck3d(storing, free)).toEqual({
      use3d: false,
      storeCard: false,
      usePoints: false,
    });
  });

  it('S3-03 checking it clears the way without 3-D: the payment is 3-D', () => {
    const before = initialChoice(free);
    expect(paysWith3d(before, free)).toBe(false);
    const after = check3d(before);
    expect(after).toEqual({ ...before, use3d: true });
    expect(paysWith3d(after, free)).toBe(true);
  });

  it('S3-05 with force3d it cannot be unchecked', () => {
    const page = samplePage({ non3d: true, force3d: true });
    const choice = confirmStoreCard(initialChoice(page));
    expect(uncheck3d(choice, page)).toEqual(choice);
  });

  it('S3-06 S3-08 without 3-D goes only what a live page allows, does not insist on, and the shopper did not ask for', () => {
    fc.assert(
      fc.property(clicked, ({ page, choice }) => {
        const without = page.non3d && !page.testMode && !page.force3d && !choice.use3d;
        expect(paysWith3d(choice, page)).toBe(!without);
      }),
    );
  });
});

describe('store-card', () => {
  it.each([
    [{}, true],
    [{ storeCardOff: true }, false],
    [{ testMode: true }, false],
    [{ storeCardOff: true, testMode: true }, false],
  ])('PP-13 PP-14 with %j it is offered: %s', (different, offered) => {
    const page = samplePage(different);
    expect(storeCardAllowed(page)).toBe(offered);
    expect(askStoreCard(page)).toEqual(offered ? { email: 'ayse@example.com' } : undefined);
  });

  it('S3-01 Yes turns it on and checks both boxes, No turns it off', () => {
    const before = initialChoice(free);
    const yes = confirmStoreCard(before);
    expect(yes).toEqual({ use3d: true, storeCard: true, usePoints: false });
    expect(dropStoreCard(yes)).toEqual({ ...yes, storeCard: false });
    expect(dropStoreCard(before)).toEqual(before);
  });

  it('S3-01 unchecking it leaves the 3-D box as it is', () => {
    const storing = confirmStoreCard(initialChoice(free));
    expect(dropStoreCard(storing)).toEqual({ ...storing, storeCard: false });
  });

  it('S3-04 storing a card forces 3-D, whatever was clicked before', () => {
    fc.assert(
      fc.property(clicked, ({ page, choice }) => {
        if (choice.storeCard) expect(choice.use3d).toBe(true);
        expect(paysWith3d(confirmStoreCard(choice), page)).toBe(true);
      }),
    );
    expect(paysWith3d({ ...initialChoice(free), storeCard: true }, free)).toBe(true);
  });

  it('S3-04 a payment with card points is 3-D, whatever was clicked before', () => {
    expect(paysWith3d(initialChoice(free), free)).toBe(false);
    expect(paysWith3d({ ...initialChoice(free), usePoints: true }, free)).toBe(true);
    fc.assert(
      fc.property(clicked, ({ page, choice }) => {
        if (choice.usePoints) expect(choice.use3d).toBe(true);
        expect(paysWith3d(usePoints(choice), page)).toBe(true);
      }),
    );
  });
});

describe('card points', () => {
  const before = initialChoice(free);

  it('CP-03 checked uses the points, unchecked resets', () => {
    const using = usePoints(before);
    expect(using).toEqual({ ...before, usePoints: true, use3d: true });
    expect(dropPoints(using)).toEqual({ ...using, usePoints: false });
  });

  it('S3-04 unchecking 3-D lets the points go', () => {
    expect(uncheck3d(usePoints(before), free)).toEqual(before);
    const insisting = samplePage({ non3d: true, force3d: true });
    expect(uncheck3d(usePoints(before), insisting)).toEqual(usePoints(before));
  });
});

describe('initialChoice', () => {
  it('S3-01 stores nothing and uses no points, on every page', () => {
    fc.assert(
      fc.property(pages, (page) => {
        expect(initialChoice(page)).toMatchObject({ storeCard: false, usePoints: false });
      }),
    );
  });
});

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
