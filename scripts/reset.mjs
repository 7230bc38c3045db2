/**
 * `npm run reset`: clears the sandbox's data, that in the folder of VEZNE_DATA where one is named, else all under `.data`.
 * Refuses while a sandbox runs on it.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { installPackages } from './setup.mjs';
import { fail, root } from './terminal.mjs';

installPackages();
const named = process.env.VEZNE_DATA;
const data = path.join(root, '.data');
const clearFolder = await loadClearFolder();
for (const folder of named ? [path.resolve(named)] : dataFolders()) {
  await clearFolder(folder).catch((error) => fail(error.message));
}
if (!named) rmSync(data, { recursive: true, force: true });
console.log(`The data of the sandbox in ${named ? path.resolve(named) : data} is cleared.`);
if (process.env.DATABASE_URL) console.log('DATABASE_URL is set: the data in that database was not touched.');

function dataFolders() {
  const below = existsSync(data) ? readdirSync(data).map((name) => path.join(data, name)) : [];
  return below.filter((folder) => existsSync(path.join(folder, 'database')));
}

/** The lock is the sandbox's own. It is built among the packages, so that it finds those it needs. */
async function loadClearFolder() {
  const outfile = path.join(root, 'node_modules/.cache/vezne/clear-folder.mjs');
  await build({
    entryPoints: [path.join(root, 'sandbox/provider/database/clear-folder.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  return (await import(pathToFileURL(outfile).href)).clearFolder;
}
