/** The scripts of the page, with hashed names, and those that stand in its documents. Their source maps are not served. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
import { browser, components, maps, out } from './options.mjs';
import { entry, oneFileForAll } from './parts.mjs';

/** A file of nothing but what esbuild adds by itself. */
function isHelpers({ inputs, entryPoint, exports = [] }) {
  return entryPoint === undefined && Object.keys(inputs).length === 0 && exports.length > 0;
}

/** Takes files out of esbuild's account: their lines are in the files that imported them. */
function forget({ outputs }, files) {
  for (const file of files) delete outputs[file];
  for (const output of Object.values(outputs))
    output.imports = output.imports.filter(({ path: imported }) => !files.includes(imported));
}

/** Returns what the scripts name in capitals, as esbuild takes it. */
function defined(values) {
  const named = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  return { ...components.define, ...Object.fromEntries(named) };
}

/**
 * Asks the browser to compile every function of a file while it arrives, beside the main thread (V8 does so; to others it
 * is a comment). Else each is compiled when it is first called, on the main thread: most of the entry's are called before
 * the card form can be paid.
 */
const compiledWhole = '//# allFunctionsCalledOnLoad';

/** Bundles the page, of which `imports` says what imports what. Returns esbuild's account of what is in which file. */
export async function buildScripts(values, imports, plugins) {
  const { metafile } = await build({
    ...components,
    ...browser,
    define: defined(values),
    entryPoints: { page: entry },
    outdir: `${out}/assets`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    plugins: [oneFileForAll(imports), ...plugins],
    metafile: true,
    sourcemap: 'external',
    legalComments: 'none',
    minify: true,
  });
  await mkdir(maps, { recursive: true });
  const helpers = Object.keys(metafile.outputs).filter((file) => isHelpers(metafile.outputs[file]));
  const files = Object.keys(metafile.outputs).filter((file) => file.endsWith('.js') && !helpers.includes(file));
  forget(metafile, helpers);
  const early = entryFile(metafile);
  await Promise.all(files.map((file) => shorten(file, helpers, file === early ? compiledWhole : undefined)));
  await Promise.all(helpers.flatMap((file) => [rm(file), rm(`${file}.map`)]));
  await writeFile('dist/metafile.json', JSON.stringify(metafile));
  return metafile;
}

/**
 * Shortens a file as a whole, which finds more than bundling does: esbuild first, then terser what esbuild wrote, which
 * folds statements and functions that esbuild leaves. The few lines that esbuild adds for modules of Node's kind come
 * into each file that uses them: a file of their own would be one more request on the way to the card form.
 */
async function shorten(file, helpers, preamble) {
  const map = await readFile(`${file}.map`);
  const inlined = `\n//# sourceMappingURL=data:application/json;base64,${map.toString('base64')}`;
  const { outputFiles } = await build({
    stdin: {
      contents: (await readFile(file, 'utf8')) + inlined,
      resolveDir: path.dirname(file),
      sourcefile: path.basename(file),
    },
    bundle: true,
    plugins: [onlyBundling(helpers)],
    minify: true,
    format: 'esm',
    target: browser.target,
    charset: 'utf8',
    legalComments: 'none',
    sourcemap: 'external',
    outfile: file,
    write: false,
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  const [shortMap, code] = ['.map', '.js'].map((ending) => outputFiles.find(({ path: name }) => name.endsWith(ending)));
  const short = await minify(code.text, {
    module: true,
    compress: { ecma: 2020, passes: 2, lhs_constants: false },
    format: { ecma: 2020, preamble },
    sourceMap: { filename: path.basename(file), content: shortMap.text },
  });
  await writeFile(file, short.code);
  await writeFile(`${maps}/${path.basename(file)}.map`, short.map);
  await rm(`${file}.map`);
}

/** Leaves every other file where it is. */
function onlyBundling(helpers) {
  const kept = helpers.map((file) => path.basename(file));
  return {
    name: 'only-helpers',
    setup(bundling) {
      bundling.onResolve({ filter: /^\.\// }, ({ path: asked, resolveDir }) =>
        kept.includes(path.basename(asked))
          ? { path: path.resolve(resolveDir, asked), sideEffects: false }
          : { path: asked, external: true },
      );
    },
  };
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

/**
 * The file that has the entry's code. What is named after the entry only imports it, since the parts import it too: that
 * would be one more request.
 */
export function entryFile(metafile) {
  const named = outputOf(metafile, entry);
  const [only, ...others] = metafile.outputs[named].imports.filter(({ kind }) => kind === 'import-statement');
  const imported = metafile.outputs[only?.path];
  return others.length === 0 && imported !== undefined && entry in imported.inputs ? only.path : named;
}
