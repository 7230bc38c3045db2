import { nameSignProblem, typedName } from '../../../src/domain/validation/name.js';

describe('names', () => {
  it.each([
    ['AYŞE.', 'AYŞE '],
    ['AYŞE. ', 'AYŞE '],
    ['AYŞE. YILMAZ', 'AYŞE YILMAZ'],
    ['J.R.', 'J R '],
    ['AYŞE   YILMAZ', 'AYŞE YILMAZ'],
    ['AYŞE-GÜL', 'AYŞE-GÜL'],
  ])('CN-13 AD-01: %j is shown as %j: a typed dot is a space, and spaces are joined', (typed, shown) => {
    expect(typedName(typed)).toBe(shown);
  });

  it('CN-13: no problem holds a digit of what was typed', () => {
    expect(JSON.stringify(nameSignProblem('4355084355084358'))).not.toMatch(/\d/);
  });
});
