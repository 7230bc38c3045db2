import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { moduleOf, samples as printed } from './handler.js';
import { install, link, megabytesOf, npm, root, run, tarball } from './installed.js';

/** The library, as a backend installs it. */
export function describeLibrary(): void {
  let folder = '';
  let megabytes = 0;

  beforeAll(async () => {
    folder = await install('vezne');
    megabytes = megabytesOf(path.join(folder, 'node_modules'));
  }, 90_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const node = (code: string) => run(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });
  const names = () =>
    Object.keys(manifest().exports)
      .filter((name) => name !== './package.json')
      .map((name) => name.replace(/^\./, 'vezne'));
  const manifest = () => JSON.parse(readFileSync(path.join(folder, 'node_modules/vezne/package.json'), 'utf8'));

  it('PK-01 installs with the three packages it runs on, in less than 20 MB', () => {
    const installed = readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed.sort()).toEqual(['fetch-retry', 'rxjs', 'tslib', 'valibot', 'vezne']);
    expect(megabytes).toBeLessThan(20);
    expect(manifest().engines).toEqual({ node: '>=20.19' });
  });

  it('PK-02 each name works with and without `.js`, in plain Node and without the peers of others', async () => {
    const needed = names().filter((name) => !/node\/container|validation/.test(name.replace('domain/validation', '')));
    const code = needed.map((name) => `await import('${name}'); console.log('${name}');`).join('\n');
    expect((await node(code)).stdout.trim().split('\n')).toEqual(needed);
    const bare = names().filter((name) => name !== 'vezne' && !name.endsWith('.js'));
    expect(names().filter((name) => name.endsWith('.js'))).toEqual(bare.map((name) => `${name}.js`));
  });

  it('PK-02 `require` takes it, too', async () => {
    const code = "const { recogniseScheme } = require('vezne'); console.log(recogniseScheme('9792').id);";
    const { stdout, stderr } = await run(process.execPath, ['--eval', code], { cwd: folder });
    expect(stdout).toBe('troy\n');
    expect(stderr.replace(/^.*ExperimentalWarning.*\n.*\n/, '')).toBe('');
  });

  it('PK-02 publint and attw find nothing', async () => {
    const tools = ['publint', 'attw'].map((tool) => npm(['run', '--silent', tool, tarball('vezne')], { cwd: root }));
    for (const ended of await Promise.all(tools)) expect(ended).toMatchObject({ code: 0 });
  });

  it.each([
    ['nodenext', ['--module', 'nodenext']],
    ['bundler', ['--module', 'preserve', '--moduleResolution', 'bundler']],
  ])(
    'PK-02 the printed samples and every name compile strictly by %s, without the DOM but for `embed`',
    async (_name, how) => {
      for (const peer of ['inversify', 'reflect-metadata', 'class-validator', '@types']) link(folder, peer);
      const samples = writeSamples(folder, names());
      const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
      const strict = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', 'false', '--experimentalDecorators'];
      // A parameter of JavaScript has no type to write.
      const javascript = ['--allowJs', '--checkJs', '--noImplicitAny', 'false'];
      const language = ['--target', 'es2022', '--types', 'node'];
      const compiled = async (files: readonly string[], lib: string, ...more: readonly string[]) => {
        const args = [compiler, ...strict, ...language, ...how, '--lib', lib, ...more, ...files];
        expect(await run(process.execPath, args, { cwd: folder })).toEqual({ code: 0, stdout: '', stderr: '' });
      };
      await compiled(
        samples.filter((file) => file.endsWith('ts')),
        'es2023',
      );
      await compiled(
        samples.filter((file) => file.endsWith('js')),
        'es2023',
        ...javascript,
      );
      writeFileSync(path.join(folder, 'embed.mts'), "export * from 'vezne/embed';");
      await compiled(['embed.mts'], 'es2023,dom,dom.iterable');
    },
  );

  it('PK-02 what needs a peer works in plain Node beside it', async () => {
    for (const peer of ['inversify', 'reflect-metadata', 'class-validator']) link(folder, peer);
    const needing = ['vezne/infrastructure/node/container', 'vezne/validation'];
    const code = needing.map((name) => `console.log(Object.keys(await import('${name}')).length > 0);`).join('\n');
    expect(await node(code)).toEqual({ code: 0, stdout: 'true\ntrue\n', stderr: '' });
  });

  it('PK-02 a bundle that takes one rule from `vezne` holds that rule alone', async () => {
    const from = { contents: "import { recogniseScheme } from 'vezne'; console.log(recogniseScheme('9792'));" };
    const { outputFiles } = await build({
      stdin: { ...from, resolveDir: folder },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    // The table of schemes with the ranges of Troy takes most of it; the whole root would be 18,000.
    expect(outputFiles[0]?.contents.length).toBeLessThan(3_000);
  });

  it('PK-02 Jest as Nest sets it up reads the package by the two printed settings', async () => {
    for (const peer of ['typescript', 'ts-jest', 'inversify', '@inversifyjs', 'reflect-metadata']) link(folder, peer);
    const app = path.join(folder, 'nest');
    mkdirSync(path.join(app, 'src'), { recursive: true });
    const jest = { ...nestJest, ...printedJest() };
    writeFileSync(path.join(app, 'package.json'), JSON.stringify({ private: true, jest }));
    writeFileSync(path.join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions: nestCompiler }));
    const test = [
      "import 'reflect-metadata';",
      "import { recogniseScheme } from 'vezne';",
      "import { nodeContainer, PayByCard } from 'vezne/infrastructure/node/container';",
      "it('reads', () => expect(recogniseScheme('9792')?.id).toBe('troy'));",
      "it('composes', () => expect(nodeContainer({ baseUrl: 'http://127.0.0.1:4000' }).get(PayByCard)).toBeDefined());",
    ].join('\n');
    writeFileSync(path.join(app, 'src/card.spec.ts'), test);
    const { code, stderr } = await run(process.execPath, [path.join(root, 'node_modules/jest/bin/jest.js')], {
      cwd: app,
    });
    expect(stderr).toContain('2 passed, 2 total');
    expect(code).toBe(0);
  });

  it('PK-02 it says what it is, and names no file that it does not have', async () => {
    const read = (name: string) => readFileSync(path.join(folder, 'node_modules/vezne', name), 'utf8');
    const text = read('README.md');
    const [, sample = ''] = /```js\n(.*?)```/s.exec(text) ?? [];
    const promised = [...sample.matchAll(/^(\w+\(.*); \/\/ (.*)$/gm)].map(([, call, result]) => [call, result]);
    const calls = promised.map(([call, result]) => `assert.deepEqual(${call}, ${result});`);
    const [imports] = sample.split('\n');
    const code = `import assert from 'node:assert/strict';\n${imports}\n${calls.join('\n')}`;
    expect(await node(code)).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(calls).toHaveLength(4);
    expect(text).not.toMatch(/\]\((?!https:)/);
    expect(manifest()).not.toHaveProperty('private');
    expect(manifest()).not.toHaveProperty('scripts');
    expect(manifest()).not.toHaveProperty('devDependencies');
    expect((await node("await import('vezne/package.json', { with: { type: 'json' } });")).code).toBe(0);
  });

  it('PK-02 docs/library.md names every file of the domain by its subject', () => {
    const document = readFileSync(path.join(root, 'docs/library.md'), 'utf8');
    const [, table = ''] = /## By subject\n(.*?)\n## /s.exec(document) ?? [];
    const files = [...table.matchAll(/`([\w/-]+)`/g)].map(([, file = '']) => path.basename(file));
    const exported = Object.keys(manifest().exports).filter(
      (name) => name.startsWith('./domain/') && !name.endsWith('.js'),
    );
    expect(files.sort()).toEqual(exported.map((name) => path.basename(name)).sort());
  });

  it('PK-03 every name has its file in the tarball', async () => {
    const listed = await npm(['pack', '--dry-run', '--ignore-scripts', '--json', tarball('vezne')], { cwd: folder });
    const files = JSON.parse(listed.stdout)[0].files.map(({ path: file }: { path: string }) => file);
    const exported: string[] = Object.values(manifest().exports);
    expect(files).toEqual(expect.arrayContaining(exported.map((file) => file.slice(2))));
  });
}

