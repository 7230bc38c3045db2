import ts from 'typescript';
import { describeRules } from './rules.js';
import { nodesOf, type Source } from './sources.js';

/** Lines. The aim is 200 a file. */
const longest = 250;

/** Texts, tables of the database and scenarios are data. */
const isData = (path: string) => /(^|\/)(texts|schema[\w-]*|migrations|scenarios)(\/|\.ts$)/.test(path);

const linesOf = ({ text }: Source) => text.trimEnd().split('\n').length;

/** `...{ a, b }` and `...['a', 'b']`: what stands inside could stand there by itself. */
function isPacked(node: ts.Node): boolean {
  if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node))
    return ts.isObjectLiteralExpression(node.expression);
  return ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression);
}

describeRules([
  {
    name: 'files stay readable in one sitting',
    intent: `Past ${longest} lines a file has more than one subject: divide it along its nouns.`,
    breaches: (sources) =>
      sources
        .filter(({ path }) => !isData(path))
        .filter((source) => linesOf(source) > longest)
        .map((source) => `${source.path} has ${linesOf(source)} lines`),
    broken: [
      { 'src/ui/frame/x.ts': 'x;\n'.repeat(longest + 1) },
      { 'src/ui/frame/x.vm.ts': 'x;\n'.repeat(longest + 1) },
      { 'sandbox/provider/x.ts': 'x;\n'.repeat(longest + 1) },
      { 'build/x.mjs': 'x;\n'.repeat(longest + 1) },
      { 'scripts/x.mjs': 'x;\n'.repeat(longest + 1) },
      { 'tests/ui/frame/x.test.tsx': 'x;\n'.repeat(longest + 1) },
      { 'tests/e2e/journeys/x.spec.ts': 'x;\n'.repeat(longest + 1) },
      { 'esbuild.mjs': 'x;\n'.repeat(longest + 1) },
    ],
    kept: {
      'src/ui/frame/x.ts': 'x;\n'.repeat(longest),
      'src/ui/texts/tr/page.ts': 'x;\n'.repeat(longest + 1),
      'sandbox/provider/database/schema.ts': 'x;\n'.repeat(longest + 1),
    },
  },
  {
    name: 'no line is packed',
    intent: 'Spreading a literal saves lines and hides what is listed: a limit is met by dividing the subject.',
    breaches: (sources) =>
      sources.flatMap(({ path, syntax }) =>
        nodesOf(syntax)
          .filter(isPacked)
          .map((node) => `${path}:${syntax.getLineAndCharacterOfPosition(node.getStart()).line + 1}`),
      ),
    broken: [
      { 'src/ui/frame/x.ts': 'export const x = { ...{ a, b }, c };' },
      { 'src/ui/frame/x.ts': "export const x = [...['a', 'b'], 'c'];" },
      { 'src/ui/frame/x.tsx': 'export const x = <p {...{ id, title }} />;' },
    ],
    kept: { 'src/ui/frame/x.ts': 'export const x = { ...a, ...(b ? { c } : {}), d: [...e] };' },
  },
]);
