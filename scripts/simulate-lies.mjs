/**
 * `npm run simulate:lies`: puts faults that the product once had back into copies of the tree, one by one, and runs the
 * simulation there. Fails when one of them is not found. `-- NAME` runs the one of that patch alone.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from './terminal.mjs';

/** How many payments find each of them, and how many are made before it is looked. */
const most = 500;
const round = 100;

const patches = path.join(root, 'tests/simulation/lies');
const folders = ['src', 'sandbox', 'tests', 'build', 'scripts', 'docs'];
const copied = [...folders, 'package.json', 'package-lock.json', 'tsconfig.json'];
/** The exit code of a simulation that found a contradiction. */
const found = 3;

/** After how many payments the simulation finds what the patch puts back; undefined when it does not. */
function foundAfter(patch) {
  // Outside the project: in a repository the patch would be applied to that.
  const copy = mkdtempSync(path.join(tmpdir(), 'vezne-lie-'));
  try {
    for (const name of copied) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    if (run('git', ['apply', path.join(patches, patch)], { cwd: copy }) !== 0) return undefined;
    const script = path.join(copy, 'scripts', 'simulate.mjs');
    for (let from = 0; from < most; from += round) {
      const payments = ['--seed', '1', '--from', String(from), '--payments', String(round), '--concurrency', '40'];
      const code = run(process.execPath, [script, ...payments], { cwd: copy });
      if (code === found) return from + round;
      if (code !== 0) throw new Error(`The simulation did not run (exit ${code})`);
    }
    return undefined;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const [only] = process.argv.slice(2);
const wanted = readdirSync(patches).filter((name) => only === undefined || name === `${only}.patch`);
if (wanted.length === 0) throw new Error(`There is no patch ${only} in ${patches}`);
const missed = wanted.filter((patch) => {
  console.log(`\n== ${patch}`);
  const after = foundAfter(patch);
  console.log(after === undefined ? `NOT FOUND: ${patch}` : `Found within ${after} payments: ${patch}`);
  return after === undefined;
});
console.log(`\n${wanted.length - missed.length} of ${wanted.length} found within ${most} payments`);
process.exitCode = missed.length === 0 ? 0 : 1;
