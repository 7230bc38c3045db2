/**
 * The dependency rule and the house rules, kept by a machine. Each rule is a row: what it is for, how a breach is
 * found, and a small house that breaks it, so that a rule that sees nothing cannot pass for a kept one.
 */
import ts from 'typescript';
import { policies } from '../src/domain/merchant/policies.js';
import { nodesOf, parseSources, readSources, type Source } from './harness/sources.js';

interface Rule {
  readonly name: string;
  /** Printed with every breach. */
  readonly intent: string;
  breaches(sources: readonly Source[]): string[];
  /** Each of these alone is a breach. */
  readonly broken: readonly Readonly<Record<string, string>>[];
  /** None of this is. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Who may import whom. The first room whose folder fits is a file's room. */
const rooms: readonly { readonly folder: string; readonly mayImport: readonly string[] }[] = [
  { folder: 'src/domain/', mayImport: ['src/domain/'] },
  { folder: 'src/application/', mayImport: ['src/application/', 'src/domain/'] },
  {
    folder: 'src/infrastructure/',
    mayImport: ['src/infrastructure/', 'src/application/ports.ts', 'src/application/other-ways.ts', 'src/domain/'],
  },
  { folder: 'src/ui/', mayImport: ['src/ui/', 'src/application/', 'src/domain/'] },
  // Scripts that stand in the HTML itself and run before the bundle.
  {
    folder: 'src/boot/',
    mayImport: ['src/boot/', 'src/domain/', 'src/infrastructure/', 'src/ui/texts/', 'src/ui/app/addresses.ts'],
  },
  // The composition root sees everyone; nobody sees it. `link-ports.ts` is a part of it that is fetched when it is needed.
  {
    folder: 'src/',
    mayImport: ['src/link-ports.ts', 'src/ui/', 'src/infrastructure/', 'src/application/', 'src/domain/'],
  },
  // The second reading of the wire contract: it must be able to disagree with the page.
  { folder: 'sandbox/', mayImport: ['sandbox/', 'src/domain/'] },
];

/** Which package lives where. A package that is not a row here is used nowhere. */
const packageHomes: readonly { readonly name: RegExp; readonly homes: readonly string[] }[] = [
  {
    name: /^rxjs(\/|$)/,
    homes: ['src/application/', 'src/infrastructure/', 'src/ui/', 'src/main.tsx'],
  },
  { name: /^(valibot|fetch-retry)$/, homes: ['src/infrastructure/'] },
  { name: /^(mobx|mobx-react-lite)$/, homes: ['src/ui/', 'src/main.tsx'] },
  { name: /^react(\/jsx-runtime)?$/, homes: ['src/ui/', 'src/main.tsx'] },
  { name: /^react-dom(\/|$)/, homes: ['src/ui/app/', 'src/ui/kit/', 'src/main.tsx'] },
  { name: /^react-router-dom$/, homes: ['src/ui/app/', 'src/ui/outcome/'] },
  { name: /^i18next$/, homes: ['src/ui/texts/'] },
  { name: /^@maskito\//, homes: ['src/ui/forms/', 'src/ui/payment/'] },
  { name: /^(fastify|@fastify\/.+)$/, homes: ['sandbox/'] },
  { name: /^(drizzle-orm(\/.+)?|pg|@electric-sql\/pglite)$/, homes: ['sandbox/'] },
  { name: /^qrcode$/, homes: ['sandbox/', 'src/ui/payment/methods/'] },
  { name: /^drizzle-kit$/, homes: ['sandbox/database/drizzle.config.ts'] },
  { name: /^node:/, homes: ['sandbox/'] },
];

const drawers = ['utils', 'util', 'helpers', 'helper', 'common', 'shared', 'types', 'misc', 'lib'];
/** Every merchant that has a row: a new one is guarded from its first day. */
const merchantIds = new RegExp(`\\b(${policies.map(({ merchantId }) => merchantId).join('|')})\\b`);
const merchantHomes = ['src/domain/merchant/policies.ts', 'sandbox/merchants.ts'];

/** Words of the world, and the rooms that must not speak them. */
const worldWords: readonly { readonly folder: string; readonly words: readonly string[] }[] = [
  {
    folder: 'src/domain/',
    words: ['window', 'document', 'fetch', 'setTimeout', 'setInterval', 'performance', 'localStorage', 'process'],
  },
  {
    folder: 'src/application/',
    words: [
      ...['window', 'document', 'fetch', 'localStorage', 'sessionStorage', 'postMessage'],
      ...['setTimeout', 'setInterval', 'performance', 'process'],
    ],
  },
  { folder: 'src/ui/', words: ['fetch', 'localStorage', 'sessionStorage', 'postMessage', 'setTimeout', 'setInterval'] },
];

/** Soft limits are 200 lines; past this a file has more than one subject. Texts are data. */
const hardCap = 300;
const isData = (path: string) => /\/texts(\.ts$|\/)/.test(path);

const inside = (source: Source, ...folders: string[]) => folders.some((folder) => source.path.startsWith(folder));

function roomOf(path: string) {
  return rooms.find((room) => path.startsWith(room.folder));
}

/** The names of everything a tree calls, without `.property` names and keys. */
function freeWords(source: Source): Set<string> {
  const words = new Set<string>();
  for (const node of nodesOf(source.syntax)) {
    if (!ts.isIdentifier(node)) continue;
    const { parent } = node;
    const isName =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      (ts.isPropertyAssignment(parent) && parent.name === node) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isImportSpecifier(parent) ||
      ts.isJsxAttribute(parent);
    if (!isName) words.add(node.text);
  }
  return words;
}

function readsClock(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) === 0;
  if (!ts.isCallExpression(node)) return false;
  return ['Date', 'Date.now', 'performance.now', 'Math.random'].includes(node.expression.getText());
}

/** The files of one cycle, if the imports have any. */
function cycleIn(sources: readonly Source[]): string[] | undefined {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    const source = byPath.get(path);
    if (done.has(path) || !source) return undefined;
    for (const { target } of source.imports) {
      const cycle = target && walk(target, [...trail, path]);
      if (cycle) return cycle;
    }
    done.add(path);
    return undefined;
  };
  for (const path of byPath.keys()) {
    const cycle = walk(path, []);
    if (cycle) return cycle;
  }
  return undefined;
}

