import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  judge,
  readChecks,
  readCriteria,
  readMarks,
  testsOf,
  writeReport,
} from '../../scripts/accessibility-report.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const sample = readCriteria(`
| criterion | checked by |
|---|---|
| 1.2.1 to 1.2.2 Audio | does not apply: the page has neither |
| 1.4.4 Resize text | text at 200 %: \`tests/e2e/journeys/layout.spec.ts\`: "the form fits at any width" |
| 1.4.5 Images of text | logos alone; that each is named: axe × |
| 1.4.10 Reflow | by the first two tests of 1.4.4 |
| 2.4.5 Multiple ways | the pages are steps of a payment |
| 2.4.7 Focus visible | the tests of 1.4.4. By eye, too |
| 3.3.1 Error identification | \`tests/ui/kit/tokens.test.ts\`: "a text in %s has 4.5:1 on %s", "an edge" |
`);
const checks = { 'axe ×': [{ file: 'tests/e2e/journeys/success.spec.ts', title: '' }] };
const layout = { file: 'tests/e2e/journeys/layout.spec.ts', title: 'PP-09 the form fits at any width' };
const ink = { file: 'tests/ui/kit/tokens.test.ts', title: 'colours a text in ink has 4.5:1 on paper' };
const edge = { file: 'tests/ui/kit/tokens.test.ts', title: 'an edge' };
const passed = (test) => ({ ...test, status: 'passed' });

/** The result of each criterion of the sample, by its number. */
function resultsOf(run) {
  return Object.fromEntries(
    sample.map((criterion) => [criterion.id, judge(criterion, testsOf(criterion, sample, checks), run).result]),
  );
}

test('a criterion has its number, level and name, also where one row is about several', () => {
  expect(sample.map(({ id, level, name }) => [id, level, name])).toEqual([
    ['1.2.1', 'A', 'Audio-only and video-only (prerecorded)'],
    ['1.2.2', 'A', 'Captions (prerecorded)'],
    ['1.4.4', 'AA', 'Resize text'],
    ['1.4.5', 'AA', 'Images of text'],
    ['1.4.10', 'AA', 'Reflow'],
    ['2.4.5', 'AA', 'Multiple ways'],
    ['2.4.7', 'AA', 'Focus visible'],
    ['3.3.1', 'A', 'Error identification'],
  ]);
});

test('without a run nothing counts as checked', () => {
  expect(resultsOf([])).toEqual({
    '1.2.1': 'does not apply',
    '1.2.2': 'does not apply',
    '1.4.4': 'not checked',
    '1.4.5': 'not checked',
    '1.4.10': 'not checked',
    '2.4.5': 'read, not tested',
    '2.4.7': 'not checked',
    '3.3.1': 'not checked',
  });
});

test('a criterion passes when each test that it names, is marked with or points to has passed', () => {
  const run = [layout, { file: 'tests/e2e/journeys/success.spec.ts', title: 'any' }, ink].map(passed);
  expect(resultsOf(run)).toMatchObject({ '1.4.4': 'its tests pass', '1.4.5': 'its tests pass' });
  expect(resultsOf(run)).toMatchObject({ '1.4.10': 'its tests pass', '3.3.1': 'not checked' });
  expect(resultsOf([...run, passed(edge)])).toMatchObject({ '3.3.1': 'its tests pass' });
});

test.each([
  ['one of several rows of a test fails', [passed(ink), passed(edge), { ...ink, status: 'failed' }], 'a test fails'],
  ['a test was skipped', [passed(ink), { ...edge, status: 'skipped' }], 'not checked'],
  [
    'one of several rows of a test was skipped',
    [passed(ink), passed(edge), { ...ink, status: 'skipped' }],
    'not checked',
  ],
  ['a longer title passed', [passed(ink), passed({ ...edge, title: 'an edge of a field' })], 'not checked'],
  [
    'the title passed in another file',
    [passed(ink), { ...passed(edge), file: 'tests/ui/other.test.ts' }],
    'not checked',
  ],
])('%s: the criterion does not pass', (_what, run, result) => {
  expect(resultsOf(run)).toMatchObject({ '3.3.1': result });
});

test('axe sees the journeys that call it by a helper, and no others', () => {
  const files = readChecks()['axe ×'].map(({ file }) => file);
  expect(files).toContain('tests/e2e/journeys/success.spec.ts');
  expect(files).toContain('tests/e2e/journeys/methods/redirects.spec.ts');
  expect(files).not.toContain('tests/e2e/journeys/embedding.spec.ts');
});

test('the report has a row for each criterion of the document, with its test or reading, and says what is open', () => {
  const criteria = readCriteria(readFileSync(path.join(root, 'docs/accessibility.md'), 'utf8'));
  const report = writeReport({ criteria, checks, marks: '', results: [], version: '1.0.0', day: '2026-11-27' });
  const rows = report.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows).toHaveLength(55);
  expect(report).toContain('Vezne 1.0.0, 2026-11-27.');
  expect(rows.find((row) => row.startsWith('| 3.1.1 '))).toContain(
    '| A | not checked | axe ×; `tests/ui/frame/language.vm.test.ts`',
  );
  expect(rows.find((row) => row.startsWith('| 3.1.1 '))).toContain('not run: `tests/ui/frame/language.vm.test.ts`');
});

test('the report can be read by itself: it explains its marks, and its links lead to the documents', () => {
  const criteria = readCriteria(readFileSync(path.join(root, 'docs/accessibility.md'), 'utf8'));
  const marks = readMarks(readFileSync(path.join(root, 'docs/accessibility.md'), 'utf8'));
  const report = writeReport({ criteria, checks, marks, results: [], version: '1.0.0', day: '2026-11-27' });
  for (const mark of ['axe ×', 'gallery ×', 'screens ×']) expect(report).toContain(`**${mark}**: `);
  expect(report).toContain('](../docs/merchant-api.md)');
  expect(report).not.toMatch(/\]\((?!\.\.\/docs\/)[^)]*\.md\)/);
});

test('of many open tests a row names the first ones and counts the others', () => {
  const [criterion] = readCriteria('| 1.4.5 Images of text | axe × |');
  const many = Array.from({ length: 9 }, (_, index) => ({ file: `tests/e2e/journeys/j${index}.spec.ts`, title: '' }));
  const failed = { file: 'tests/e2e/journeys/j8.spec.ts', title: 'is seen', status: 'failed' };
  const given = {
    criteria: [criterion],
    checks: { 'axe ×': many },
    marks: '',
    results: [failed],
    version: '1',
    day: '',
  };
  const [row] = writeReport(given)
    .split('\n')
    .filter((line) => line.startsWith('| 1.4.5'));
  expect(row).toContain(
    '**9 open**: failed: `tests/e2e/journeys/j8.spec.ts`; not run: `tests/e2e/journeys/j0.spec.ts`; ',
  );
  expect(row).toMatch(/j2\.spec\.ts`; and 5 others \|$/);
});
