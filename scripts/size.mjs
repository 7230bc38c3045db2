/**
 * `npm run size`: the bytes between an empty cache and a card form that can be paid, by package. The files are counted
 * as they are served (brotli 11); a package's part of a file is its part of the file's minified bytes, as esbuild counts
 * them. What is fetched later, on demand, is not on the list.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fail, root } from './terminal.mjs';

const metafile = path.join(root, 'dist', 'metafile.json');
if (!existsSync(metafile)) fail('Nothing is built yet. Run: npm run build');
const { outputs } = JSON.parse(readFileSync(metafile, 'utf8'));
const fileOf = (entryPoint) => Object.keys(outputs).find((file) => outputs[file].entryPoint === entryPoint);

const entry = fileOf('src/main.tsx');
const scripts = new Set();
const load = (file) => {
  if (scripts.has(file)) return;
  scripts.add(file);
  for (const { path: next, kind } of outputs[file].imports) if (kind === 'import-statement') load(next);
};
load(entry);
// One language's words: the other is fetched when it is asked for.
load(fileOf('src/ui/texts/tr.ts'));

const bytes = new Map();
const add = (name, size) => bytes.set(name, (bytes.get(name) ?? 0) + size);
for (const file of scripts) {
  const served = brotliSize(file);
  const inputs = Object.entries(outputs[file].inputs);
  const whole = inputs.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  for (const [input, { bytesInOutput }] of inputs) add(packageOf(input), (served * bytesInOutput) / whole);
}
add('stylesheet', brotliSize(outputs[entry].cssBundle));
add('HTML with the shell in both languages', brotliSize('dist/page/card.html'));

const rows = [...bytes].sort(([, a], [, b]) => b - a);
const total = rows.reduce((sum, [, size]) => sum + size, 0);
const print = (name, size) => console.log(`${name.padEnd(42)}${Math.round(size).toLocaleString('en-US').padStart(10)}`);
console.log('Bytes to a payable card form (brotli)\n');
for (const [name, size] of rows) print(name, size);
print('sum', total);

function packageOf(input) {
  const match = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input);
  return match === null ? 'vezne' : match[1];
}

function brotliSize(file) {
  const compressed = path.join(root, `${file}.br`);
  if (existsSync(compressed)) return readFileSync(compressed).length;
  return brotliCompressSync(readFileSync(path.join(root, file))).length;
}
