/**
 * esbuild puts what several parts of the page share into chunks of their own, the more of them the more parts there are,
 * although the entry needs nearly all of them at once. Here they become one file with the entry: one request, and
 * one text to compress. Parts fetched later import from the entry what they imported from those chunks.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const same = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  minifyWhitespace: true,
  minifySyntax: true,
  write: false,
};

/** Rewrites the files of a build with splitting, and its metafile. The entry must not wait at its top level: a part it waits for would wait for it. */
export async function joinEntry({ outputs }, entryPoint) {
  const entry = Object.keys(outputs).find((file) => outputs[file].entryPoint === entryPoint);
  const joined = importedAtOnce(outputs, entry);
  const later = Object.keys(outputs).filter((file) => file.endsWith('.js') && !joined.has(file));
  const names = await exportNames(outputs, joined, later);
  const texts = new Map([
    [entry, await entryText(entry, names)],
    ...(await Promise.all(later.map(async (file) => [file, await partText(file, entry, names)]))),
  ]);
  for (const [file, text] of texts) await writeFile(file, text);
  for (const file of joined) {
    const { inputs, imports } = outputs[file];
    if (file === entry) continue;
    outputs[entry].inputs = addedUp(outputs[entry].inputs, inputs);
    outputs[entry].imports.push(...imports);
    delete outputs[file];
    await Promise.all([file, `${file}.map`].map((name) => rm(name, { force: true })));
  }
  for (const file of texts.keys()) {
    const kept = outputs[file].imports.filter(({ path: to }) => !joined.has(to));
    const shares = file !== entry && outputs[file].imports.length > kept.length;
    outputs[file].imports = shares ? [...kept, { path: entry, kind: 'import-statement' }] : kept;
  }
}

function importedAtOnce(outputs, entry) {
  const seen = new Set([entry]);
  for (const file of seen) {
    for (const { path: to, kind } of outputs[file].imports) if (kind === 'import-statement') seen.add(to);
  }
  return seen;
}

/** What the later parts need of the joined chunks: chunk → its own name of it → a short name that is the entry's only one. */
async function exportNames(outputs, joined, later) {
  const sources = await Promise.all(later.map((file) => readFile(file, 'utf8')));
  const names = new Map();
  let count = 0;
  for (const chunk of joined) {
    const imports = new RegExp(`import\\{([^}]*)\\}from"\\./${path.basename(chunk)}"`, 'g');
    const lists = sources.flatMap((text) => [...text.matchAll(imports)].map(([, list]) => list.split(',')));
    const wanted = new Set(lists.flat().map((each) => each.split(' as ')[0].trim()));
    const used = outputs[chunk].exports.filter((name) => wanted.has(name));
    names.set(chunk, new Map(used.map((name) => [name, `x${(count++).toString(36)}`])));
  }
  return names;
}

async function entryText(entry, names) {
  const lines = [...names].flatMap(([chunk, of]) =>
    [...of].map(([name, short]) => `export { ${name} as ${short} } from './${path.basename(chunk)}';`),
  );
  const contents = [`import './${path.basename(entry)}';`, ...lines].join('\n');
  const result = await build({
    ...same,
    stdin: { contents, resolveDir: path.dirname(entry) },
    plugins: [leaveDynamicImports],
  });
  return result.outputFiles[0].text;
}

async function partText(file, entry, names) {
  const chunks = new Map([...names].map(([chunk, of]) => [`./${path.basename(chunk)}`, of]));
  const fromEntry = {
    name: 'from-entry',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path: to, kind, namespace }) => {
        if (kind === 'entry-point') return undefined;
        return chunks.has(to) && namespace !== 'joined'
          ? { path: to, namespace: 'joined', sideEffects: false }
          : { path: to, external: true };
      });
      onLoad({ filter: /.*/, namespace: 'joined' }, ({ path: to }) => ({
        contents: `export { ${[...chunks.get(to)].map(([name, short]) => `${short} as ${name}`)} } from './${path.basename(entry)}';`,
      }));
    },
  };
  const result = await build({ ...same, entryPoints: [file], logLevel: 'error', plugins: [fromEntry] });
  return result.outputFiles[0].text;
}

const leaveDynamicImports = {
  name: 'leave-dynamic-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\// }, ({ path: to, kind }) =>
      kind === 'dynamic-import' ? { path: to, external: true } : undefined,
    );
  },
};

function addedUp(one, other) {
  const sum = { ...one };
  for (const [input, { bytesInOutput }] of Object.entries(other)) {
    sum[input] = { bytesInOutput: (sum[input]?.bytesInOutput ?? 0) + bytesInOutput };
  }
  return sum;
}
