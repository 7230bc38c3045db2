/**
 * Builds everything that runs: the page (dist/page), the sandbox (dist/sandbox) and the library for Node (dist/lib).
 *
 * The page's HTML carries a shell made by the page's own components, so it is built in two steps: the components are
 * bundled for Node and rendered, then written into the HTML beside the hashed names of the bundle for the browser.
 */
import { cp, mkdir, rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { refuseHeavyPage } from './build/budget.mjs';
import { compress } from './build/compression.mjs';
import { writeBex, writeHandOver, writePages } from './build/documents.mjs';
import { writeEmbed } from './build/embed.mjs';
import { writeEmptyDatabase } from './build/empty-database.mjs';
import { writeAsset } from './build/files.mjs';
import { writeManifest } from './build/manifest.mjs';
import { writeMarkSheet } from './build/mark-sheet.mjs';
import { maps, out } from './build/options.mjs';
import { readImports, readParts, refuseEarlyCode } from './build/parts.mjs';
import { buildScripts } from './build/scripts.mjs';
import { planSheets, writeSheets } from './build/sheets.mjs';
import { renderShells } from './build/shells.mjs';
import { evaluateStyles, stylesPlugin } from './build/styles.mjs';
import { provinces } from './scripts/provinces.mjs';

const only = process.argv.slice(2);
const wants = (what) => only.length === 0 || only.includes(what);

async function buildPage() {
  await rm(out, { recursive: true, force: true });
  await rm(maps, { recursive: true, force: true });
  await mkdir(`${out}/assets`, { recursive: true });
  const styles = await evaluateStyles('src/ui', 'dist/styles/styles.mjs');
  const plugins = [stylesPlugin(styles)];
  const parts = await readParts();
  const imports = await readImports(plugins);
  await refuseEarlyCode(imports, parts);
  const sheets = await writeSheets(planSheets(imports, parts), styles);
  // A file of its own: only the address form of a link asks for it.
  const provincesUrl = await writeAsset('provinces', 'json', JSON.stringify(provinces()));
  const metafile = await buildScripts(
    { PART_STYLES: JSON.stringify(sheets.parts), PROVINCES_URL: provincesUrl },
    imports,
    plugins,
  );
  const shells = await renderShells(plugins);
  const { pages, entry, scripts, styles: inlined } = await writePages({ metafile, parts, sheets, shells });
  await writeHandOver();
  const bexScript = await writeBex();
  await writeEmbed();
  await cp('public', out, { recursive: true });
  await writeMarkSheet(`${out}/oos-assets/logo/card-schemas`, shells.markNames);
  await writeManifest({ pages, entry, scripts, styles: inlined, bexScript }, process.env.VEZNE_MANIFEST_KEY);
  await compress(out);
  await refuseHeavyPage(metafile);
}

async function buildSandbox() {
  await rm('dist/sandbox', { recursive: true, force: true });
  await build({
    entryPoints: ['sandbox/main.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outfile: 'dist/sandbox/main.js',
    sourcemap: true,
    logLevel: 'warning',
  });
  await writeEmptyDatabase('dist/sandbox/empty-database.tar.gz');
}

if (wants('page')) await buildPage();
if (wants('sandbox')) await buildSandbox();
