import fc from 'fast-check';
import { formatCardNumber } from '../../../src/domain/card/card-number.js';
import { normaliseExpiry } from '../../../src/domain/card/expiry.js';
import { caretAfterEdit, digitsOf } from '../../../src/domain/validation/typed-text.js';
import { digits } from '../card/card-arbitraries.js';

/** Text with `|` where the caret is, as it is written in the tables. */
function atCaret(marked: string): { text: string; caret: number } {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}

function edited(marked: string, format: (text: string) => string): string {
  const { text, caret } = atCaret(marked);
  const shown = format(text);
  const position = caretAfterEdit(text, caret, shown);
  return `${shown.slice(0, position)}|${shown.slice(position)}`;
}

const formatNumber = (text: string) => formatCardNumber(digitsOf(text));

describe('caretAfterEdit', () => {
  it.each([
    ['typing at the end', '43550|', '4355 0|'],
    ['a digit put into the middle', '4355 08|43 5508', '4355 08|43 5508'],
    ['a digit that fills a group', '4359|5 0843', '4359| 5084 3'],
    ['a digit at the end of a full group', '43551| 0843', '4355 1|084 3'],
    ['a digit in front', '9|4355 0843', '9|435 5084 3'],
    ['a deleted digit', '435| 0843', '435|0 843'],
    ['a deleted separator', '4355|0843', '4355| 0843'],
    ['a deleted separator at the end', '4355|', '4355|'],
    ['a paste with separators in the middle', '43-55-08|43 5508', '4355 08|43 5508'],
    ['full-width digits', '４３５５０|８４３', '4355 0|843'],
    ['a character that is dropped', '4355 0x|843', '4355 0|843'],
    ['what was typed before the page took over', '435508|4355084358', '4355 08|43 5508 4358'],
    ['the beginning', '|43550843', '|4355 0843'],
    ['nothing', '|', '|'],
  ])('CN-08 %s: %s becomes %s', (_, raw, shown) => expect(edited(raw, formatNumber)).toBe(shown));

  it('CN-08 a digit cut off at the end leaves the caret at the end', () => {
    expect(caretAfterEdit('4355 0843 5508 43589 ', 20, '4355 0843 5508 4358')).toBe(19);
  });

  /** A shown number and one edit of it at any caret: some characters deleted, some put in. */
  const edits = digits({ maxLength: 16 }).chain((typed) => {
    const shown = formatCardNumber(typed);
    return fc.record({
      shown: fc.constant(shown),
      at: fc.nat({ max: shown.length }),
      deleted: fc.nat({ max: 3 }),
      inserted: fc.oneof(digits({ maxLength: 3 }), fc.constantFrom(' ', '-', '1 2', 'x')),
    });
  });

  it('CN-08 never jumps: the digits in front of the caret are the same before and after', () => {
    fc.assert(
      fc.property(edits, ({ shown, at, deleted, inserted }) => {
        const raw = shown.slice(0, at) + inserted + shown.slice(at + deleted);
        const caret = at + inserted.length;
        const after = formatNumber(raw);
        const position = caretAfterEdit(raw, caret, after);
        expect(digitsOf(after.slice(0, position))).toBe(digitsOf(raw.slice(0, caret)).slice(0, digitsOf(after).length));
      }),
    );
  });

  it('CN-08 in the middle the caret stands behind a digit, so the next backspace takes one', () => {
    fc.assert(
      fc.property(edits, ({ shown, at, deleted, inserted }) => {
        const raw = shown.slice(0, at) + inserted + shown.slice(at + deleted);
        const after = formatNumber(raw);
        const position = caretAfterEdit(raw, at + inserted.length, after);
        if (position > 0) expect(after.charAt(position - 1)).toMatch(/[0-9]/);
      }),
    );
  });

  it('CN-08 backspace from the end empties the field digit by digit and never sticks at a separator', () => {
    fc.assert(
      fc.property(digits({ minLength: 1, maxLength: 19 }), (typed) => {
        let shown = formatCardNumber(typed);
        for (let left = digitsOf(shown).length; left > 0; left -= 1) {
          expect(digitsOf(shown)).toHaveLength(left);
          shown = formatNumber(shown.slice(0, -1));
        }
        expect(shown).toBe('');
      }),
    );
  });

  it('CN-08 holding backspace in the middle takes every digit in front of the caret', () => {
    fc.assert(
      fc.property(digits({ minLength: 1, maxLength: 16 }), fc.nat(), (typed, seed) => {
        let shown = formatCardNumber(typed);
        let caret = seed % (shown.length + 1);
        const kept = digitsOf(shown.slice(caret));
        // Twice as many strokes as characters: one of two may only step over a separator.
        for (let stroke = caret * 2; stroke > 0 && caret > 0; stroke -= 1) {
          const raw = shown.slice(0, caret - 1) + shown.slice(caret);
          shown = formatNumber(raw);
          caret = caretAfterEdit(raw, caret - 1, shown);
        }
        expect(caret).toBe(0);
        expect(digitsOf(shown).startsWith(kept) || kept.startsWith(digitsOf(shown))).toBe(true);
      }),
    );
  });

  it.each([
    ['a digit that brings the slash', '123|', '12/3|'],
    ['a month that is completed for the shopper', '3|', '03|'],
    ['a deleted slash', '12|30', '12|/30'],
    ['a deleted digit of the month', '1|/30', '1|/30'],
    ['its correction', '12|/30', '12|/30'],
  ])('CN-11 expiry date, %s: %s becomes %s', (_, raw, shown) => expect(edited(raw, normaliseExpiry)).toBe(shown));
});
