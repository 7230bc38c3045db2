/** Runs TypeScript of the tests outside of jest: bundled, beside a copy of the empty database. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { emptyDatabase } from '../build/empty-database.mjs';
import { root, run } from './terminal.mjs';

/** Much of what it makes lives for a moment: with more room for young objects fewer are moved (MB). */
const memory = '--max-semi-space-size=64';

/** Bundles the files (`tests/…/name.ts`, `names` without the ending), runs the first of them and returns its exit code. */
export async function runBundled(names, args) {
  const files = names.map((name) => path.join(root, `tests/${name}.ts`));
  // Inside the project, so that packages and migrations are found.
  const folder = path.join(root, '.data', `bundled-${process.pid}`);
  await build({
    entryPoints: files,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  writeFileSync(path.join(folder, 'empty-database.tar'), await emptyDatabase());
  const first = path.join(folder, `${path.basename(names[0])}.mjs`);
  try {
    return run(process.execPath, ['--enable-source-maps', memory, first, ...args]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
