/** The script that a merchant's page loads (EM-04): one file, without a hash in its name, that needs no module loader. */
import { build } from 'esbuild';
import { browser, out } from './options.mjs';

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
}
