import fc from 'fast-check';
import { chosenCard, shownCardName, withoutCard } from '../../../src/domain/card/saved-card.js';
import { sampleSavedCard } from '../sample-page.js';

const named = (name: string) => ({ ...sampleSavedCard, name });
const cards = ['c1', 'c2', 'c3'].map((ctoken) => ({ ...sampleSavedCard, ctoken }));
const tokens = (of: readonly { ctoken: string }[]) => of.map(({ ctoken }) => ctoken);

describe('the name of a saved card', () => {
  it.each([
    ['', ''],
    ['İş kartım', 'İş kartım'],
    ['12345678901234567890', '12345678901234567890'],
    ['123456789012345678901', '12345678901234567890…'],
    ['ğüşıöçĞÜŞİÖÇğüşıöçĞÜŞ', 'ğüşıöçĞÜŞİÖÇğüşıöçĞÜ…'],
    // A letter in two code units, and one in two code points, is one character and never cut in two.
    ['💳'.repeat(21), `${'💳'.repeat(20)}…`],
    ['I\u0307'.repeat(20), 'I\u0307'.repeat(20)],
  ])('SC-03 %j is shown as %j', (name, shown) => expect(shownCardName(named(name))).toBe(shown));

  it('SC-03 is never more than 20 characters and an ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const shown = shownCardName(named(name));
        const long = [...name.normalize('NFC')].length > 20;
        expect(shown.endsWith('…') && shown !== name).toBe(long);
        expect([...shown.normalize('NFC')].length).toBeLessThanOrEqual(long ? 21 : 20);
      }),
    );
  });
});

describe('the saved cards', () => {
  it('SC-04 lose the deleted one by its ctoken, in their order', () => {
    expect(tokens(withoutCard(cards, 'c2'))).toEqual(['c1', 'c3']);
    expect(withoutCard(cards, 'c4')).toEqual(cards);
    expect(withoutCard([], 'c1')).toEqual([]);
  });

  it('SC-04 selection resets to the first card when the selected one is deleted, and stays otherwise', () => {
    expect(chosenCard(withoutCard(cards, 'c2'), 'c2')?.ctoken).toBe('c1');
    expect(chosenCard(withoutCard(cards, 'c1'), 'c1')?.ctoken).toBe('c2');
    expect(chosenCard(withoutCard(cards, 'c1'), 'c3')?.ctoken).toBe('c3');
  });

  it('SC-02 SC-03 the first is chosen until another is; of none there is none', () => {
    expect(chosenCard(cards, undefined)?.ctoken).toBe('c1');
    expect(chosenCard(cards, 'c3')?.ctoken).toBe('c3');
    expect(chosenCard([], 'c1')).toBeUndefined();
  });
});
