import {
  holdsCardNumber,
  isCardNumberInGroups,
  withoutCardNumbers,
} from '../../../src/domain/card/holds-card-number.js';
import { CountedLetters } from '../counted-letters.js';

describe.each([
  // Masking reads the second time a text of its own, which is not counted.
  ['masking', withoutCardNumbers, 5],
  ['looking for a number', holdsCardNumber, 6],
  ['looking for the number of a receipt', isCardNumberInGroups, 6],
])('the work of %s', (_name, read, readsOfLetter) => {
  it.each([
    ['digits', '4'],
    ['card numbers', '4355084355084358 '],
    ['digits one by one', '4 '],
    ['groups', '4355 '],
    ['spaces', ' '],
    ['beginnings of IBANs', 'TR 33 '],
    ['IBANs', 'TR330006100519786457841326 '],
    ['marks on digits', '4\ufe0f\u20e3'],
    ['digits of other scripts', '४'],
    ['percent signs', '% '],
    ['encoded digits', '%34'],
  ])('TR-09: twice as many %s are at most twice the work', (_case, piece) => {
    const readsOf = (count: number) => {
      const letters = new CountedLetters(piece.repeat(count));
      read(letters);
      return letters.reads;
    };
    const once = readsOf(500);
    expect(readsOf(1_000)).toBeLessThanOrEqual(2 * once);
    expect(once).toBeLessThanOrEqual(readsOfLetter * piece.length * 500);
  });
});
