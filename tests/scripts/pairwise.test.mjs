import { pairwise } from '../harness/pairwise.js';

test('few rows hold every pair of values', () => {
  const factors = {
    language: ['tr', 'en'],
    theme: ['light', 'dark'],
    framing: ['framed', 'own'],
    size: ['a', 'b', 'c'],
  };
  const rows = pairwise(factors);
  expect(rows.length).toBeLessThanOrEqual(8);
  const names = Object.keys(factors);
  for (const one of names) {
    for (const other of names.slice(names.indexOf(one) + 1)) {
      const seen = new Set(rows.map((row) => `${row[one]} ${row[other]}`));
      expect(seen.size).toBe(factors[one].length * factors[other].length);
    }
  }
});
