/**
 * What is fetched after the card form: every file `src/parts/<name>.part.ts` is a part, and a new one needs no edit here.
 * What a part imports, and the folders and packages that its comment names after `@brings`, are not in the entry.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { browser, components } from './options.mjs';

export const entry = 'src/main.tsx';
const folder = 'src/parts';

/** The files of the parts by their names. */
export async function readParts() {
  const files = (await readdir(folder)).filter((name) => /\.part\.tsx?$/.test(name)).sort();
  return new Map(files.map((file) => [file.slice(0, file.indexOf('.part.')), `${folder}/${file}`]));
}

/** Which file imports which, as esbuild reads them: `{ [file]: { imports: [{ path, kind }] } }`. */
export async function readImports(plugins) {
  const { metafile } = await build({
    ...components,
    ...browser,
    entryPoints: [entry],
    outdir: 'dist',
    splitting: true,
    plugins,
    metafile: true,
    write: false,
  });
  return metafile.inputs;
}

/** What a file needs before it can run, in the order in which it is evaluated; `follows` decides which imports count. */
export function closureOf(inputs, file, follows = ({ kind }) => kind === 'import-statement') {
  const seen = new Set();
  const ordered = [];
  const visit = (current) => {
    if (seen.has(current)) return;
    seen.add(current);
    for (const imported of inputs[current]?.imports ?? []) if (follows(imported)) visit(imported.path);
    ordered.push(current);
  };
  visit(file);
  return ordered;
}

/** Throws when the entry has what a part is to bring. */
export async function refuseEarlyCode(inputs, parts) {
  const early = closureOf(inputs, entry);
  const mistakes = [];
  for (const file of parts.values())
    mistakes.push(...earlyCode(file, await readFile(file, 'utf8'), inputs[file], early));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** What of a part is among the files of the entry, as sentences. */
export function earlyCode(file, source, { imports }, early) {
  const own = imports.filter(({ path: imported, kind }) => kind === 'import-statement' && isView(imported));
  const [, list = ''] = /@brings (.+?)( \*\/)?$/m.exec(source) ?? [];
  const brought = list.split(',').map((name) => name.trim());
  return [
    ...own.filter(({ path: imported }) => early.includes(imported)).map(({ path: imported }) => imported),
    ...early.filter((name) => brought.some((place) => place !== '' && `/${name}`.includes(`/${place}/`))),
  ].map((name) => `${name} is in the entry, so the card form waits for it; it belongs to ${file}.`);
}

/** Of the page's own files, but for the small ones that parts and the entry share to fetch parts. */
function isView(file) {
  return file.startsWith('src/') && path.posix.dirname(file) !== folder;
}

/**
 * What the entry and a part both need would be cut into a file for every set of parts that needs it: dozens of small
 * ones, all on the way to the card form. Where every part imports the entry, all of that is one file. It is there before
 * any part is asked for, since the entry awaits nothing while it is evaluated. Words need nothing of it.
 */
export const oneFileForAll = {
  name: 'one-file-for-all',
  setup(bundling) {
    const main = path.resolve(entry);
    const fetched = new Set();
    bundling.onResolve({ filter: /^\.{1,2}\// }, async ({ kind, path: asked, resolveDir, importer }) => {
      if (kind !== 'dynamic-import') return undefined;
      const found = await bundling.resolve(asked, { kind: 'import-statement', resolveDir, importer });
      if (!found.path.includes('/texts/')) fetched.add(found.path);
      return found;
    });
    bundling.onLoad({ filter: /\/src\/.+\.tsx?$/ }, async ({ path: file }) => {
      if (!fetched.has(file)) return undefined;
      const contents = `${await readFile(file, 'utf8')}\nimport ${JSON.stringify(main)};\n`;
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
