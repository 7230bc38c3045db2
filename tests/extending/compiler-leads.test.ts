/**
 * A screen, a link type, a language and a currency are each added as CONTRIBUTING begins: by their word in one list. The compiler
 * then names the places that are still missing, and no other.
 */
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

/** What somebody types first: in a file one text takes the place of another. Then the files that miss the word. */
const additions = [
  {
    what: 'a screen',
    word: 'maintenance',
    file: 'src/domain/payment/screen.ts',
    from: "  | { readonly kind: 'content' };",
    to: "  | { readonly kind: 'content' }\n  | { readonly kind: 'maintenance' };",
    asked: ['src/ui/routes/PaymentRoute.tsx'],
  },
  {
    what: 'a link type',
    word: 'donation',
    file: 'src/domain/links/link.ts',
    from: "['collection', 'product', 'flex'] as const",
    to: "['collection', 'product', 'flex', 'donation'] as const",
    asked: ['src/domain/links/link.ts', 'src/infrastructure/gateway/link.reader.ts', 'src/ui/links/link-forms.ts'],
  },
  {
    what: 'a language',
    word: 'de',
    file: 'src/domain/locale/language.ts',
    from: "['tr', 'en'] as const",
    to: "['tr', 'en', 'de'] as const",
    asked: ['src/ui/texts/languages.ts'],
  },
  {
    what: 'a currency',
    word: 'SEK',
    file: 'src/domain/money/currency.ts',
    from: "'JPY', 'CHF'] as const",
    to: "'JPY', 'CHF', 'SEK'] as const",
    asked: ['src/domain/links/amount-entry.ts'],
  },
] as const;

/** The sources of the page with every addition made. */
function grownProgram(): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const overlay: ts.CompilerHost = {
    ...host,
    getSourceFile: (name, version) => {
      const addition = additions.find(({ file }) => path.resolve(name) === path.join(root, file));
      if (addition === undefined) return host.getSourceFile(name, version);
      const text = host.readFile(name)?.replace(addition.from, addition.to) ?? '';
      return ts.createSourceFile(name, text, version);
    },
  };
  const roots = ['src/main.tsx', 'src/ui/shell/render-shell.tsx', 'src/boot/head.ts'];
  return ts.createProgram(
    roots.map((name) => path.join(root, name)),
    { ...options, types: [], noEmit: true },
    overlay,
  );
}

/** Each error as its file and what the compiler says. */
function errorsOf(program: ts.Program): { readonly file: string; readonly text: string }[] {
  return program
    .getSourceFiles()
    .filter(({ fileName }) => !fileName.includes('/node_modules/'))
    .flatMap((source) => [...program.getSemanticDiagnostics(source)])
    .map(({ file, messageText }) => ({
      file: path.relative(root, file?.fileName ?? '').replaceAll(path.sep, '/'),
      text: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
}

/** How the compiler speaks of a row that is not there. */
const missing = (word: string) => `Property '${word}' `;

const errors = errorsOf(grownProgram());

test.each(additions)('$what is asked for at $asked', ({ word, asked }) => {
  const places = errors.filter(({ text }) => text.includes(missing(word))).map(({ file }) => file);
  expect(places.sort()).toEqual(asked);
});

test('nothing else is wrong', () => {
  const expected = additions.map(({ word }) => missing(word));
  expect(errors.filter(({ text }) => !expected.some((words) => text.includes(words)))).toEqual([]);
});
