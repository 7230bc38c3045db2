/**
 * `npm run simulate:lies`: puts faults that the product once had back into copies of the tree, one by one, and runs the
 * simulation there. Fails when one of them is not found. `-- NAME` runs the one of that patch alone.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from './terminal.mjs';

/** How many payments find each of them. */
const payments = '500';

const patches = path.join(root, 'tests/simulation/lies');
const copied = ['src', 'sandbox', 'tests', 'build', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** True when the simulation finds what the patch puts back. */
function isFound(patch) {
  // Outside the project: in a repository the patch would be applied to that.
  const copy = mkdtempSync(path.join(tmpdir(), 'vezne-lie-'));
  try {
    for (const name of copied) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    if (run('git', ['apply', path.join(patches, patch)], { cwd: copy }) !== 0) return false;
    const script = path.join(copy, 'scripts', 'simulate.mjs');
    // The exit code of contradictions; any other failure is a simulation that did not run.
    return run(process.execPath, [script, '--seed', '1', '--payments', payments], { cwd: copy }) === 3;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const [only] = process.argv.slice(2);
const wanted = readdirSync(patches).filter((name) => only === undefined || name === `${only}.patch`);
const missed = wanted.filter((patch) => {
  console.log(`\n== ${patch}`);
  const found = isFound(patch);
  console.log(found ? `Found: ${patch}` : `NOT FOUND: ${patch}`);
  return !found;
});
console.log(`\n${wanted.length - missed.length} of ${wanted.length} found within ${payments} payments`);
process.exitCode = missed.length === 0 && wanted.length > 0 ? 0 : 1;
