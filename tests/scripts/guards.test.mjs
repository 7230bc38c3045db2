import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findMarks, without } from '../../scripts/guards/marks.mjs';
import { outcomeOf, readGuards } from '../../scripts/guards.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const guards = readGuards();
const names = guards.map(({ guard }) => guard);

test('the table has a row for each guard, and no name twice', () => {
  expect(guards.length).toBeGreaterThanOrEqual(30);
  expect(new Set(names).size).toBe(names.length);
});

test('every mark has a row, and every row one mark', () => {
  const marked = findMarks().map(({ guard }) => guard);
  expect(marked.sort()).toEqual([...names].sort());
});

test.each(guards)('$guard can be taken away, and its tests exist', ({ guard, file, tests }) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  const changed = without(guard, source);
  expect(changed).toBeDefined();
  expect(changed).not.toBe(source);
  expect(ts.transpileModule(changed, { reportDiagnostics: true }).diagnostics).toEqual([]);
  expect(tests.filter((test) => !existsSync(path.join(root, test)))).toEqual([]);
  expect(tests.length).toBeGreaterThan(0);
});

describe('what a mark takes away', () => {
  test.each([
    ['a statement', 'a();\n// guard: x\nif (b) throw c();\nd();', 'a();\n// guard: x\n\nd();'],
    ['an element, with its comma', '[\n  a,\n  // guard: x\n  b,\n  c,\n]', '[\n  a,\n  // guard: x\n  \n  c,\n]'],
    ['a property', 'f({\n  // guard: x\n  a: 1,\n  b,\n})', 'f({\n  // guard: x\n  \n  b,\n})'],
    [
      'what another stands in place of',
      '// guard: x -> return a;\nreturn b ? c : a;',
      '// guard: x -> return a;\nreturn a;',
    ],
    ['one of two guards', '// guard: y\n// guard: x -> b();\na();', '// guard: y\n// guard: x -> b();\nb();'],
  ])('%s', (_name, source, left) => {
    expect(without('x', source)).toBe(left);
  });

  test.each([
    ['nowhere', 'guard(); // x'],
    ['twice', '// guard: x\na();\n// guard: x\nb();'],
    ['above nothing', 'a();\n// guard: x'],
  ])('a guard that is marked %s cannot be taken away', (_name, source) => {
    expect(without('x', source)).toBeUndefined();
  });
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
