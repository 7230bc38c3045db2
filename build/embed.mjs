/** The scripts that a merchant's page loads to frame the payment: without a hash in their names, and without a module loader. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { browser, out } from './options.mjs';

/** The script that sample pages of the field load from the provider (MA-01): the package's own file. */
export const frameResizer = path.join('node_modules', 'iframe-resizer', 'js', 'iframeResizer.min.js');

/** Writes the provider's own script (EM-04), and beside it the one that the field's sample pages load. */
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
}
