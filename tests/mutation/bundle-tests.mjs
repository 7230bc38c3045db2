/**
 * `node bundle-tests.mjs domain`: puts the tests of a folder, what they test and their packages into one file. Stryker
 * runs it in its copy of the tree, after it has written every mutant into the sources.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');
const [storey] = process.argv.slice(2);

/** Tests that read sources would read mutants: each would be missed by whoever compares text. */
const readsSources = (file) => /from 'node:fs'/.test(readFileSync(file, 'utf8'));

const tests = readdirSync(path.join(root, 'tests', storey), { recursive: true })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => path.join(root, 'tests', storey, file))
  .filter((file) => !readsSources(file));

await esbuild.build({
  stdin: {
    // Properties draw the same values at every run: else one that is missed now and then would come and go.
    contents: [
      "import { configureGlobal } from 'fast-check';",
      'configureGlobal({ seed: 1, endOnFailure: true });',
      ...tests.sort().map((file) => `require(${JSON.stringify(file)});`),
    ].join('\n'),
    resolveDir: root,
  },
  outfile: path.join(root, `tests/mutation/bundled/${storey}.test.cjs`),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'error',
});
