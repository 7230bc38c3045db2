import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../harness/journey.js';

const root = path.resolve(import.meta.dirname, '../../..');
const node = promisify(execFile);

/** Runs code as a file of the project, where `vezne/…` is the built package. */
async function run(name: string, code: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = path.join(root, '.reports', 'scripts');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, code);
  const { stdout } = await node(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    timeout: 30_000,
  });
  return stdout;
}

/** The code blocks of the README, in order. */
const blocks = [...readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(/```js\n([\s\S]*?)```/g)].map(
  ([, code]) => code ?? '',
);
const payment = blocks.find((code) => code.includes('payByCard')) ?? '';

test('the script of the README pays against the sandbox, in plain Node', async ({ sandbox }) => {
  expect(payment.trim().split('\n').length).toBeLessThanOrEqual(25);
  const printed = await run('headless.mjs', payment, { PROVIDER: sandbox.urls.provider });
  expect(printed).toContain("kind: 'paid'");
});

test('the built package is imported rule by rule in plain Node', async () => {
  const folder = path.join(root, 'dist', 'lib');
  const code = `
    import { readdirSync } from 'node:fs';
    import path from 'node:path';
    // Not modules of the package, but scripts of documents: they act when they are loaded.
    const documentScripts = ['infrastructure/host/hand-over-document.js', 'infrastructure/vendor/bex-document.js'];
    const files = ['domain', 'application', 'infrastructure'].flatMap((room) =>
      readdirSync(path.join(${JSON.stringify(folder)}, room), { recursive: true })
        .map((file) => room + '/' + file.replaceAll(path.sep, '/'))
        .filter((file) => file.endsWith('.js') && !documentScripts.includes(file)));
    for (const file of files) await import('vezne/' + file.slice(0, -3));
    console.log(files.length);
  `;
  expect(Number(await run('imports.mjs', code))).toBeGreaterThan(30);
  const rules = blocks.find((block) => block.includes('recogniseScheme')) ?? '';
  const shown = rules.replace(/^(\w.*\)(\?\.id)?);.*$/gm, (_line, expression: string) => `console.log(${expression});`);
  const printed = await run('rules.mjs', shown);
  expect(printed).toContain('troy');
  expect(printed).toContain('validation.cardNumberFormat');
});
