/**
 * A screen, a link type, a language and a currency are each added as CONTRIBUTING begins: by their word in one list. The compiler
 * then names the places that are still missing, and no other.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What somebody types first: in a file one text takes the place of another. Then the files that miss the word. */
const additions = [
  {
    what: 'a screen',
    word: 'maintenance',
    file: 'src/domain/payment/screen.ts',
    from: 'export type Screen =',
    to: "export type Screen =\n  | { readonly kind: 'maintenance' }",
    asked: ['src/ui/routes/PaymentRoute.tsx'],
  },
  {
    what: 'a link type',
    word: 'new',
    file: 'src/domain/links/link.ts',
    from: 'export const linkTypes = [',
    to: "export const linkTypes = ['new', ",
    asked: ['src/domain/links/link.ts', 'src/infrastructure/gateway/link-wires.ts', 'src/ui/links/link-forms.ts'],
  },
  {
    what: 'a language',
    word: 'xx',
    file: 'src/domain/locale/language.ts',
    from: 'export const languages = [',
    to: "export const languages = ['xx', ",
    asked: ['src/ui/texts/language-texts.ts'],
  },
  {
    what: 'a currency',
    word: 'XTS',
    file: 'src/domain/money/currency.ts',
    from: 'export const currencies = [',
    to: "export const currencies = ['XTS', ",
    asked: ['src/domain/money/amount.ts'],
  },
] as const;

/** The page's sources with every addition made, inside the project so that the compiler finds the packages. */
const grown = path.join(root, `node_modules/.cache/vezne/grown-${process.pid}`);

function writeGrownSources(): void {
  cpSync(path.join(root, 'src'), path.join(grown, 'src'), { recursive: true });
  for (const { file, from, to } of additions) {
    const text = readFileSync(path.join(root, file), 'utf8');
    writeFileSync(path.join(grown, file), text.replace(from, to));
  }
  const configuration = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: { types: [], noEmit: true },
    include: [],
    files: ['src/main.tsx', 'src/ui/shell/render-shell.tsx', 'src/boot/head.ts'],
  };
  writeFileSync(path.join(grown, 'tsconfig.json'), JSON.stringify(configuration));
}

/** Each error as its file and what the compiler says; the lines that go on about an error are indented. */
function compile(): { readonly file: string; readonly text: string }[] {
  const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', grown, '--pretty', 'false'], {
    cwd: grown,
    encoding: 'utf8',
  });
  const said = stdout.replaceAll(/\n +/g, ' ').split('\n').filter(Boolean);
  return said.map((line) => {
    const [, file = '', text = line] = /^([^(]+)\(\d+,\d+\): error TS\d+: (.*)$/.exec(line) ?? [];
    return { file, text };
  });
}

/** The messages of the compiler about a row that is missing. */
const missing = (word: string) => `Property '${word}' `;

let errors: ReturnType<typeof compile>;

beforeAll(() => {
  writeGrownSources();
  errors = compile();
});
afterAll(() => rmSync(grown, { recursive: true, force: true }));

test.each(additions)('$what is asked for at $asked', ({ word, asked }) => {
  const places = errors.filter(({ text }) => text.includes(missing(word))).map(({ file }) => file);
  expect([...new Set(places)].sort()).toEqual(asked);
});

test('nothing else is wrong', () => {
  const expected = additions.map(({ word }) => missing(word));
  expect(errors.filter(({ text }) => !expected.some((words) => text.includes(words)))).toEqual([]);
});
