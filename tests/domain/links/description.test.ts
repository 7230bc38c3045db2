import { isLongDescription } from '../../../src/domain/links/description.js';

describe('the description of a link', () => {
  it.each([
    ['a'.repeat(180), false],
    ['a'.repeat(181), true],
    ['a\na\na\na', false],
    ['a\na\na\na\na', true],
  ])('SD-04 %p is cut at first: %p', (text, expected) => {
    expect(isLongDescription(text)).toBe(expected);
  });
});
