/**
 * The styles of the page: `*.styles.ts` are evaluated in Node, Emotion writes their rules, and what the scripts keep of
 * them is the names of the classes. No part of Emotion reaches a browser, so `style-src` needs no exception for it.
 */
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { refuseMistakes } from './style-mistakes.mjs';

/**
 * Every style module under a folder, by its path: the name of its sheet, its class names, and its rules as CSS.
 * @returns {Promise<Map<string, { name: string, names: Record<string, string>, css: string }>>}
 */
export async function evaluateStyles(folder, outfile) {
  const all = (await readdir(folder, { recursive: true })).map((name) => path.posix.join(folder, name)).sort();
  const files = all.filter((file) => file.endsWith('.styles.ts'));
  await mkdir(path.dirname(outfile), { recursive: true });
  await build({
    stdin: { contents: entryOf(files), resolveDir: '.', loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
    logLevel: 'warning',
  });
  const evaluated = await import(`${pathToFileURL(path.resolve(outfile)).href}?${Date.now()}`);
  const sheets = new Map();
  for (const [index, file] of files.entries()) {
    const names = evaluated[`names${index}`];
    const { name, rules } = evaluated.sheetOf(names);
    sheets.set(file, { name, names, css: cssOf(rules, evaluated.emotion.cache) });
  }
  await refuseMistakes(sheets, all);
  return sheets;
}

function entryOf(files) {
  const modules = files.map((file, index) => `export { default as names${index} } from './${file}';`);
  return [...modules, `export { emotion, sheetOf } from './src/ui/kit/style-sheet.ts';`].join('\n');
}

/** A rule names its keyframes; they follow it once in a sheet. */
function cssOf(rules, cache) {
  const written = new Set();
  let css = '';
  for (const { selector, styles } of rules) {
    css += cache.insert(selector, styles, cache.sheet, false);
    for (let frames = styles.next; frames !== undefined; frames = frames.next) {
      if (written.has(frames.name)) continue;
      written.add(frames.name);
      css += cache.insert('', frames, cache.sheet, false);
    }
  }
  return css;
}

/**
 * For esbuild: of a style module only the names of its classes are left, as an enum, since esbuild writes its members
 * where they are used (`styles.sum` becomes `"v1ab0"`).
 */
export function stylesPlugin(sheets) {
  return {
    name: 'styles',
    setup(bundling) {
      bundling.onLoad({ filter: /\.styles\.ts$/ }, ({ path: file }) => {
        const { names } = sheets.get(path.relative('.', file).replaceAll(path.sep, '/'));
        const members = Object.entries(names).map(
          ([name, value]) => `${JSON.stringify(name)} = ${JSON.stringify(value)}`,
        );
        return { contents: `enum names { ${members.join(', ')} } export { names as default };`, loader: 'ts' };
      });
    },
  };
}
