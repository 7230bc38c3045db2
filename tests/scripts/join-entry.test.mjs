import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { joinEntry } from '../../scripts/join-entry.mjs';

const sources = {
  'main.js': `
    import { add, kept } from './kept.js';
    import { half } from './half.js';
    add('main');
    globalThis.joined = async () => [half(8), await import('./one.js'), await import('./two.js'), kept];`,
  'kept.js': `export const kept = []; export const add = (word) => kept.push(word); export const unused = 'never';`,
  'half.js': `export const half = (n) => n / 2;`,
  'shared.js': `import { half } from './half.js'; export const quarter = (n) => half(half(n));`,
  'one.js': `import { add } from './kept.js'; import { quarter } from './shared.js'; add('one'); export const four = quarter(16);`,
  'two.js': `import { add as put } from './kept.js'; import { quarter } from './shared.js'; put('two'); export const two = quarter(8);`,
};

describe('the entry as one file', () => {
  let folder;
  let metafile;
  let entry;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vezne-join-'));
    await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
    for (const [name, text] of Object.entries(sources)) await writeFile(path.join(folder, name), text);
    const entryPoint = path.relative('.', path.join(folder, 'main.js'));
    const outdir = path.join(folder, 'out');
    const options = { bundle: true, splitting: true, format: 'esm', minifyWhitespace: true, metafile: true };
    const result = await build({ ...options, entryPoints: [entryPoint], outdir });
    metafile = result.metafile;
    await joinEntry(metafile, entryPoint);
    entry = Object.keys(metafile.outputs).find((file) => metafile.outputs[file].entryPoint === entryPoint);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('imports nothing at once; what only later parts share stays apart', async () => {
    expect(await readFile(entry, 'utf8')).not.toMatch(/import *[{"*]/);
    expect(metafile.outputs[entry].imports.map(({ kind }) => kind)).toEqual(['dynamic-import', 'dynamic-import']);
    const files = await readdir(path.join(folder, 'out'));
    expect(files).toHaveLength(4);
    expect(files.toSorted()).toEqual(
      Object.keys(metafile.outputs)
        .map((file) => path.basename(file))
        .toSorted(),
    );
  });

  it("counts the inputs of the joined chunks as the entry's", () => {
    const inputs = Object.keys(metafile.outputs[entry].inputs).map((file) => path.basename(file));
    expect(inputs.toSorted()).toEqual(['half.js', 'kept.js', 'main.js']);
  });

  it('later parts share the state of the entry, and carry no copy of its code', async () => {
    const script = `await import(${JSON.stringify(pathToFileURL(entry).href)});
      const [four, one, two, kept] = await globalThis.joined();
      console.log(four, one.four, two.two, ...kept);`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(said.trim()).toBe('4 4 2 main one two');
    const later = Object.keys(metafile.outputs).filter((file) => file !== entry);
    for (const file of later) expect(await readFile(file, 'utf8')).not.toContain('kept.push');
  });
});
