import { withoutList } from '../../build/late-list.mjs';

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
