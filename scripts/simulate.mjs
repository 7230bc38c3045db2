/**
 * `npm run simulate -- --seed 1 --payments 10000`: headless shoppers pay at the sandbox through a network that fails, and
 * the issuer's book, the ledger, the screens and the notifications are compared. `--only INDEX` replays one payment.
 * Fails when they contradict each other.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { emptyDatabase } from '../build/empty-database.mjs';
import { installPackages } from './setup.mjs';
import { root, run } from './terminal.mjs';

installPackages();
// Inside the project, so that packages and migrations are found.
const folder = path.join(root, '.data', `simulation-${process.pid}`);
await build({
  entryPoints: ['simulate', 'provider-process'].map((name) => path.join(root, `tests/simulation/${name}.ts`)),
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
try {
  process.exitCode = run(process.execPath, [
    '--enable-source-maps',
    path.join(folder, 'simulate.mjs'),
    ...process.argv.slice(2),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
