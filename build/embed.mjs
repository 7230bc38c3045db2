/**
 * The scripts that a merchant's page loads to frame the payment, without a module loader: under an address that stays,
 * and the provider's own under one of this release too.
 */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { digestOf, hashOf } from './files.mjs';
import { browser, out } from './options.mjs';

/** The script that sample pages of the field load from the provider (MA-01): the package's own file. */
export const frameResizer = path.join('node_modules', 'iframe-resizer', 'js', 'iframeResizer.min.js');

/** Where the scripts of earlier releases stand: a shop that pinned one goes on with it. */
const releasedFolder = 'public';

/** The name of a pinned script; the digits are of what is in it. */
const pinnedName = /^vezne-embed\.([0-9A-F]{8})\.js$/;

/**
 * Writes the provider's own script (EM-04), once more under a name with its hash, and beside it the one that the field's
 * sample pages load. `vezne-embed.json` says what a page writes to pin it: the path, and the digest of what is there.
 */
export async function writeEmbed() {
  await build({
    ...browser,
    entryPoints: ['src/infrastructure/embed/vezne-embed.ts'],
    bundle: true,
    format: 'iife',
    minify: true,
    outfile: `${out}/vezne-embed.js`,
    logLevel: 'warning',
  });
  await cp(frameResizer, `${out}/js/iframeResizer.min.js`);
  await refuseChangedReleases();
  const script = await readFile(`${out}/vezne-embed.js`);
  const pinned = `/vezne-embed.${hashOf(script)}.js`;
  await cp(`${out}/vezne-embed.js`, `${out}${pinned}`);
  await writeFile(`${out}/vezne-embed.json`, JSON.stringify({ path: pinned, integrity: digestOf(script) }));
}

/** A script that was released is never another one: every shop that pinned it would lose its payments. */
async function refuseChangedReleases() {
  for (const name of await readdir(releasedFolder)) {
    const [, hash] = pinnedName.exec(name) ?? [];
    if (hash === undefined) continue;
    const found = hashOf(await readFile(path.join(releasedFolder, name)));
    if (found !== hash)
      throw new Error(`${releasedFolder}/${name} was changed after its release: its hash is ${found}`);
  }
}
