/** `npm run pack`: builds the packages and writes their tarballs to dist/packages. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './setup.mjs';
import { fail, root, run } from './terminal.mjs';

const packages = path.join(root, 'dist', 'packages');

if (run(process.execPath, ['esbuild.mjs']) !== 0) fail('The build failed; its message stands above.');
rmSync(packages, { recursive: true, force: true });
mkdirSync(packages, { recursive: true });
// `prepack` of package.json builds the library.
if (runNpm(['pack', '--silent', '--pack-destination', packages]) !== 0) fail('The package vezne was not written.');
