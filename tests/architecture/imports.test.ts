/**
 * Each row of `.dependency-cruiser.mjs` is shown a breach in a small tree made for it: a row that sees nothing would
 * pass for a kept one. That the project itself keeps the rows is checked by `npm run lint`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What the rows refuse: a file, what it says, the row it breaks and what that row names as imported. */
const breaches: readonly { readonly file: string; readonly text: string; readonly row: string; readonly to: string }[] =
  [
    {
      file: 'src/domain/card/calls.ts',
      text: "import { ports } from '../../application/ports.js';",
      row: 'domain-depends-on-nothing',
      to: 'src/application/ports.ts',
    },
    {
      file: 'src/application/card/reads.ts',
      text: "import type { Read } from '../../infrastructure/gateway/read.js';",
      row: 'application-depends-on-the-domain',
      to: 'src/infrastructure/gateway/read.ts',
    },
    {
      file: 'src/vezne.ts',
      text: "export { show } from './ui/frame/show.js';",
      row: 'library-names-what-is-public',
      to: 'src/ui/frame/show.tsx',
    },
    {
      file: 'src/application/card/shows.ts',
      text: "export type Shown = import('../../ui/frame/show.js').Show;",
      row: 'application-depends-on-the-domain',
      to: 'src/ui/frame/show.tsx',
    },
    {
      file: 'src/infrastructure/gateway/pays.ts',
      text: "import { pay } from '../../application/card/pay.js';",
      row: 'infrastructure-depends-on-ports',
      to: 'src/application/card/pay.ts',
    },
    {
      file: 'src/ui/frame/reads.ts',
      text: "export { read } from '../../infrastructure/gateway/read.js';",
      row: 'ui-depends-on-use-cases',
      to: 'src/infrastructure/gateway/read.ts',
    },
    {
      file: 'src/ui/frame/starts.ts',
      text: "export const start = () => import('../../main.js');",
      row: 'ui-depends-on-use-cases',
      to: 'src/main.tsx',
    },
    {
      file: 'src/boot/shows.ts',
      text: "import { show } from '../ui/frame/show.js';",
      row: 'boot-is-small',
      to: 'src/ui/frame/show.tsx',
    },
    {
      file: 'src/parts/starts.part.ts',
      text: "import { start } from '../main.js';",
      row: 'parts-are-composed-like-the-page',
      to: 'src/main.tsx',
    },
    {
      file: 'sandbox/reads.ts',
      text: "import { read } from '../src/infrastructure/gateway/read.js';",
      row: 'sandbox-shares-only-rules',
      to: 'src/infrastructure/gateway/read.ts',
    },
    {
      file: 'sandbox/tested.ts',
      text: "import { sample } from '../tests/samples.js';",
      row: 'sandbox-shares-only-rules',
      to: 'tests/samples.ts',
    },
    {
      file: 'build/evaluates.mjs',
      text: "import { bin } from '../src/domain/card/bin.ts';",
      row: 'build-reads-no-source',
      to: 'src/domain/card/bin.ts',
    },
    {
      file: 'src/domain/card/waits.ts',
      text: "import { map } from 'rxjs';",
      row: 'home-of-rxjs',
      to: 'node_modules/rxjs/',
    },
    {
      file: 'src/application/card/remembers.ts',
      text: "import { makeAutoObservable } from 'mobx';",
      row: 'home-of-mobx',
      to: 'node_modules/mobx/',
    },
    {
      file: 'src/ui/frame/parses.ts',
      text: "import * as v from 'valibot';",
      row: 'home-of-valibot',
      to: 'node_modules/valibot/',
    },
    {
      file: 'sandbox/renders.ts',
      text: "import type { ReactNode } from 'react';",
      row: 'home-of-react',
      to: 'node_modules/react/',
    },
    {
      file: 'src/ui/frame/checks.ts',
      text: "import fc from 'fast-check';",
      row: 'package-without-a-home',
      to: 'node_modules/fast-check/',
    },
    {
      file: 'src/infrastructure/host/files.ts',
      text: "import { readFileSync } from 'node:fs';",
      row: 'page-runs-in-a-browser',
      to: 'fs',
    },
    {
      file: 'src/domain/card/misses.ts',
      text: "import { missing } from './missing.js';",
      row: 'imports-resolve',
      to: './missing.js',
    },
    {
      file: 'src/ui/payment/card/asks.ts',
      text: "import type { Session } from '../session.js';",
      row: 'no-import-from-the-folder-around',
      to: 'src/ui/payment/session.ts',
    },
    {
      file: 'src/ui/payment/card/form/asks.ts',
      text: "import type { Session } from '../../session.js';",
      row: 'no-import-from-the-folder-around-2-above',
      to: 'src/ui/payment/session.ts',
    },
    {
      file: 'src/domain/card/first.ts',
      text: "import type { Second } from './second.js'; export const first: Second = 1;",
      row: 'no-cycles',
      to: 'src/domain/card/second.ts',
    },
    {
      file: 'src/domain/money',
      text: '',
      row: 'no-cycles-of-folders',
      to: 'src/domain/links',
    },
    {
      file: 'src/domain/links',
      text: '',
      row: 'no-cycles-of-folders',
      to: 'src/domain/money',
    },
    {
      file: 'src/domain/card/unused.ts',
      text: 'export const unused = 1;',
      row: 'no-orphans',
      to: 'src/domain/card/unused.ts',
    },
  ];

