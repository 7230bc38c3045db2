import path from 'node:path';
import ts from 'typescript';

/*
 * A browser's translation takes a text out of the document and puts elements of its own in its place. React removes,
 * replaces and inserts before the text that it wrote, which is gone then: the page goes blank (RL-14). An element that
 * holds one text and nothing else is written as a whole, and so is safe: a text beside anything stands in an element of
 * its own, and no component is a bare text.
 */
const root = path.resolve(import.meta.dirname, '../..');
const sample = path.join(root, 'src/ui/sample.tsx');

/** Names the types that may be a text beside others. */
const nodeTypes = ['ReactNode'];

/** The places of a program's views where a text does not stand alone, as `file:line text`. */
function textsBesideOthers(program: ts.Program, isRead: (file: ts.SourceFile) => boolean): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const file of program.getSourceFiles().filter(isRead)) {
    const report = (node: ts.Node) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${path.relative(root, file.fileName)}:${line + 1} ${node.getText(file).trim().slice(0, 60)}`);
    };
    visit(file);

    function visit(node: ts.Node): void {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const children = node.children.filter((child) => !isNothing(child));
        const alone = children.length === 1 && !rendersNoElement(node);
        if (!alone) for (const child of children) if (mayBeText(child)) report(child);
      }
      if (isComponent(node)) for (const result of resultsOf(node)) if (isBareText(result)) report(result);
      ts.forEachChild(node, visit);
    }

    function mayBeText(child: ts.JsxChild): boolean {
      if (ts.isJsxText(child)) return true;
      return ts.isJsxExpression(child) && child.expression !== undefined && isBareText(child.expression);
    }

    function isBareText(expression: ts.Expression): boolean {
      if (ts.isParenthesizedExpression(expression)) return isBareText(expression.expression);
      if (ts.isConditionalExpression(expression))
        return isBareText(expression.whenTrue) || isBareText(expression.whenFalse);
      if (ts.isBinaryExpression(expression)) {
        const { operatorToken, left, right } = expression;
        if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return isBareText(right);
        if ([ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(operatorToken.kind))
          return isBareText(left) || isBareText(right);
      }
      if (ts.isJsxElement(expression) || ts.isJsxSelfClosingElement(expression) || ts.isJsxFragment(expression))
        return false;
      return holdsText(checker.getTypeAtLocation(expression));
    }
  }
  return found;
}

function holdsText(type: ts.Type): boolean {
  if (nodeTypes.includes(type.aliasSymbol?.name ?? '')) return true;
  if (type.isUnion()) return type.types.some(holdsText);
  return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Any)) !== 0;
}

/** Space between elements that a source is laid out by, a space that is meant, and a comment. */
function isNothing(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() === '';
  if (!ts.isJsxExpression(child)) return false;
  const { expression } = child;
  return expression === undefined || (ts.isStringLiteral(expression) && expression.text.trim() === '');
}

/** Its children stand among those of the element around it. */
function rendersNoElement(node: ts.JsxElement | ts.JsxFragment): boolean {
  if (ts.isJsxFragment(node)) return true;
  return ['Suspense', 'StrictMode', 'ViewBoundary', 'PartRoom'].includes(node.openingElement.tagName.getText());
}

/** A function whose name, or whose variable's name, is that of a component. */
function isComponent(node: ts.Node): node is ts.FunctionDeclaration | ts.ArrowFunction {
  if (ts.isFunctionDeclaration(node)) return isComponentName(node.name?.text);
  if (!ts.isArrowFunction(node)) return false;
  const holder = ts.isCallExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isVariableDeclaration(holder) && isComponentName(holder.name.getText());
}

function isComponentName(name = ''): boolean {
  return /^[A-Z][a-z]/.test(name);
}

function resultsOf(node: ts.FunctionDeclaration | ts.ArrowFunction): ts.Expression[] {
  if (node.body === undefined) return [];
  if (!ts.isBlock(node.body)) return [node.body];
  const results: ts.Expression[] = [];
  const collect = (inner: ts.Node): void => {
    if (ts.isReturnStatement(inner) && inner.expression) results.push(inner.expression);
    else if (!ts.isFunctionLike(inner)) ts.forEachChild(inner, collect);
  };
  ts.forEachChild(node.body, collect);
  return results;
}

function programOf(files: readonly string[], text?: string): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  if (text !== undefined) {
    host.fileExists = (file) => file === sample || fileExists(file);
    host.getSourceFile = (file, language) =>
      file === sample ? ts.createSourceFile(file, text, language, true) : getSourceFile(file, language);
  }
  return ts.createProgram([...files], { ...options, noEmit: true }, host);
}

it('RL-14: a text beside an icon, a condition or another text stands in an element of its own', () => {
  const views = ts.sys.readDirectory(path.join(root, 'src'), ['.tsx']);
  const program = programOf(views);
  expect(views.length).toBeGreaterThan(50);
  expect(textsBesideOthers(program, ({ fileName }) => views.includes(fileName))).toEqual([]);
});

it('RL-14: the rule sees a text beside others, in a fragment, and as a whole component', () => {
  const lines = [
    `import type { ReactNode } from 'react';`,
    `export const Alone = ({ text }: { text: string }) => <p>{text}</p>;`,
    `export const Spaced = () => <p><b />{' '}<b /></p>;`,
    `export const Beside = ({ text }: { text: string }) => <p><b />{text}</p>;`,
    `export const Written = () => <p><b />Words</p>;`,
    `export const Chosen = ({ text }: { text?: string }) => <p><b />{text === undefined ? <i /> : text}</p>;`,
    `export const Given = ({ children }: { children: ReactNode }) => <p><b />{children}</p>;`,
    `export const Loose = ({ text }: { text: string }) => <><b /><>{text}</></>;`,
    `export const Bare = ({ text }: { text: string }) => text;`,
  ];
  const program = programOf([sample], lines.join('\n'));
  const found = textsBesideOthers(program, ({ fileName }) => fileName === sample);
  expect(found.map((place) => Number(/:(\d+) /.exec(place)?.[1]))).toEqual([4, 5, 6, 7, 8, 9]);
});
