import { idsIn, readAreas, summarise } from '../../scripts/requirements.mjs';

const passed = (title) => ({ title, status: 'passed' });

test.each([
  ['CN-03 rejects 12 or fewer digits', ['CN-03']],
  ['number CN-02..04 and EX-01', ['CN-02', 'CN-03', 'CN-04', 'EX-01']],
  ['PY-03, 05 and 07: one charge', ['PY-03', 'PY-05']],
  ['S3-01, S3-02', ['S3-01', 'S3-02']],
  ['AP-02..04, 06', ['AP-02', 'AP-03', 'AP-04', 'AP-06']],
  ['UTF-8 and ISO-8601 are no requirements', []],
  ['no id at all', []],
])('a title names its IDs: %s', (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

test('only passing tests carry a requirement, and unknown IDs are named', () => {
  const areas = readAreas('## CN Card\n| CN-01 | a |\n| CN-02 | b |\n\n## EX Expiry\n| EX-01 | c |\n### note\n');
  expect(areas).toEqual([
    { heading: 'CN Card', ids: ['CN-01', 'CN-02'] },
    { heading: 'EX Expiry', ids: ['EX-01'] },
  ]);
  const tests = [passed('CN-01 x'), { title: 'CN-02 y', status: 'failed' }, passed('EX-01 z'), passed('ZZ-09 ?')];
  expect(summarise(areas, tests)).toEqual([
    'Requirements: 2 of 3 are carried by a passing test.',
    '  CN Card: CN-02',
    '  Named by a test, but in no line of docs/requirements.md: ZZ-09',
  ]);
});
