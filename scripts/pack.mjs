/** `npm run pack`: builds the packages `vezne` and `vezne-sandbox` and writes their tarballs to dist/packages. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeLibraryPackage } from '../build/library-package.mjs';
import { writeSandboxPackage } from '../build/sandbox-package.mjs';
import { runNpm } from './setup.mjs';
import { fail, root, run } from './terminal.mjs';

const packages = path.join(root, 'dist', 'packages');

function pack(name, folder) {
  if (runNpm(['pack', folder, '--silent', '--pack-destination', packages]) !== 0) {
    fail(`The package ${name} was not written.`);
  }
}

process.chdir(root);
for (const script of ['esbuild.mjs', 'scripts/build-library.mjs']) {
  if (run(process.execPath, [script]) !== 0) fail('The build failed; its message stands above.');
}
rmSync(packages, { recursive: true, force: true });
mkdirSync(packages, { recursive: true });
const project = JSON.parse(readFileSync('package.json', 'utf8'));
for (const [name, write] of Object.entries({ vezne: writeLibraryPackage, 'vezne-sandbox': writeSandboxPackage })) {
  const folder = path.join(root, 'dist', 'pack', name);
  await write(folder, project);
  pack(name, folder);
}
