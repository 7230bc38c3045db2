import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, readGuards, without } from '../../scripts/guards.mjs';

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

describe('what the tests of a row say', () => {
  const file = (...statuses) => ({ assertionResults: statuses.map((status) => ({ status })) });

  test('one that fails misses the guard', () => {
    expect(outcomeOf({ testResults: [file('passed', 'failed'), file('passed')] })).toBe('failed');
  });
  test('those that pass do not', () => {
    expect(outcomeOf({ testResults: [file('passed'), file('passed', 'pending')] })).toBe('passed');
  });
  test.each([
    ['a file that could not be run', file()],
    ['a file whose tests were all left out', file('pending', 'pending')],
  ])('%s proves nothing', (_name, other) => {
    expect(outcomeOf({ testResults: [file('passed'), other] })).toBe('broken');
  });
});
