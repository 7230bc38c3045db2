/** `npm run pack`: builds the packages `vezne` and `vezne-sandbox` and writes their tarballs to dist/packages. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeSandboxPackage } from '../build/sandbox-package.mjs';
import { runNpm } from './setup.mjs';
import { fail, root, run } from './terminal.mjs';

const packages = path.join(root, 'dist', 'packages');

function pack(name, args) {
  if (runNpm(['pack', ...args, '--silent', '--pack-destination', packages]) !== 0) {
    fail(`The package ${name} was not written.`);
  }
}

process.chdir(root);
if (run(process.execPath, ['esbuild.mjs']) !== 0) fail('The build failed; its message stands above.');
rmSync(packages, { recursive: true, force: true });
mkdirSync(packages, { recursive: true });
// `prepack` of package.json builds the library.
pack('vezne', []);
const sandbox = path.join(root, 'dist', 'vezne-sandbox');
await writeSandboxPackage(sandbox, JSON.parse(readFileSync('package.json', 'utf8')));
pack('vezne-sandbox', [sandbox]);
