import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readGuards, without } from '../../scripts/guards.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const guards = readGuards();

test('the table has a row for each guard, and no name twice', () => {
  expect(guards.length).toBeGreaterThanOrEqual(30);
  expect(new Set(guards.map(({ guard }) => guard)).size).toBe(guards.length);
});

test.each(guards)('$guard can be taken away: its text stands in $file once, and its tests exist', (row) => {
  const source = readFileSync(path.join(root, row.file), 'utf8');
  const changed = without(row, source);
  expect(changed).toBeDefined();
  expect(changed).not.toBe(source);
  expect(row.tests.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(row.tests.length).toBeGreaterThan(0);
});

test('a text that stands nowhere or twice is no row', () => {
  const row = { text: 'guard();', replacement: '' };
  expect(without(row, 'a(); b();')).toBeUndefined();
  expect(without(row, 'guard(); guard();')).toBeUndefined();
  expect(without(row, 'a(); guard(); b();')).toBe('a();  b();');
});
