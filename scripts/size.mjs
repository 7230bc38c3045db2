/**
 * `npm run size`: the bytes between an empty cache and a card form that can be paid, by package. The files are counted
 * as they are served (brotli 11). A package's share of a file: what is of it, as the source map says, is compressed by
 * itself, and these sizes are scaled so that they add up to the served file. Shares by bytes before compression would
 * mislead, since some code compresses twice as well as other. What is fetched later, on demand, is not on the list.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { awaitedScripts, budget } from '../build/budget.mjs';
import { tableOf, writeFigures, writesFigures } from './figures.mjs';
import { fail, root } from './terminal.mjs';

const metafile = path.join(root, 'dist', 'metafile.json');
if (!existsSync(metafile)) fail('Nothing is built yet. Run: npm run build');
const scripts = awaitedScripts(JSON.parse(readFileSync(metafile, 'utf8')));

const bytes = new Map();
const add = (name, size) => bytes.set(name, (bytes.get(name) ?? 0) + size);
for (const file of scripts) {
  const shares = [...portionsOf(file)].map(([name, text]) => [name, brotli(text)]);
  const whole = shares.reduce((sum, [, size]) => sum + size, 0);
  const served = servedSize(file);
  for (const [name, size] of shares) add(name, (served * size) / whole);
}
const html = readFileSync(path.join(root, 'dist/page/card.html'), 'utf8');
const shell = brotli(withoutStyles(html));
add('HTML with the shell in both languages', shell);
add('styles, in the HTML', brotli(html) - shell);

const rows = [...bytes].sort(([, a], [, b]) => b - a);
const total = rows.reduce((sum, [, size]) => sum + size, 0);
const print = (name, size) => console.log(`${name.padEnd(42)}${Math.round(size).toLocaleString('en-US').padStart(10)}`);
console.log('Bytes to a payable card form (brotli)\n');
for (const [name, size] of rows) print(name, size);
print('sum', total);
print('the build refuses more than', budget);
if (writesFigures) {
  const shown = (size) => Math.round(size).toLocaleString('en-US');
  const all = [...rows, ['sum', total], ['the build refuses more than', budget]];
  const table = all.map(([name, size]) => [name, shown(size)]);
  writeFigures('size', tableOf(['package', 'bytes (brotli)'], table));
}

/** The HTML without its element of styles. */
function withoutStyles(text) {
  const [, { childNodes }] = parse(text, { sourceCodeLocationInfo: true }).childNodes;
  const [head] = childNodes;
  const { startOffset, endOffset } = head.childNodes.find(({ tagName }) => tagName === 'style').sourceCodeLocation;
  return text.slice(0, startOffset) + text.slice(endOffset);
}

/** Returns what of a script is of which package, as one text each. */
function portionsOf(file) {
  const map = new SourceMap(
    JSON.parse(readFileSync(path.join(root, 'dist/maps', `${path.basename(file)}.map`), 'utf8')),
  );
  const portions = new Map();
  for (const [line, text] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const name = packageOf(map.findEntry(line, column).originalSource ?? '');
      portions.set(name, (portions.get(name) ?? '') + text[column]);
    }
  }
  return portions;
}

function packageOf(source) {
  const match = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source);
  return match === null ? 'vezne' : match[1];
}

function servedSize(file) {
  const compressed = path.join(root, `${file}.br`);
  return existsSync(compressed) ? readFileSync(compressed).length : brotli(readFileSync(path.join(root, file)));
}

function brotli(content) {
  return brotliCompressSync(content).length;
}
