/** What docs/accessibility.md names exists, and each criterion of WCAG 2.2 A and AA has its row. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const document = read('docs/accessibility.md');

/** The last number of each guideline's criteria at A and AA, and those of AAA in between. */
const guidelines = {
  1.1: [1],
  1.2: [1, 2, 3, 4, 5],
  1.3: [1, 2, 3, 4, 5],
  1.4: [1, 2, 3, 4, 5, 10, 11, 12, 13],
  2.1: [1, 2, 4],
  2.2: [1, 2],
  2.3: [1],
  2.4: [1, 2, 3, 4, 5, 6, 7, 11],
  2.5: [1, 2, 3, 4, 7, 8],
  3.1: [1, 2],
  3.2: [1, 2, 3, 4, 6],
  3.3: [1, 2, 3, 4, 7, 8],
  4.1: [2, 3],
};
const criteria = Object.entries(guidelines).flatMap(([guideline, numbers]) =>
  numbers.map((number) => `${guideline}.${number}`),
);

/** The criteria that a row is about: one, or the first to the last. */
function criteriaIn(row) {
  const [, guideline, first, last] = /^\| (\d\.\d)\.(\d+)(?: to \d\.\d\.(\d+))? /.exec(row) ?? [];
  if (guideline === undefined) return [];
  const count = Number(last ?? first) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${guideline}.${Number(first) + index}`);
}

/** What a text names that is not there. A name is a file of the tests, which titles in quotation marks may follow. */
function faultsOf(text) {
  return [...text.matchAll(/`(tests\/[^`]+)`(: "[^"]+")?/g)].flatMap(([, file, title]) => {
    if (!existsSync(path.join(root, file))) return [`no file ${file}`];
    const words = title?.slice(3, -1);
    return words === undefined || read(file).includes(words) ? [] : [`no test "${words}" in ${file}`];
  });
}

describe('docs/accessibility.md', () => {
  const rows = document.split('\n').filter((row) => /^\| \d/.test(row));

  test('names tests and files that exist', () => {
    expect(faultsOf(document)).toEqual([]);
  });

  test('has each criterion of WCAG 2.2 A and AA once, in order', () => {
    expect(criteria).toHaveLength(55);
    expect(rows.flatMap(criteriaIn)).toEqual(criteria);
  });

  test('says of each how it is checked, or why it does not apply', () => {
    const silent = rows.filter(
      (row) => !/(axe|screens) ×|`tests\/|does not apply|tests of 1\.4\.4|\(1\.4\.11\)/.test(row),
    );
    expect(silent).toEqual([]);
  });

  test.each([
    ['a title', '"LG-01 the document’s', '"LG-01 a document’s', 'no test "LG-01 a document’s'],
    ['a file', 'tests/ui/kit/tokens.test.ts', 'tests/ui/kit/token.test.ts', 'no file tests/ui/kit/token.test.ts'],
  ])('%s that does not exist is found', (_name, from, to, fault) => {
    expect(document).toContain(from);
    expect(faultsOf(document.replaceAll(from, to)).filter((found) => found.startsWith(fault))).not.toEqual([]);
  });
});
