/**
 * `npm run guards`: takes each guard of tests/guards/guards.json away, in a copy of the tree, and runs the tests that its
 * row names: one of them must fail. `-- WORD …` runs the guards whose name or file holds one of the words; `--only-without`
 * leaves out the first run, in which every guard is in place and every test must pass.
 */

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

/** What is made by a build or a run, or linked: no test of the table reads it. */
const leftOut = ['.data', '.git', '.reports', 'dist', 'node_modules'];

/**
 * What Jest printed and the outcome: `passed`, `failed`, or `broken`, since a test file that could not be run proves
 * nothing. Without `postgres` the embedded database is used also where PostgreSQL is installed: it starts faster.
 */
function runTests(copy, { tests, only, postgres = false }) {
  const results = path.join(copy, 'results.json');
  rmSync(results, { force: true });
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = path.join(copy, 'node_modules/jest/bin/jest.js');
  const named = only === undefined ? [] : ['-t', only];
  const options = ['-w', '1', '--forceExit', '--json', '--outputFile', results, ...named];
  const { stderr } = spawnSync(process.execPath, [...flags, jest, ...options, '--runTestsByPath', ...tests], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, VEZNE_EMBEDDED: postgres ? process.env.VEZNE_EMBEDDED : '1' },
  });
  const outcome = existsSync(results) ? outcomeOf(JSON.parse(readFileSync(results, 'utf8'))) : 'broken';
  return { outcome, output: stderr };
}

const endOf = (output) => output.trim().split('\n').slice(-60).join('\n');

/** What Jest's results say. A file whose tests were all left out would pass whatever is taken away. */
export function outcomeOf({ testResults }) {
  const ran = testResults.map(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed' || status === 'failed'),
  );
  if (ran.some((tests) => tests.length === 0)) return 'broken';
  return ran.flat().some(({ status }) => status === 'failed') ? 'failed' : 'passed';
}

/** The tests that the rows name, while nothing is taken away: once on each database that a row asks for. */
function passWithEveryGuard(copy, rows) {
  const onEach = [false, true].map((postgres) => {
    const tests = rows.filter((row) => (row.postgres ?? false) === postgres).flatMap((row) => row.tests);
    if (tests.length === 0) return true;
    const { outcome, output } = runTests(copy, { tests: [...new Set(tests)], postgres });
    console.log(`With every guard in place the named tests: ${outcome}${postgres ? ' (PostgreSQL)' : ''}`);
    if (outcome !== 'passed') console.log(endOf(output));
    return outcome === 'passed';
  });
  return onEach.every(Boolean);
}

/** What became of one guard: its row of the table. */
function tryWithout(copy, row) {
  const file = path.join(copy, row.file);
  const source = readFileSync(file, 'utf8');
  const changed = without(row, source);
  if (changed === undefined) return 'text not found once';
  writeFileSync(file, changed);
  try {
    const { outcome, output } = runTests(copy, row);
    if (outcome === 'broken') console.log(endOf(output));
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
    for (const name of readdirSync(root).filter((each) => !leftOut.includes(each))) {
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    const isSound = values['only-without'] || passWithEveryGuard(copy, rows);
    for (const row of rows) {
      const outcome = tryWithout(copy, row);
      outcomes.push(outcome);
      console.log(`${outcome.padEnd(20)} ${row.guard} (${row.file})`);
    }
    const found = outcomes.filter((outcome) => outcome === 'found').length;
    console.log(`\n${found} of ${rows.length} guards are missed by a test when they are taken away`);
    process.exitCode = isSound && rows.length > 0 && found === rows.length ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
