/**
 * The scripts that a merchant's page loads to frame the payment, without a module loader: under an address that stays,
 * and the provider's own under one of this release too.
 */
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { digestOf, hashOf } from './files.mjs';
import { browser, out } from './options.mjs';

/** The script that sample pages of the field load from the provider (MA-01): the package's own file. */
export const frameResizer = path.join('node_modules', 'iframe-resizer', 'js', 'iframeResizer.min.js');

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
  await refuseLostReleases('public', 'build/released-scripts.json');
  const script = await readFile(`${out}/vezne-embed.js`);
  const pinned = `/vezne-embed.${hashOf(script)}.js`;
  await cp(`${out}/vezne-embed.js`, `${out}${pinned}`);
  await writeFile(`${out}/vezne-embed.json`, JSON.stringify({ path: pinned, integrity: digestOf(script) }));
}

/**
 * Throws where a folder has not each script that was released, as it was: every shop that pinned one would lose its payments.
 * The list has each as its `vezne-embed.json` had it. A script that the list lacks is refused too: nothing would keep it.
 */
export async function refuseLostReleases(folder, list) {
  const released = JSON.parse(await readFile(list, 'utf8'));
  for (const { path: name, integrity } of released) {
    const file = path.join(folder, name);
    const found = existsSync(file) ? digestOf(await readFile(file)) : 'that of no file';
    if (found !== integrity) throw new Error(`${file} has to be what was released: its digest is ${found}`);
  }
  const listed = released.map(({ path: name }) => path.basename(name));
  const files = (await readdir(folder)).filter((name) => name.startsWith('vezne-embed.') && name.endsWith('.js'));
  const unlisted = files.filter((name) => !listed.includes(name));
  if (unlisted.length > 0) throw new Error(`${list} has to list ${unlisted.join(', ')}`);
}
