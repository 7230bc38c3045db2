import { wordsOf } from '../../build/shell-words.mjs';

const first = '<p>Dil</p><!-- --><select aria-label="Dil"><option selected="" lang="tr">Türkçe</option></select>';

describe('LG-01 the words of a shell in another language', () => {
  it('are the texts and the attributes that differ, by their places', () => {
    const other =
      '<p>A &lt; B &amp; C</p><!-- --><select aria-label="&quot;Language&quot;"><option lang="tr">Türkçe</option></select>';
    expect(wordsOf(first, other)).toEqual([
      [1, 'A < B & C'],
      [2, '"Language"', 'aria-label'],
      [3, null, 'selected'],
    ]);
  });

  it('are none where nothing differs', () => {
    expect(wordsOf(first, first)).toEqual([]);
  });

  it('cannot be of a shell with other elements', () => {
    expect(() => wordsOf('<p>Dil</p>', '<p>Dil<br/></p>')).toThrow('The shells of two languages have different nodes');
    expect(() => wordsOf('<p>Dil</p>', '<b>Dil</b>')).toThrow('p stands where another language has b');
  });
});
