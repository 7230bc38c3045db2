/**
 * React as modules. Its packages deliver a function around each file, of which a bundler can leave nothing out and whose
 * variables it cannot shorten beside others. Their production files are written alike, with every `require` and every
 * export at the beginning of a line, so that turning them into modules takes a few replacements.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const packages = /^(react|react-dom|scheduler)(\/[\w-]+)?$/;
const importers = /\/node_modules\/(mobx-react-lite|react-router)\/dist\/.+\.mjs$/;
const files = /\/node_modules\/(react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/;

/** A plugin of esbuild. */
export const reactModules = {
  name: 'react-modules',
  setup(bundling) {
    bundling.onResolve({ filter: packages }, ({ path: asked }) => {
      const [name] = asked.split('/');
      const file = `./node_modules/${name}/cjs/${asked.replace('/', '-')}.production.js`;
      return { path: path.resolve(file) };
    });
    bundling.onLoad({ filter: files }, async ({ path: file }) => ({
      contents: asModule(await readFile(file, 'utf8'), path.basename(file)),
      loader: 'js',
    }));
    bundling.onLoad({ filter: importers }, async ({ path: file }) => ({
      contents: withNames(await readFile(file, 'utf8')),
      loader: 'js',
    }));
  },
};

/**
 * Names what a package takes of React: a module of React has no default export, and of one that is read by a computed
 * name (`React[USE]`, after `var USE = "use";`) every export would be kept.
 */
export function withNames(source) {
  const words = new Map(Array.from(source.matchAll(/^var ([A-Z_]+) = "(\w+)";$/gm), ([, name, word]) => [name, word]));
  return source
    .replace(/^import (\w+)(?:, (\{[^}]+\}))? from (['"]react['"]);$/gm, (_, name, named, react) =>
      [`import * as ${name} from ${react};`, ...(named === undefined ? [] : [`import ${named} from ${react};`])].join(
        ' ',
      ),
    )
    .replace(/\b(React\d*)\[([A-Z_]+)\]/g, (read, react, name) =>
      words.has(name) ? `${react}.${words.get(name)}` : read,
    );
}

/** The same code as a module. Throws where a file is written in another way. */
export function asModule(source, name) {
  const names = new Set();
  const module = source
    .replace(/^(?:var|) +(\w+) = require\("([^"]+)"\)[,;]$/gm, 'import * as $1 from "$2";')
    .replace(/^exports\.(\w+) =/gm, (_, exported) => {
      const isFirst = !names.has(exported);
      names.add(exported);
      return `${isFirst ? 'var ' : ''}exported_${exported} =`;
    })
    .replace(/\bexports\.(\w+)/g, 'exported_$1');
  if (/\brequire\(|\bexports\b|\bmodule\./.test(module))
    throw new Error(`${name} is not written as React's files were`);
  const list = [...names].map((exported) => `exported_${exported} as ${exported}`);
  return `${module}\nexport { ${list.join(', ')} };\n`;
}
