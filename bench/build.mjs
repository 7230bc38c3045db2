/**
 * Builds the compared pages into `bench/dist`, a folder each: bundled and minified by esbuild, under names with a hash,
 * with a brotli copy beside every file.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { ours, pages } from './pages.mjs';

const folder = import.meta.dirname;
export const built = path.join(folder, 'dist');

const options = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  loader: { '.svg': 'dataurl', '.png': 'dataurl' },
  legalComments: 'none',
  logLevel: 'warning',
};

const read = (file) => readFileSync(path.join(folder, file), 'utf8');

export async function buildPages() {
  rmSync(built, { recursive: true, force: true });
  for (const page of pages) if (page.name !== ours) await buildPage(page);
}

async function buildPage({ name, title, script }) {
  const outdir = path.join(built, name);
  mkdirSync(outdir, { recursive: true });
  const isWritten = ['plain', 'braintree'].includes(name);
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title><link rel="icon" href="data:,">`,
    ...(isWritten ? [`<style>${read('pages/form.css')}</style>`] : []),
    ...(script === undefined ? [] : await bundle(script, outdir)),
  ];
  const body = isWritten ? read(`pages/${name}.html`) : '<div id="root"></div>';
  write(path.join(outdir, 'index.html'), `<!doctype html><html lang="tr"><head>${head.join('')}</head>${body}</html>`);
}

/** Bundles a page's script and style sheet, and returns the elements that ask for them. */
async function bundle(script, outdir) {
  const { metafile, outputFiles } = await build({
    ...options,
    entryPoints: [path.join(folder, 'pages', script)],
    outdir,
    entryNames: '[name]-[hash]',
    splitting: true,
    metafile: true,
    write: false,
  });
  for (const { path: file, contents } of outputFiles) write(file, contents);
  const [file, entry] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint !== undefined);
  const address = (output) => `/${path.basename(output)}`;
  const preloads = entry.imports.filter(({ kind }) => kind === 'import-statement');
  return [
    ...(entry.cssBundle ? [`<link rel="stylesheet" href="${address(entry.cssBundle)}">`] : []),
    `<script type="module" src="${address(file)}"></script>`,
    ...preloads.map((chunk) => `<link rel="modulepreload" href="${address(chunk.path)}">`),
  ];
}

/** The document of a hosted field of Braintree, with its script in it. */
export async function braintreeFrame() {
  const entryPoints = [path.join(folder, 'frames/braintree.js')];
  const { outputFiles } = await build({ ...options, format: 'iife', entryPoints, write: false });
  return read('frames/adyen.html').replace(/<script>.*<\/script>/s, () => `<script>${outputFiles[0].text}</script>`);
}

function write(file, contents) {
  writeFileSync(file, contents);
  writeFileSync(`${file}.br`, brotliCompressSync(contents));
}
