/**
 * `npm run guards`: takes each guard of tests/guards/guards.json away, in a copy of the tree, and runs the tests that its
 * row names: one of them must fail. The source marks what is taken away (`scripts/guards/marks.mjs`). `-- WORD …` runs
 * the guards whose name or file holds one of the words; `--only-without` leaves out the first run, in which every guard is
 * in place and every test must pass. As many copies as processors take rows side by side.
 */

import { spawn } from 'node:child_process';
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
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findMarks, without } from './guards/marks.mjs';
import { installPackages } from './setup.mjs';
import { root } from './terminal.mjs';

/**
 * Rows `{ guard, tests, only, postgres }`, with the file that marks the guard. `only`: the titles that are run, as a
 * regular expression; `postgres`: the embedded database does not show what is missing.
 */
export function readGuards() {
  const marks = findMarks();
  const fileOf = (guard) => marks.find((mark) => mark.guard === guard)?.file;
  const rows = JSON.parse(readFileSync(path.join(root, 'tests/guards/guards.json'), 'utf8'));
  return rows.map((row) => ({ ...row, file: fileOf(row.guard) }));
}

/** Few enough that the processors end at about the same time. */
const filesAtATime = 6;

/** Holds what is made by a build or a run, or linked: no test of the table reads it. */
const leftOut = ['.data', '.git', '.reports', 'dist', 'node_modules'];

/**
 * Returns what Jest printed and the outcome: `passed`, `failed`, or `broken`, since a test file that could not be run
 * proves nothing. Without `postgres` the embedded database is used also where PostgreSQL is installed: it starts
 * faster.
 */
async function runTests(copy, { tests, only, postgres = false }) {
  const results = path.join(copy, 'results.json');
  rmSync(results, { force: true });
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = path.join(copy, 'node_modules/jest/bin/jest.js');
  const named = only === undefined ? [] : ['-t', only];
  const options = ['-w', '1', '--forceExit', '--json', '--outputFile', results, ...named];
  const jestRun = spawn(process.execPath, [...flags, jest, ...options, '--runTestsByPath', ...tests], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, VEZNE_EMBEDDED: postgres ? process.env.VEZNE_EMBEDDED : '1' },
  });
  const output = await text(jestRun.stderr);
  const outcome = existsSync(results) ? outcomeOf(JSON.parse(readFileSync(results, 'utf8'))) : 'broken';
  return { outcome, output };
}

const endOf = (output) => output.trim().split('\n').slice(-60).join('\n');

/** Returns what Jest's results say. A file whose tests were all left out would pass whatever is taken away. */
export function outcomeOf({ testResults }) {
  const ran = testResults.map(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed' || status === 'failed'),
  );
  if (ran.some((tests) => tests.length === 0)) return 'broken';
  return ran.flat().some(({ status }) => status === 'failed') ? 'failed' : 'passed';
}

/** The tests that the rows name, for each database that a row asks for, a few files at a time. */
function namedTests(rows) {
  return [false, true].flatMap((postgres) => {
    const asking = rows.filter((row) => (row.postgres ?? false) === postgres);
    const tests = [...new Set(asking.flatMap((row) => row.tests))];
    const starts = tests.map((_, index) => index).filter((index) => index % filesAtATime === 0);
    return starts.map((start) => ({ postgres, tests: tests.slice(start, start + filesAtATime) }));
  });
}

/** Returns whether the named tests pass while nothing is taken away. */
async function passWithEveryGuard(copy, named) {
  const { outcome, output } = await runTests(copy, named);
  const on = named.postgres ? ' (PostgreSQL)' : '';
  console.log(`With every guard in place ${named.tests.length} named files of tests: ${outcome}${on}`);
  if (outcome !== 'passed') console.log(endOf(output));
  return outcome === 'passed';
}

/** Returns what became of one guard: its row of the table. */
async function tryWithout(copy, row) {
  if (row.file === undefined) return 'not marked';
  const file = path.join(copy, row.file);
  const source = readFileSync(file, 'utf8');
  const changed = without(row.guard, source);
  if (changed === undefined) return 'not marked once';
  writeFileSync(file, changed);
  try {
    const { outcome, output } = await runTests(copy, row);
    if (outcome === 'broken') console.log(endOf(output));
    return { failed: 'found', passed: 'NOT FOUND', broken: 'tests did not run' }[outcome];
  } finally {
    writeFileSync(file, source);
  }
}

/** A copy of the tree in a temporary folder. */
function makeCopy() {
  const copy = mkdtempSync(path.join(tmpdir(), 'vezne-guards-'));
  for (const name of readdirSync(root).filter((each) => !leftOut.includes(each))) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Lets each copy take the next piece of work as soon as it has done its last; the results in the order of the work. */
async function share(copies, work, done) {
  const results = [];
  const left = work.entries();
  const takeAll = async (copy) => {
    for (const [index, piece] of left) results[index] = await done(copy, piece);
  };
  await Promise.all(copies.map(takeAll));
  return results;
}

async function main() {
  const { values, positionals: words } = parseArgs({
    options: { 'only-without': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  installPackages();
  const isAsked = ({ guard, file }) => words.length === 0 || words.some((word) => `${guard} ${file}`.includes(word));
  const rows = readGuards().filter(isAsked);
  const copies = [];
  try {
    while (copies.length < availableParallelism()) copies.push(makeCopy());
    const sound = values['only-without'] ? [] : await share(copies, namedTests(rows), passWithEveryGuard);
    const outcomes = await share(copies, rows, async (copy, row) => {
      const outcome = await tryWithout(copy, row);
      console.log(`${outcome.padEnd(20)} ${row.guard} (${row.file})`);
      return outcome;
    });
    const found = outcomes.filter((outcome) => outcome === 'found').length;
    console.log(`\n${found} of ${rows.length} guards are missed by a test when they are taken away`);
    process.exitCode = sound.every(Boolean) && rows.length > 0 && found === rows.length ? 0 : 1;
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
