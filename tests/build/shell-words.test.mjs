/** @jest-environment jsdom */
import { wordsOf } from '../../build/shell-words.mjs';

const first = '<p>Dil</p><!-- --><select aria-label="Dil"><option selected="" lang="tr">Türkçe</option></select>';

describe('LG-01 the words of a shell in another language', () => {
  it('are the texts and the attributes that differ, by their places', () => {
    const other =
      '<p>A &lt; B &amp; C</p><!-- --><select aria-label="&quot;Language&quot;"><option lang="tr">Türkçe</option></select>';
    expect(wordsOf(first, other)).toEqual([
      [0, 0, 'A < B & C'],
      [1, 'aria-label', '"Language"'],
      [2, 'selected', null],
    ]);
  });

  it('are found where a browser finds them: behind a sign in an attribute, and in an element that is never closed', () => {
    const shell = (words) => `<p title="a > b">${words}<br>2</p><p>${words}</p>`;
    expect(wordsOf(shell('Tutar'), shell('Amount'))).toEqual([
      [0, 0, 'Amount'],
      [2, 0, 'Amount'],
    ]);
  });

  it('are none where nothing differs', () => {
    expect(wordsOf(first, first)).toEqual([]);
  });

  it('are found where the provider leaves a text empty', () => {
    const shell = (words) => `<div><p>%NAME%</p><p>${words}<!-- --><b>%PRICE%</b></p></div>`;
    document.body.innerHTML = shell('Tutar').replaceAll(/%[A-Z]+%/g, '');
    const [[element, place, value]] = wordsOf(shell('Tutar'), shell('Amount'));
    document.body.querySelectorAll('*')[element].childNodes[place].nodeValue = value;
    expect(document.body.innerHTML).toBe('<div><p></p><p>Amount<!-- --><b></b></p></div>');
  });

  it('do not stand beside a text that the provider fills in', () => {
    const shell = (words) => `<p>%NAME%<!-- --> ${words}</p>`;
    expect(() => wordsOf(shell('Tutar'), shell('Amount'))).toThrow(
      'p has a text of its own beside one that the provider',
    );
  });

  it('are no attribute with something that the provider fills in', () => {
    const shell = (words) => `<p title="%NAME% ${words}"></p>`;
    expect(() => wordsOf(shell('Tutar'), shell('Amount'))).toThrow('p has an attribute with words and something');
  });

  it('cannot be of a shell with other elements', () => {
    expect(() => wordsOf('<p>Dil</p>', '<p>Dil<br/></p>')).toThrow(
      'The shells of two languages have different elements',
    );
    expect(() => wordsOf('<p>Dil</p>', '<b>Dil</b>')).toThrow('p stands where another language has b');
    expect(() => wordsOf('<p>Dil</p>', '<p></p>')).toThrow('p has other children in another language');
  });
});
