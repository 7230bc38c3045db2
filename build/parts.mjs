/**
 * Holds what is fetched after the card form: every file `src/parts/<name>.part.ts` is a part, and a new one needs no
 * edit here. What a part imports, and the folders and packages that its comment names after `@brings`, are not in the
 * entry.
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

/**
 * Returns what a file needs before it can run, in the order in which it is evaluated; `follows` decides which imports
 * count.
 */
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

/** Returns what of a part is among the files of the entry, as sentences. */
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
 * Returns what the entry and a part both need, or several parts, would be cut into a file for every set of parts that
 * needs it: dozens of small ones. Where every part imports the entry, all that the entry needs is one file; where every
 * part that needs something of another imports all that parts share, that is one file, too, and the same for the texts
 * of a language. The entry is there before any part is asked for, since it awaits nothing while it is evaluated. Texts
 * need nothing of it.
 */
export function oneFileForAll(inputs) {
  const fetched = fetchedFiles(inputs);
  const shared = sharedByParts(inputs, fetched);
  const added = new Map(
    fetched.map((file) => [
      path.resolve(file),
      // By relative names: they are in the source maps, and these in the hashed names of the files, which must not
      // depend on the folder that the project lies in.
      [...(languageOf(file) === undefined ? [entry] : []), ...(shared.get(file) ?? [])].map(
        (name) => `./${path.posix.relative(path.posix.dirname(file), name)}`,
      ),
    ]),
  );
  return {
    name: 'one-file-for-all',
    setup(bundling) {
      bundling.onLoad({ filter: /\/src\/.+\.tsx?$/ }, async ({ path: file }) => {
        const imports = added.get(file)?.map((name) => `import ${JSON.stringify(name)};`);
        if (imports === undefined) return undefined;
        const contents = [await readFile(file, 'utf8'), ...imports, ''].join('\n');
        return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** Returns what `import()` names. */
function fetchedFiles(inputs) {
  const imports = Object.values(inputs).flatMap((file) => file.imports);
  return [...new Set(imports.filter(({ kind }) => kind === 'dynamic-import').map((each) => each.path))];
}

/** By each fetched file that needs something of another one: all the page's own files that several of them need. */
export function sharedByParts(inputs, fetched) {
  const early = closureOf(inputs, entry);
  const isLate = (name) => name.startsWith('src/') && !early.includes(name);
  const needs = new Map(fetched.map((file) => [file, closureOf(inputs, file).filter(isLate)]));
  const needed = [...needs.values()].flat();
  const shared = [...new Set(needed.filter((name, index) => needed.indexOf(name) !== index))];
  return new Map(
    [...needs]
      .filter(([, names]) => names.some((name) => shared.includes(name)))
      .map(([file]) => [file, shared.filter((name) => name !== file && languageOf(name) === languageOf(file))]),
  );
}

/** Of a file of texts. */
function languageOf(file) {
  return /\/texts\/(\w+)\//.exec(file)?.[1];
}
