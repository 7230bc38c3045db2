import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const ofRoot = (file) => path.join(root, file);

/** A test that fails by what happens after its first line, and one that is left alone. */
const late = `
const wait = () => new Promise((resolve) => setTimeout(resolve, 20));
test('rejects', async () => { void Promise.reject(new Error('unheard')); await wait(); });
test('throws', async () => { setTimeout(() => { throw new Error('late'); }, 5); await wait(); });
test('is well', wait);
`;
const setsFetch = `test('sets fetch', () => { globalThis.fetch = () => undefined; });`;
const setsVariable = `test('sets a variable', () => { process.env.LEFT = '1'; });`;

describe('files of one worker', () => {
  let files;
  let run;
  beforeAll(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vezne-files-'));
    files = { 'late-1': late, 'late-2': late, fetch: setsFetch, variable: setsVariable };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, `${name}.test.mjs`), text);
    run = await jest(folder);
    rmSync(folder, { recursive: true });
  });

  it.each(['late-1', 'late-2'])('%s: what is thrown or rejected later fails its test, in each file', (name) => {
    expect(run.file(name).assertionResults.map(({ title, status }) => [title, status])).toEqual([
      ['rejects', 'failed'],
      ['throws', 'failed'],
      ['is well', 'passed'],
    ]);
  });

  it.each([
    ['fetch', 'fetch'],
    ['variable', 'process.env'],
  ])('%s: a file that leaves another %s to the next one fails', (name, left) => {
    expect(run.file(name).message).toContain(`Put back what the next file of this worker would find: ${left}\n`);
  });
});

async function jest(rootDir) {
  const config = {
    rootDir,
    testMatch: ['<rootDir>/*.test.mjs'],
    testRunner: ofRoot('tests/harness/runner.mjs'),
    testEnvironment: ofRoot('tests/harness/node-environment.mjs'),
    transform: {},
  };
  const bin = ofRoot('node_modules/jest/bin/jest.js');
  const given = ['--experimental-vm-modules', bin, '--runInBand', '--json', '--config', JSON.stringify(config)];
  const child = spawn(process.execPath, given, { cwd: rootDir, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  for await (const chunk of child.stdout) said += chunk;
  const { testResults } = JSON.parse(said);
  return { file: (name) => testResults.find((one) => one.name.endsWith(`${name}.test.mjs`)) };
}
