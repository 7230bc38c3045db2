import { markBehind, withoutList } from '../../build/second-frame.mjs';

const list = '<select aria-label="Dil"><option value="tr">Türkçe</option></select>';
const shell = `<p>Vezne</p><span class="a" data-list="">${list}<svg></svg></span><select id="other"></select>`;

describe('SD-01 the list of languages of a shell', () => {
  it('stands in a template, and all else where it was', () => {
    expect(withoutList(shell)).toEqual({
      shell: '<p>Vezne</p><span class="a" data-list=""><svg></svg></span><select id="other"></select>',
      list: `<template id="list">${list}</template>`,
    });
  });

  it('is refused where there is none, or more than one', () => {
    for (const other of ['<p>Vezne</p>', shell + shell]) expect(() => withoutList(other)).toThrow('one list');
  });
});

describe('SD-01 the first frame of a shell', () => {
  it('ends with its field: what follows it is marked, and nothing in that', () => {
    const form =
      '<form><p>a</p><div><label><!-- b --><input id="one"/><span></span><i></i></label><p><b>c</b></p></div><input id="two"/></form>';
    expect(markBehind(`<main><h1></h1>${form}<p><i></i></p></main><footer></footer>`, 'one')).toBe(
      '<main><h1></h1><form><p>a</p><div><label><!-- b --><input id="one"/><span></span><i data-second></i></label>' +
        '<p data-second><b>c</b></p></div><input data-second id="two"/></form><p data-second><i></i></p></main>' +
        '<footer data-second></footer>',
    );
  });

  it('ends with the field where nothing follows', () => {
    const shell = '<main><p></p><input id="one"/></main>';
    expect(markBehind(shell, 'one')).toBe(shell);
  });

  it('is refused where the shell has no such field', () => {
    expect(() => markBehind('<main><input id="one"/></main>', 'two')).toThrow('no field two');
  });
});
