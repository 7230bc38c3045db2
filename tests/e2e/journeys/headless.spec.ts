import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../harness/journey.js';

const root = path.resolve(import.meta.dirname, '../../..');
const node = promisify(execFile);
/** Scripts of the tests: files of the project, where `vezne/…` is the built package. */
const scripts = path.join(root, '.reports', 'scripts');

/** Runs code as one of the {@link scripts} and returns what it prints. */
async function run(name: string, code: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  mkdirSync(scripts, { recursive: true });
  const file = path.join(scripts, name);
  writeFileSync(file, code);
  const { stdout } = await node(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    timeout: 120_000,
  });
  return stdout;
}

const library = readFileSync(path.join(root, 'docs', 'library.md'), 'utf8');
/** The code blocks of docs/library.md, in order. */
const blocks = [...library.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');
const payment = blocks.find((code) => code.includes('PayByCard')) ?? '';

test('the script of docs/library.md pays against the sandbox, in plain Node', async ({ sandbox }) => {
  expect(payment.trim().split('\n').length).toBeLessThanOrEqual(25);
  const printed = await run('headless.mjs', payment, { PROVIDER: sandbox.urls.provider });
  expect(printed).toContain("kind: 'paid'");
});

const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const published = Object.keys(exports).map((name) => name.replace(/^\./, 'vezne'));

test('each public name is imported in plain Node', async () => {
  const code = published.map((name) => `await import('${name}'); console.log('${name}');`).join('\n');
  const printed = await run('imports.mjs', code);
  expect(printed.trim().split('\n')).toEqual(published);
});

test('what is not public is refused', async () => {
  const asked = "await import('vezne/infrastructure/gateway/wire').catch(({ code }) => console.log(code));";
  expect(await run('refused.mjs', asked)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n');
});

test('the rules of docs/library.md give the answers beside them', async () => {
  const rules = blocks.find((block) => block.includes('recogniseScheme')) ?? '';
  const shown = rules.replace(/^(\w.*\)(\?\.id)?);.*$/gm, (_line, expression: string) => `console.log(${expression});`);
  const printed = await run('rules.mjs', shown);
  expect(printed).toContain('troy');
  expect(printed).toContain('validation.cardNumberFormat');
  expect(printed).toContain('************4358');
});

test('the clock of a container is rebound as docs/library.md says', async () => {
  const rebinding = blocks.find((block) => block.includes('rebind(Clock)')) ?? '';
  expect(await run('clock.mjs', rebinding)).toBe('expired\n');
});

/** Returns the answers of NestJS's own pipe to bodies, by the printed DTOs; a body that it takes has an empty list. */
const posts = `
const card = { number: '4355 0843 5508 4358', owner: 'Ayşe Yılmaz', expiry: '12/40', code: '000' };
const body = { amount: '123450', phone: '0555 111 22 33', card };
const amexCard = { ...card, number: '3782 822463 10005', code: '123' };
const notACard = { ...card, number: 'not a card' };
const bodies = {
  good: body,
  amex: { ...body, card: amexCard },
  notACard: { ...body, card: notACard },
  noCard: { amount: body.amount, phone: body.phone },
};
for (const [name, value] of Object.entries(bodies)) {
  const answer = await pipe.transform(value, { type: 'body', metatype: PayDto }).then(
    () => [],
    (error) => error.getResponse().message ?? error.getResponse(),
  );
  console.log(name, JSON.stringify(answer));
}
`;

test('the DTOs of docs/library.md refuse a wrong card, and a missing one, in the pipe of NestJS', async () => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(library) ?? [];
  const source = path.join(scripts, 'dto.ts');
  mkdirSync(scripts, { recursive: true });
  writeFileSync(source, code);
  const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const options = ['--ignoreConfig', '--strict', '--experimentalDecorators', '--skipLibCheck', '--rootDir', root];
  const language = ['--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  await node(process.execPath, [tsc, ...options, ...language, source], { cwd: root });
  const printed = await run('dto.mjs', readFileSync(path.join(scripts, 'dto.js'), 'utf8') + posts);
  const said = Object.fromEntries(
    printed
      .trim()
      .split('\n')
      .map((line) => line.split(/ (.*)/s)),
  );
  expect(said.good).toBe('[]');
  const [, promised = ''] = /it answers `(\[.*?\])`/.exec(library) ?? [];
  const loose = promised.replace(/(\w+):/g, '"$1":').replaceAll("'", '"');
  expect(JSON.parse(said.amex ?? '')).toEqual(JSON.parse(loose));
  expect(said.notACard).toContain('"path":"card.number"');
  expect(said.noCard).toContain('"path":"card"');
});
