/** What docs/security.md names exists: tests by their titles, files, commands, and what a command runs. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const folders = ['src', 'sandbox', 'tests', 'scripts', 'build'];

const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
);
const { scripts } = JSON.parse(read('package.json'));

/** Tests that a row names, `file`: "title", "title". */
function testsIn(row) {
  return [...row.matchAll(/`(tests\/[^`]+)`: ((?:"[^"]+"(?: †)?(?:, )?)+)/g)].flatMap(([, file, titles]) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => ({ file, title })),
  );
}

/** Paths and names of files that stand in backquotes. */
const filesIn = (text) => [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|json|patch))`/g)].map(([, name]) => name);

/** Commands that stand in backquotes: the script, and the names of test files that it is given. */
const commandsIn = (text) =>
  [...text.matchAll(/`npm (?:run )?([\w:]+)((?: -- [^`]*)?)`/g)].map(([, script, rest]) => ({
    script,
    patterns: rest.split(' ').filter((word) => word !== '' && !word.startsWith('-')),
  }));

const isNamed = (name) => files.some((file) => file === name || file.endsWith(`/${name}`));

/** What does not hold of a document, by line. */
function faultsOf(document) {
  return document.split('\n').flatMap((row) => {
    const tests = testsIn(row);
    const commands = commandsIn(row);
    const runs = commands.filter(({ script }) => /^(test:unit|test:e2e|engines)$/.test(script));
    const isRun = (file) =>
      runs.some(({ patterns }) => patterns.length === 0 || patterns.some((pattern) => file.includes(pattern)));
    return [
      ...filesIn(row)
        .filter((name) => !isNamed(name) && !/^(manifest|package)\.json$/.test(name))
        .map((name) => `no file ${name}`),
      ...tests
        .filter(({ file, title }) => isNamed(file) && !read(file).includes(title))
        .map(({ file, title }) => `no test "${title}" in ${file}`),
      ...tests
        .filter(({ file }) => runs.length > 0 && !isRun(file))
        .map(({ file }) => `no command of the row runs ${file}`),
      ...commands
        .filter(({ script }) => !(script in scripts) && script !== 'start')
        .map(({ script }) => `no npm script ${script}`),
      ...runs
        .flatMap(({ patterns }) => patterns)
        .filter((pattern) => !files.some((file) => /\.(test|spec)\./.test(file) && file.includes(pattern)))
        .map((pattern) => `no test file is called ${pattern}`),
    ];
  });
}

describe('docs/security.md', () => {
  const document = read('docs/security.md');

  test('names tests, files and commands that exist', () => {
    expect(faultsOf(document)).toEqual([]);
  });

  test('names at least one test and one command for each threat', () => {
    const threats = document.split('\n').filter((row) => /^\| (?!threat|-)/.test(row) && row.split(' | ').length === 4);
    expect(threats.length).toBeGreaterThan(30);
    for (const row of threats) {
      expect(testsIn(row).map(({ file }) => file)).not.toEqual([]);
      expect(commandsIn(row).map(({ script }) => script)).not.toEqual([]);
    }
  });

  const changed = [
    ['a title', '"PY-06 the answer is lost', '"PY-06 the answer was lost', 'no test "PY-06 the answer was lost'],
    [
      'a file',
      '`src/infrastructure/gateway/http-client.ts`',
      '`src/infrastructure/http.ts`',
      'no file src/infrastructure',
    ],
    ['a command', '`npm run doors`', '`npm run gates`', 'no npm script gates'],
    ['what a command runs', '-- domain/links/address', '-- domain/links/addresses', 'no test file is called'],
    ['a command of another test', '-- default-headers`', '-- site/asset-folder`', 'no command of the row runs'],
  ];
  test.each(changed)('%s that does not exist is found', (_name, from, to, fault) => {
    expect(document).toContain(from);
    expect(faultsOf(document.replace(from, to)).filter((found) => found.startsWith(fault))).not.toEqual([]);
  });
});
