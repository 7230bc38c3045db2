/**
 * `npm run guards`: takes each guard of tests/guards/guards.json away, in a copy of the tree, and runs the tests that its
 * row names: one of them must fail. `-- WORD …` runs the guards whose name or file holds one of the words; `--only-without`
 * leaves out the first run, in which every guard is in place and every test must pass.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { installPackages } from './setup.mjs';
import { root } from './terminal.mjs';

/**
 * Rows `{ guard, file, text, replacement, tests, only, postgres }`. `only`: the titles that are run, as a regular
 * expression; `postgres`: the embedded database does not show what is missing.
 */
export function readGuards() {
  return JSON.parse(readFileSync(path.join(root, 'tests/guards/guards.json'), 'utf8'));
}

/** The source without the guard; undefined where the text does not stand in it exactly once. */
export function without({ text, replacement }, source) {
  const [before, after, ...more] = source.split(text);
  return after === undefined || more.length > 0 ? undefined : before + replacement + after;
}

const copied = [
  'src',
  'sandbox',
  'tests',
  'build',
  'scripts',
  'public',
  'package.json',
  'tsconfig.json',
  'jest.config.mjs',
];

/** `passed`, `failed`, or `broken`: a test file that could not be run proves nothing. */
function runTests(copy, { tests, only = '', postgres = false }) {
  const results = path.join(copy, 'results.json');
  rmSync(results, { force: true });
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = path.join(copy, 'node_modules/jest/bin/jest.js');
  const named = ['-t', `^${postgres ? '' : '(?!.*\\(PostgreSQL\\))'}.*${only}`];
  const options = ['-w', '1', '--forceExit', '--json', '--outputFile', results, ...named];
  spawnSync(process.execPath, [...flags, jest, ...options, '--runTestsByPath', ...tests], {
    cwd: copy,
    stdio: 'ignore',
  });
  if (!existsSync(results)) return 'broken';
  const { numRuntimeErrorTestSuites, numFailedTests, numPassedTests } = JSON.parse(readFileSync(results, 'utf8'));
  if (numRuntimeErrorTestSuites > 0 || numFailedTests + numPassedTests === 0) return 'broken';
  return numFailedTests > 0 ? 'failed' : 'passed';
}

/** What became of one guard: its row of the table. */
function tryWithout(copy, row) {
  const file = path.join(copy, row.file);
  const source = readFileSync(file, 'utf8');
  const changed = without(row, source);
  if (changed === undefined) return 'text not found once';
  writeFileSync(file, changed);
  try {
    const outcome = runTests(copy, row);
    return { failed: 'found', passed: 'NOT FOUND', broken: 'tests did not run' }[outcome];
  } finally {
    writeFileSync(file, source);
  }
}

function main() {
  const { values, positionals: words } = parseArgs({
    options: { 'only-without': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  installPackages();
  const isAsked = ({ guard, file }) => words.length === 0 || words.some((word) => `${guard} ${file}`.includes(word));
  const rows = readGuards().filter(isAsked);
  const copy = mkdtempSync(path.join(tmpdir(), 'vezne-guards-'));
  const outcomes = [];
  try {
    for (const name of copied) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    const tests = [...new Set(rows.flatMap(({ tests }) => tests))];
    const postgres = rows.some((row) => row.postgres === true);
    const before = values['only-without'] ? 'left out' : runTests(copy, { tests, postgres });
    console.log(`With every guard in place the named tests: ${before}`);
    for (const row of rows) {
      const outcome = tryWithout(copy, row);
      outcomes.push(outcome);
      console.log(`${outcome.padEnd(20)} ${row.guard} (${row.file})`);
    }
    const found = outcomes.filter((outcome) => outcome === 'found').length;
    console.log(`\n${found} of ${rows.length} guards are missed by a test when they are taken away`);
    process.exitCode = before !== 'failed' && before !== 'broken' && rows.length > 0 && found === rows.length ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