/** As `nest new` of NestJS 11 writes them; its TypeScript 5 needs no `rootDir`. */
const nestJest = {
  moduleFileExtensions: ['js', 'json', 'ts'],
  rootDir: 'src',
  testRegex: '.*\\.spec\\.ts$',
  transform: { '^.+\\.(t|j)s$': 'ts-jest' },
  testEnvironment: 'node',
};
const nestCompiler = {
  module: 'nodenext',
  moduleResolution: 'nodenext',
  esModuleInterop: true,
  isolatedModules: true,
  emitDecoratorMetadata: true,
  experimentalDecorators: true,
  target: 'ES2023',
  rootDir: './',
  outDir: './dist',
  skipLibCheck: true,
};

/** The settings of Jest that docs/library.md prints. */
function printedJest(): object {
  const document = readFileSync(path.join(root, 'docs/library.md'), 'utf8');
  const [, settings = ''] = /<!-- nest jest -->\n```json\n(.*?)```/s.exec(document) ?? [];
  return JSON.parse(settings);
}

/** Writes the code blocks of the documents, and one file that takes every name but the browser's; returns the files. */
function writeSamples(folder: string, names: readonly string[]): readonly string[] {
  const samples = printed.map(({ language, code }, at) => {
    return [`${moduleOf(code) ?? `sample-${at}`}.${language}`, code] as const;
  });
  const all = names
    .filter((name) => !name.startsWith('vezne/embed'))
    .map((name, at) => `export * as name${at} from '${name}';`);
  const files = [...samples, ['every-name.mts', all.join('\n')] as const];
  for (const [file, code] of files) writeFileSync(path.join(folder, file), code);
  return files.map(([file]) => file);
}
