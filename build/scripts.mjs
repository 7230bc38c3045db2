/** The scripts of the page, with hashed names, and those that stand in its documents. Their source maps are not served. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { browser, components, maps, out } from './options.mjs';
import { entry, oneFileForAll } from './parts.mjs';

/** What the scripts name in capitals, as esbuild takes it. */
function defined(values) {
  const named = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  return { ...components.define, ...Object.fromEntries(named) };
}

/** Bundles the page. Returns esbuild's account of what is in which file. */
export async function buildScripts(values, plugins) {
  const { metafile } = await build({
    ...components,
    ...browser,
    define: defined(values),
    entryPoints: { page: entry },
    outdir: `${out}/assets`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    plugins: [oneFileForAll, ...plugins],
    metafile: true,
    sourcemap: 'external',
    legalComments: 'none',
    minifyWhitespace: true,
    minifySyntax: true,
  });
  await mkdir(maps, { recursive: true });
  await Promise.all(
    Object.keys(metafile.outputs)
      .filter((file) => file.endsWith('.js'))
      .map(shorten),
  );
  await writeFile('dist/metafile.json', JSON.stringify(metafile));
  return metafile;
}

/** Shortens identifiers inside a file: a second run over a whole file finds shorter ones than bundling does. */
async function shorten(file) {
  const map = await readFile(`${file}.map`);
  const inlined = `\n//# sourceMappingURL=data:application/json;base64,${map.toString('base64')}`;
  const { code, map: shortened } = await transform((await readFile(file, 'utf8')) + inlined, {
    minify: true,
    format: 'esm',
    target: browser.target,
    charset: 'utf8',
    legalComments: 'none',
    sourcemap: 'external',
    sourcefile: path.basename(file),
  });
  await writeFile(file, code);
  await writeFile(`${maps}/${path.basename(file)}.map`, shortened);
  await rm(`${file}.map`);
}

/** A script that stands in the HTML itself. */
export async function inlineScript(entryPoint, values = {}) {
  const name = path.basename(entryPoint, '.ts');
  const { outputFiles } = await build({
    ...components,
    ...browser,
    define: defined(values),
    entryPoints: [entryPoint],
    format: 'iife',
    minify: true,
    sourcemap: 'external',
    outfile: `${maps}/${name}.js`,
    write: false,
  });
  const [map, script] = ['.map', '.js'].map((ending) => outputFiles.find(({ path: file }) => file.endsWith(ending)));
  await mkdir(maps, { recursive: true });
  await writeFile(`${maps}/${name}.js.map`, map.contents);
  return script.text.trim().replaceAll('</script', '<\\/script');
}

/** The file that an entry point became. */
export function outputOf({ outputs }, entryPoint) {
  return Object.keys(outputs).find((file) => outputs[file].entryPoint === entryPoint);
}
