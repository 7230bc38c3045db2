/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markSheet } from '../../build/mark-sheet.mjs';

const folder = path.join(import.meta.dirname, '../../public/oos-assets/logo/card-schemas');
const drawing = (name) => readFileSync(path.join(folder, `${name}.svg`), 'utf8');
const small = (inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32" viewBox="0 0 48 32">${inner}</svg>`;
const read = (svg) => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('RL-10 the sheet of marks', () => {
  const names = ['troy', 'amex', 'visa', 'mastercard', 'unionpay', '3d-secure', 'go'];
  const sheet = read(markSheet(names.map((name) => [name, drawing(name)])));

  it.each(names)('shows in the view of %s what its file draws', (name) => {
    const [, top] = sheet.getElementById(name).getAttribute('viewBox').split(' ');
    const placed = sheet.querySelector(`svg > svg[y="${top}"]`);
    expect(placed.innerHTML).toBe(read(drawing(name)).documentElement.innerHTML);
  });

  it('has views of the size of a mark, none of which reaches into another', () => {
    const boxes = [...sheet.querySelectorAll('view')].map((view) => view.getAttribute('viewBox'));
    expect(boxes).toEqual([36, 72, 108, 144, 180, 216, 252].map((top) => `0 ${top} 48 32`));
  });

  it('shows nothing under a name that it does not have', () => {
    expect(sheet.documentElement.getAttribute('viewBox')).toBe('0 0 48 32');
    expect(sheet.querySelector('svg > svg').getAttribute('y')).toBe('36');
  });

  it('refuses two drawings with one id', () => {
    const drawings = [
      ['a', small('<g id="c"/>')],
      ['b', small('<g id="c"/>')],
    ];
    expect(() => markSheet(drawings)).toThrow('b.svg has the id c, which stands elsewhere, too');
  });

  it('refuses two drawings with one id, however it is written', () => {
    const drawings = [
      ['a', small("<g id='c'/>")],
      ['b', small('<g id = "c"/>')],
    ];
    expect(() => markSheet(drawings)).toThrow('b.svg has the id c, which stands elsewhere, too');
  });

  it('refuses an id that is the name of a mark', () => {
    const drawings = [
      ['a', small('<g id="b"/>')],
      ['b', small('<g/>')],
    ];
    expect(() => markSheet(drawings)).toThrow('a.svg has the id b, which stands elsewhere, too');
  });

  it('refuses a drawing of another size', () => {
    expect(() => markSheet([['a', '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"></svg>']])).toThrow(
      'a.svg does not begin with <svg xmlns="http://www.w3.org/2000/svg" width="48" height="32"',
    );
  });
});
