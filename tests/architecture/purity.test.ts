import ts from 'typescript';
import { describeRules } from './rules.js';
import { nodesOf, type Source, under } from './sources.js';

/** Words of the environment, and the folders that must not use them. */
const worldWords: readonly { readonly folder: string; readonly words: readonly string[] }[] = [
  {
    folder: 'src/domain/',
    words: ['window', 'document', 'fetch', 'setTimeout', 'setInterval', 'performance', 'localStorage', 'process'],
  },
  {
    folder: 'src/application/',
    words: [
      'window',
      'document',
      'fetch',
      'localStorage',
      'sessionStorage',
      'postMessage',
      'setTimeout',
      'setInterval',
      'performance',
      'process',
    ],
  },
  { folder: 'src/ui/', words: ['fetch', 'localStorage', 'sessionStorage', 'postMessage', 'setTimeout', 'setInterval'] },
];

/** What a file takes from RxJS by name; `*` for everything. */
function namesFromRxjs({ syntax }: Source): string[] {
  return syntax.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .filter(({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.startsWith('rxjs'))
    .flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      if (bindings === undefined || !ts.isNamedImports(bindings)) return ['*'];
      return bindings.elements.map((element) => (element.propertyName ?? element.name).text);
    });
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

/** Finds what MobX would have to leave alone: parameters that are private fields, and fields that are named as no state of its own. */
function foreignToMobX(node: ts.Node): string | undefined {
  if (ts.isParameter(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword))
    return node.name.getText();
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'makeAutoObservable') return undefined;
  return nodesOf(node)
    .find((each) => each.kind === ts.SyntaxKind.FalseKeyword)
    ?.parent.getText();
}

describeRules([
  {
    name: 'RxJS holds no state',
    intent: 'State is kept in MobX alone: a Subject or a replay is a second copy that must be kept equal.',
    breaches: (sources) =>
      under(sources, 'src/').flatMap((source) =>
        namesFromRxjs(source)
          .filter((name) => /Subject$|^share|^publish|^connectable$|^\*$/.test(name))
          .map((name) => `${source.path} takes ${name} from rxjs`),
      ),
    broken: ['Subject', 'BehaviorSubject', 'ReplaySubject', 'shareReplay', 'share'].map((name) => ({
      'src/application/card/pay.ts': `import { map, ${name} as harmless } from 'rxjs';`,
    })),
    kept: { 'src/application/card/pay.ts': "import { map, switchMap, timer } from 'rxjs';" },
  },
  {
    name: 'dependencies of view-models are #private',
    intent: 'MobX sees no #private field: what a view-model depends on needs no list of exceptions.',
    breaches: (sources) =>
      under(sources, 'src/ui/').flatMap((source) =>
        nodesOf(source.syntax)
          .map(foreignToMobX)
          .filter((name) => name !== undefined)
          .map((name) => `${source.path} has ${name}`),
      ),
    broken: [
      { 'src/ui/payment/tabs.vm.ts': 'export class TabsVm { constructor(private readonly page: string) {} }' },
      { 'src/ui/routes/status.vm.ts': 'makeAutoObservable(this, { outcome: observableRef, ports: false });' },
      { 'src/ui/links/picture.vm.ts': 'makeAutoObservable(this, { fingers: false });' },
    ],
    kept: {
      'src/ui/payment/tabs.vm.ts':
        'export class TabsVm { readonly #page = 1; readonly open = false; private moved = false; }',
      'src/ui/routes/status.vm.ts': 'makeAutoObservable(this, { outcome: observableRef });',
    },
  },
  {
    name: 'no clock and no chance in the domain',
    intent: 'A rule gives the same answer every time: the moment is passed in as `now`.',
    breaches: (sources) =>
      under(sources, 'src/domain/')
        .filter((source) => nodesOf(source.syntax).some(readsClock))
        .map(({ path }) => path),
    broken: ['Date.now()', 'new Date()', 'new Date', 'Math.random()', 'performance.now()', 'Date()'].map((code) => ({
      'src/domain/payment/deadline.ts': `export const now = () => ${code};`,
    })),
    kept: { 'src/domain/payment/deadline.ts': 'export const at = (ms: number) => new Date(ms);' },
  },
  {
    name: 'the world has words of its own',
    intent: 'fetch, storage, messages and timers are words of infrastructure (timers: of RxJS in application).',
    breaches: (sources) =>
      sources.flatMap((source) => {
        const spoken = freeWords(source);
        return worldWords
          .filter(({ folder }) => source.path.startsWith(folder))
          .flatMap(({ words }) => words.filter((word) => spoken.has(word)))
          .map((word) => `${source.path} says ${word}`);
      }),
    broken: [
      { 'src/domain/card/bin.ts': 'setTimeout(() => {}, 1);' },
      { 'src/application/card/pay.ts': 'export const here = () => window.location.href;' },
      { 'src/ui/frame/x.ts': "localStorage.setItem('a', 'b');" },
      { 'src/ui/frame/x.ts': "export const load = () => fetch('/');" },
    ],
    kept: {
      'src/infrastructure/gateway/x.ts': "export const load = () => fetch('/');",
      'src/application/card/pay.ts': 'export const a = (host: { window: number }) => host.window;',
    },
  },
  {
    name: 'identifiers never follow the locale',
    intent: "In Turkish 'MAXIMUM' becomes 'maxımum': brand keys and ids use toLowerCase().",
    breaches: (sources) =>
      sources
        .filter((source) =>
          nodesOf(source.syntax).some((node) => ts.isIdentifier(node) && /^toLocale(Lower|Upper)Case$/.test(node.text)),
        )
        .map(({ path }) => path),
    broken: [
      { 'src/domain/card/brand.ts': 'export const key = (brand: string) => brand.toLocaleLowerCase();' },
      { 'sandbox/brand.ts': "export const key = (brand: string) => brand.toLocaleUpperCase('tr');" },
    ],
    kept: { 'src/domain/card/brand.ts': 'export const key = (brand: string) => brand.toLowerCase();' },
  },
]);
