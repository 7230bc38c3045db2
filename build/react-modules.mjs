/**
 * React as modules. Its packages are CommonJS: a bundler puts a function around each file, can leave out nothing of it,
 * and cannot shorten its variables together with others. Their production files are written alike, with every `require`,
 * and the first mention of every export, at the beginning of a line, so that a few replacements make modules of them.
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
    bundling.onResolve({ filter: packages }, ({ path: asked, kind, importer }) => {
      // Such a package would read `.default` of it, which is not there.
      if (kind === 'require-call')
        return { errors: [{ text: `${importer} requires ${asked}, which is a module here` }] };
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

const required = /^(?:var|) +(\w+) = require\("([^"]+)"\)([,;])$/gm;

/** The same code as a module. Throws where a file is written in another way. */
export function asModule(source, name) {
  const refuse = () => {
    throw new Error(`${name} is not written as React's files were`);
  };
  const names = new Set();
  const module = source
    .replace(required, (line, variable, asked, end, at) => {
      const next = source.slice(at + line.length + 1);
      if (end === ',' && next.search(required) !== 0) refuse();
      return `import * as ${variable} from "${asked}";`;
    })
    .replace(/^exports\.(\w+) =/gm, (_, exported) => {
      const isFirst = !names.has(exported);
      names.add(exported);
      return `${isFirst ? 'var ' : ''}exported_${exported} =`;
    })
    .replace(/\bexports\.(\w+)/g, (_, exported) => (names.has(exported) ? `exported_${exported}` : refuse()));
  if (/\brequire\(|\bexports\b|\bmodule\./.test(module)) refuse();
  const list = [...names].map((exported) => `exported_${exported} as ${exported}`);
  return `${module}\nexport { ${list.join(', ')} };\n`;
}