const rules: readonly Rule[] = [
  {
    name: 'imports go only inwards',
    intent: 'Rules know no time, time knows no world: a room imports only the rooms its row in `rooms` names.',
    breaches: (sources) =>
      sources.flatMap((source) => {
        const room = roomOf(source.path);
        if (!room) return [`${source.path} is in no room`];
        return source.imports
          .filter(({ target }) => target && !room.mayImport.some((allowed) => target.startsWith(allowed)))
          .map(({ target }) => `${source.path} imports ${target}`);
      }),
    broken: [
      { 'src/domain/card/bin.ts': "import { pay } from '../../application/card/pay.js';" },
      { 'src/application/card/pay.ts': "import type { X } from '../../infrastructure/gateway/x.js';" },
      { 'src/application/card/pay.ts': "type X = import('../../ui/app/x.js').X;" },
      { 'src/infrastructure/gateway/x.ts': "import { pay } from '../../application/card/pay.js';" },
      { 'src/ui/app/x.ts': "export { x } from '../../infrastructure/gateway/x.js';" },
      { 'src/ui/app/x.ts': "const x = await import('../../main.js');" },
      { 'sandbox/main.ts': "import { read } from '../src/infrastructure/gateway/read.js';" },
      { 'elsewhere/x.ts': '' },
    ],
    kept: {
      'src/domain/card/bin.ts': "import { x } from './x.js';",
      'src/infrastructure/gateway/x.ts': "import { GatewayError } from '../../application/ports.js';",
      'src/main.tsx': "import { x } from './infrastructure/gateway/x.js';",
      'sandbox/main.ts': "import { parseAmount } from '../src/domain/money/amount.js';",
    },
  },
  {
    name: 'every package lives in its room',
    intent: 'A package is an adapter to something: it is imported only where its row in `packageHomes` says.',
    breaches: (sources) =>
      sources.flatMap((source) =>
        source.imports
          .filter(({ target }) => !target)
          .filter(({ specifier }) => {
            const row = packageHomes.find(({ name }) => name.test(specifier));
            return !row || !inside(source, ...row.homes);
          })
          .map(({ specifier }) => `${source.path} imports ${specifier}`),
      ),
    broken: [
      { 'src/domain/card/bin.ts': "import { map } from 'rxjs';" },
      { 'src/application/card/pay.ts': "import { makeAutoObservable } from 'mobx';" },
      { 'src/ui/app/x.ts': "import * as v from 'valibot';" },
      { 'src/ui/app/x.ts': "import { readFileSync } from 'node:fs';" },
      { 'src/ui/app/x.ts': "import axios from 'axios';" },
      { 'sandbox/main.ts': "import { useState } from 'react';" },
    ],
    kept: {
      'src/application/card/pay.ts': "import { map } from 'rxjs';",
      'src/ui/app/x.tsx': "import { useState } from 'react'; const Lazy = await import('react-router-dom');",
      'sandbox/main.ts': "import fastify from 'fastify'; import { createHmac } from 'node:crypto';",
    },
  },
  {
    name: 'no cycles',
    intent: 'Two files that need each other are one subject, or hide a third.',
    breaches: (sources) => {
      const cycle = cycleIn(sources);
      return cycle ? [cycle.join(' → ')] : [];
    },
    broken: [
      {
        'src/domain/a.ts': "import { b } from './b.js';",
        'src/domain/b.ts': "import { c } from './c.js';",
        'src/domain/c.ts': "import type { A } from './a.js';",
      },
    ],
    kept: {
      'src/domain/a.ts': "import { b } from './b.js'; import { c } from './c.js';",
      'src/domain/b.ts': "import { c } from './c.js';",
      'src/domain/c.ts': '',
    },
  },
  {
    name: 'no index files and no drawers',
    intent: 'A file is named after what is in it: `index` and `utils` say nothing, and collect everything.',
    breaches: (sources) =>
      sources
        .map(({ path }) => path)
        .filter((path) => {
          const parts = path.replace(/(\.(vm|form|test))?\.tsx?$/, '').split('/');
          return parts.at(-1) === 'index' || parts.some((part) => drawers.includes(part));
        }),
    broken: [
      { 'src/domain/card/index.ts': '' },
      { 'src/ui/utils/dates.ts': '' },
      { 'src/application/helpers.ts': '' },
      { 'sandbox/common/x.ts': '' },
    ],
    kept: { 'src/domain/card/bin.ts': '', 'src/domain/card/scheme.ts': '' },
  },
  {
    name: 'names are kebab-case, components PascalCase',
    intent: 'Who knows one folder knows all: one spelling for files.',
    breaches: (sources) =>
      sources
        .map(({ path }) => path)
        .filter((path) => {
          const [name = '', ...suffixes] = path.split('/').at(-1)?.split('.') ?? [];
          const component = suffixes.at(-1) === 'tsx' && /^[A-Z][A-Za-z0-9]*$/.test(name);
          return !component && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
        }),
    broken: [
      { 'src/domain/card/cardNumber.ts': '' },
      { 'src/ui/kit/Button.ts': '' },
      { 'src/ui/kit/my_button.tsx': '' },
    ],
    kept: { 'src/ui/kit/Button.tsx': '', 'src/ui/payment/card/card.form.ts': '', 'src/main.tsx': '' },
  },
  {
    name: 'RxJS holds no state',
    intent: 'Streams move, MobX remembers: a Subject or a replay is a second memory that must be kept in step.',
    breaches: (sources) =>
      sources
        .filter((source) => inside(source, 'src/'))
        .flatMap((source) =>
          source.imports
            .filter(({ specifier }) => specifier.startsWith('rxjs'))
            .flatMap(({ names }) => names)
            .filter((name) => /Subject$|^share|^publish|^connectable$|^\*$/.test(name))
            .map((name) => `${source.path} takes ${name} from rxjs`),
        ),
    broken: ['Subject', 'BehaviorSubject', 'ReplaySubject', 'shareReplay', 'share'].map((name) => ({
      'src/application/card/pay.ts': `import { map, ${name} as harmless } from 'rxjs';`,
    })),
    kept: { 'src/application/card/pay.ts': "import { map, switchMap, timer } from 'rxjs';" },
  },
  {
    name: 'no clock and no chance in the domain',
    intent: 'A rule gives the same answer every time: the moment is passed in as `now`.',
    breaches: (sources) =>
      sources
        .filter((source) => inside(source, 'src/domain/'))
        .filter((source) => [...nodesOf(source.syntax)].some(readsClock))
        .map(({ path }) => path),
    broken: ['Date.now()', 'new Date()', 'new Date', 'Math.random()', 'performance.now()', 'Date()'].map((code) => ({
      'src/domain/page/expiry.ts': `export const now = () => ${code};`,
    })),
    kept: { 'src/domain/page/expiry.ts': 'export const at = (ms: number) => new Date(ms);' },
  },
  {
    name: 'the world has words of its own',
    intent: 'fetch, storage, messages and timers are words of infrastructure (timers: of RxJS in application).',
    breaches: (sources) =>
      sources.flatMap((source) => {
        const spoken = freeWords(source);
        return worldWords
          .filter(({ folder }) => inside(source, folder))
          .flatMap(({ words }) => words.filter((word) => spoken.has(word)))
          .map((word) => `${source.path} says ${word}`);
      }),
    broken: [
      { 'src/domain/card/bin.ts': 'setTimeout(() => {}, 1);' },
      { 'src/application/card/pay.ts': 'export const here = () => window.location.href;' },
      { 'src/ui/app/x.ts': "localStorage.setItem('a', 'b');" },
      { 'src/ui/app/x.ts': "export const load = () => fetch('/');" },
    ],
    kept: {
      'src/infrastructure/gateway/x.ts': "export const load = () => fetch('/');",
      'src/application/card/pay.ts': 'export const a = (host: { window: number }) => host.window;',
    },
  },
  {
    name: 'SP-03 merchant special cases stand in the policy table alone',
    intent: 'A merchant is a row in src/domain/merchant/policies.ts: an id anywhere else is an if in disguise.',
    breaches: (sources) =>
      sources
        .filter((source) => !merchantHomes.includes(source.path) && merchantIds.test(source.text))
        .map(({ path }) => path),
    broken: [
      { 'src/domain/page/x.ts': 'const special = [582672];' },
      ...policies.flatMap(({ merchantId }): Readonly<Record<string, string>>[] => [
        { 'src/ui/app/x.ts': `if (merchantId === '${merchantId}') check();` },
        { 'sandbox/routes.ts': `const id = '${merchantId}';` },
      ]),
    ],
    kept: { 'src/domain/merchant/policies.ts': "export const policies = [{ merchantId: '150397' }];" },
  },
  {
    name: 'identifiers never follow the locale',
    intent: "In Turkish 'MAXIMUM' becomes 'maxımum': brand keys and ids use toLowerCase().",
    breaches: (sources) =>
      sources
        .filter((source) =>
          [...nodesOf(source.syntax)].some(
            (node) => ts.isIdentifier(node) && /^toLocale(Lower|Upper)Case$/.test(node.text),
          ),
        )
        .map(({ path }) => path),
    broken: [
      { 'src/domain/card/brand.ts': 'export const key = (brand: string) => brand.toLocaleLowerCase();' },
      { 'sandbox/brand.ts': "export const key = (brand: string) => brand.toLocaleUpperCase('tr');" },
    ],
    kept: { 'src/domain/card/brand.ts': 'export const key = (brand: string) => brand.toLowerCase();' },
  },
  {
    name: "the product's slug has one home",
    intent: 'Another slug must be one edit: wire names are made from the constant in src/domain/product.ts.',
    breaches: (sources) =>
      sources
        .filter((source) => source.path !== 'src/domain/product.ts')
        .filter((source) =>
          [...nodesOf(source.syntax)].some(
            (node) =>
              (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) && /vezne_token|vezneToken/.test(node.text),
          ),
        )
        .map(({ path }) => path),
    broken: [{ 'sandbox/merchant/get-token.ts': 'export const hash = (body: any) => body.vezne_token;' }],
    kept: { 'sandbox/merchant/get-token.ts': "export const field = (product: string) => product + '_token';" },
  },
  {
    name: 'files stay readable in one sitting',
    intent: `Past ${hardCap} lines a file has more than one subject (the aim is 200); split it along its nouns.`,
    breaches: (sources) =>
      sources
        .filter(({ path }) => !isData(path))
        .map((source) => ({ path: source.path, lines: source.text.split('\n').length }))
        .filter(({ lines }) => lines > hardCap)
        .map(({ path, lines }) => `${path} has ${lines} lines`),
    broken: [{ 'src/ui/app/x.ts': '\n'.repeat(hardCap + 1) }],
    kept: { 'src/ui/app/x.ts': '\n'.repeat(200), 'src/ui/texts/tr.ts': '\n'.repeat(hardCap + 1) },
  },
];

const house = readSources(['src', 'sandbox']).filter(({ path }) => !path.endsWith('.d.ts'));

test('the rules look at a house with all its rooms', () => {
  const empty = rooms.filter(({ folder }) => !house.some(({ path }) => path.startsWith(folder)));
  expect(empty).toEqual([]);
  expect(house.flatMap(({ imports }) => imports).length).toBeGreaterThan(house.length);
});

describe.each(rules)('$name', ({ intent, breaches, broken, kept }) => {
  test('holds', () => {
    const found = breaches(house);
    if (found.length > 0) throw new Error(`${intent}\n${found.map((line) => `  ${line}`).join('\n')}`);
  });

  test('sees every breach it is shown, and no other', () => {
    for (const texts of broken) expect([texts, breaches(parseSources(texts)).length > 0]).toEqual([texts, true]);
    expect(breaches(parseSources(kept))).toEqual([]);
  });
});