/** The rest of the tree: what the breaches import, and imports that every row allows. */
const kept: Readonly<Record<string, string>> = {
  'src/domain/card/second.ts': "import { first } from './first.js'; export type Second = typeof first;",
  'src/domain/card/bin.ts': "import { ten } from '../money/amount.js'; export const bin = ten;",
  'src/domain/money/amount.ts': "import type { Link } from '../links/link.js'; export const ten: Link = 10;",
  'src/domain/money/currency.ts': 'export type Currency = number;',
  'src/domain/links/link.ts': "import type { Currency } from '../money/currency.js'; export type Link = Currency;",
  'src/application/ports.ts': "import { bin } from '../domain/card/bin.js'; export const ports = bin;",
  'src/application/card/pay.ts':
    "import { of } from 'rxjs'; import { ports } from '../ports.js'; export const pay = of(ports);",
  'src/infrastructure/gateway/read.ts':
    "import { ports } from '../../application/ports.js'; export const read = ports;",
  'src/ui/frame/show.tsx':
    "import { pay } from '../../application/card/pay.js'; import { act } from 'react'; export { pay, act };",
  'src/ui/payment/session.ts': 'export type Session = string;',
  'src/main.tsx':
    "import { read } from './infrastructure/gateway/read.js'; import './ui/frame/show.js'; export const start = read;",
  'src/boot/body.ts': 'document.title;',
  'sandbox/main.ts':
    "import fastify from 'fastify'; import 'node:fs'; import { bin } from '../src/domain/card/bin.js'; fastify(bin);",
  'tests/samples.ts':
    "import fc from 'fast-check'; import { read } from '../src/infrastructure/gateway/read.js'; export const sample = [fc, read];",
};

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

const folder = mkdtempSync(path.join(tmpdir(), 'vezne-imports-'));
let found: readonly Violation[] = [];

beforeAll(() => {
  for (const name of ['package.json', '.dependency-cruiser.mjs'])
    cpSync(path.join(root, name), path.join(folder, name));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const files = Object.entries(kept).concat(breaches.filter(({ text }) => text).map(({ file, text }) => [file, text]));
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const cruiser = path.join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const printed = execFileSync(process.execPath, [cruiser, '--output-type', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  found = JSON.parse(printed).summary.violations;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(breaches)('$row: $file may not import $to', ({ file, row, to }) => {
  const places = found.filter(({ rule, from }) => rule.name === row && from === file).map((violation) => violation.to);
  expect(places).toEqual([expect.stringContaining(to)]);
});

test('the files that keep every row are refused nothing', () => {
  expect(found.filter(({ from }) => from in kept)).toEqual([]);
});
