/** The package `vezne`, as it is packed: the library for Node with a manifest and a README of its own. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the library is built, and where the package has it. */
const built = './dist/lib/';
const packed = './lib/';

/** Writes the folder that is packed. `project` is the package.json of the project. The library must have been built. */
export async function writeLibraryPackage(folder, project) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(built, path.join(folder, packed), { recursive: true });
  await cp('LICENSE', path.join(folder, 'LICENSE'));
  await cp('build/library-readme.md', path.join(folder, 'README.md'));
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifestOf(project), null, 2)}\n`);
}

function manifestOf({
  name,
  version,
  license,
  engines,
  exports,
  dependencies,
  peerDependencies,
  peerDependenciesMeta,
}) {
  const files = Object.entries(exports).map(([subject, file]) => [subject, file.replace(built, packed)]);
  return {
    name,
    version,
    description: 'Rules of card payments in the Turkish market, and a whole payment at the provider Vezne, for Node',
    license,
    type: 'module',
    files: ['lib'],
    engines,
    sideEffects: false,
    exports: { ...Object.fromEntries(files), './package.json': './package.json' },
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
  };
}
