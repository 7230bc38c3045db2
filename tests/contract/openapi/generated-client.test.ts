import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
import { get } from '../../sandbox/calls.js';
import { sandboxOfTests } from '../../sandbox/running-sandbox.js';
import { documentFile } from './document.js';

const root = path.resolve(import.meta.dirname, '../../..');
const sandbox = sandboxOfTests();
/** Inside the project, so that packages are found. */
const folder = path.join(root, `node_modules/.cache/vezne/client-${process.pid}`);
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

/** The program in docs/merchant-api.md. */
function documentedProgram(): string {
  const text = readFileSync(path.join(root, 'docs/merchant-api.md'), 'utf8');
  const [, program] = /<!-- generated client -->\n```ts\n([\s\S]*?)```/.exec(text) ?? [];
  if (program === undefined) throw new Error('docs/merchant-api.md has no generated client');
  return program;
}

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const served = await get(`${sandbox.urls.provider}/openapi.json`);
  write('vezne.d.ts', astToString(await openapiTS(served.json)));
  write('pay.ts', documentedProgram());
  write('pay.mjs', (await transform(documentedProgram(), { loader: 'ts' })).code);
  const options = { noEmit: true, types: ['node'], lib: ['ES2023', 'DOM'], skipLibCheck: true };
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: options,
      files: ['pay.ts'],
      include: [],
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a client generated from what the sandbox serves', () => {
  it('MA-01 is made from docs/openapi.json itself', async () => {
    const { text } = await get(`${sandbox.urls.provider}/openapi.json`);
    expect(text).toBe(readFileSync(documentFile, 'utf8'));
  });

  it('MA-01 AP-01 has the types that a payment needs', () => {
    const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });

  it('MA-01 AP-11 pays without a browser', async () => {
    const env = { ...process.env, PROVIDER: sandbox.urls.provider };
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'pay.mjs')], { env });
    expect(stdout).toBe('success\n');
  });
});
