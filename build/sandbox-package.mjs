/**
 * The package `vezne-sandbox`, as it is packed: the sandbox in one file with all it runs on but PGlite, whose database is
 * made of files of its own, and the lock of its data folder, a binary for each system; and beside it what it serves. The folders are named as in the project, so that it finds them.
 */
import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { frameResizer } from './embed.mjs';
import { maps } from './options.mjs';
import { mappedSources, noticesOf } from './third-party.mjs';

/** Holds what the sandbox reads while it runs. */
const folders = [
  'dist/page',
  'dist/sandbox/empty-database.tar.gz',
  'sandbox/database/migrations',
  'docs/openapi.json',
  'sandbox/provider/api-document/assets',
  'sandbox/bank/assets',
  'sandbox/site/assets',
  'sandbox/store/assets',
  'sandbox/wallets/assets',
];

const notices = 'THIRD-PARTY-NOTICES.txt';
const program = 'bin/vezne-sandbox.js';
const notBundled = ['@electric-sql/pglite', 'fs-native-extensions'];

/** Writes the folder that is packed. `project` is the package.json of the project. The page must have been built. */
export async function writeSandboxPackage(folder, project) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of folders) await cp(name, path.join(folder, name), { recursive: true });
  const bundled = await bundle(path.join(folder, 'dist/sandbox/main.js'));
  await writeFile(
    path.join(folder, notices),
    await noticesOf([...bundled, frameResizer, ...(await mappedSources(maps))]),
  );
  await mkdir(path.join(folder, 'bin'));
  await writeFile(path.join(folder, program), start);
  await chmod(path.join(folder, program), 0o755);
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifestOf(project), null, 2)}\n`);
  await cp('LICENSE', path.join(folder, 'LICENSE'));
  await cp('docs/sandbox.md', path.join(folder, 'README.md'));
}

/** The project's own start keeps its data in the project; an installed one keeps it where it is started. */
const start = `#!/usr/bin/env node
import path from 'node:path';

process.env.VEZNE_DATA ||= path.resolve('.vezne', 'sandbox');
await import('../dist/sandbox/main.js');
`;

function manifestOf({ version, license, engines, devDependencies }) {
  return {
    name: 'vezne-sandbox',
    version,
    description:
      'The provider’s side of the Vezne payment page: page, provider, bank, wallets, demo store and doctor in one command',
    license,
    type: 'module',
    bin: { 'vezne-sandbox': program },
    files: ['bin', 'dist', 'docs', 'sandbox', notices],
    engines,
    dependencies: Object.fromEntries(notBundled.map((name) => [name, devDependencies[name]])),
  };
}

/** Packages written as CommonJS ask for Node's own modules by `require`. */
const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Returns the files that went in. */
async function bundle(outfile) {
  const { metafile } = await build({
    metafile: true,
    entryPoints: ['sandbox/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...notBundled, 'pg-native'],
    banner: { js: banner },
    legalComments: 'linked',
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}
