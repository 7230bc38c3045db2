/**
 * `node bundle-tests.mjs domain`: puts the tests of a folder, what they test and their packages into one file, and says
 * beside it which tests import which source, and where each mutant is. Stryker runs it in its copy of the tree, after
 * it has written every mutant into the sources.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');
const out = path.join(root, 'tests/mutation/bundled');
const [storey] = process.argv.slice(2);

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Paths from the root. Tests that read sources would see every mutant in the text. */
const tests = readdirSync(path.join(root, 'tests', storey), { recursive: true })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => path.posix.join('tests', storey, file.split(path.sep).join('/')))
  .filter((file) => !/from 'node:fs'/.test(read(file)))
  .sort();

const { metafile } = await esbuild.build({
  absWorkingDir: root,
  stdin: {
    contents: [
      "const { configureGlobal } = require('fast-check');",
      // The same values at every run: else a mutant that is missed now and then would come and go.
      'configureGlobal({ seed: 1, endOnFailure: true });',
      // `run` is the file whose tests are run; only what it imports is evaluated.
      ...tests.map((file) => `if (run === '${file}') require('./${file}');`),
    ].join('\n'),
    resolveDir: root,
  },
  outfile: path.join(out, 'tests.cjs'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  metafile: true,
  logLevel: 'error',
});

/** Everything a file imports, and what that imports. */
function importedBy(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path: imported, external } of metafile.inputs[file]?.imports ?? []) {
    if (!external) importedBy(imported, seen);
  }
  return seen;
}

const sources = Object.keys(metafile.inputs).filter((file) => file.startsWith('src/'));
const seenBy = sources.map((file) => [file, tests.filter((test) => importedBy(test).has(file))]);
const sourceOf = sources.flatMap((file) =>
  [...read(file).matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id]) => [id, file]),
);
const index = { tests, seenBy: Object.fromEntries(seenBy), sourceOf: Object.fromEntries(sourceOf) };
writeFileSync(path.join(out, 'index.json'), JSON.stringify(index));
