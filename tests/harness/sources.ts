import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One source file as the architecture rules see it. */
export interface Source {
  /** From the project's folder, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  readonly syntax: ts.SourceFile;
}

export interface Import {
  /** As written: `rxjs`, `./amount.js`. */
  readonly specifier: string;
  /** The file a relative import means; undefined for packages. */
  readonly target: string | undefined;
  /** What is taken by name; `*` for everything. */
  readonly names: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../..');

/** Every TypeScript file under the folders. */
export function readSources(folders: readonly string[]): Source[] {
  const files = folders.flatMap((folder) =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          path.posix.join(folder, file.replaceAll(path.sep, '/')),
        )
      : [],
  );
  const texts = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file): [string, string] => [file, readFileSync(path.join(root, file), 'utf8')]);
  return parseSources(Object.fromEntries(texts));
}

/** The same for files that exist only as text: the fixtures of the rules' own tests. */
export function parseSources(texts: Readonly<Record<string, string>>): Source[] {
  return Object.entries(texts).map(([file, text]) => {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const syntax = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, kind);
    return { path: file, text, syntax, imports: importsOf(syntax, file) };
  });
}

/** Every node of the tree, the root included. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

function importsOf(syntax: ts.SourceFile, file: string): Import[] {
  const found: Import[] = [];
  for (const node of nodesOf(syntax)) {
    const specifier = specifierOf(node);
    if (specifier === undefined) continue;
    const target = specifier.startsWith('.') ? targetOf(file, specifier) : undefined;
    found.push({ specifier, target, names: namesOf(node) });
  }
  return found;
}

/** `import … from`, `export … from`, `import()` and `import('…').Type`. */
function specifierOf(node: ts.Node): string | undefined {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
    return ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    return argument && ts.isStringLiteralLike(argument) ? argument.text : undefined;
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return node.argument.literal.text;
  }
  return undefined;
}

function namesOf(node: ts.Node): string[] {
  if (ts.isExportDeclaration(node)) {
    return node.exportClause && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.map((element) => (element.propertyName ?? element.name).text)
      : ['*'];
  }
  if (!ts.isImportDeclaration(node)) return ['*'];
  const clause = node.importClause;
  const bindings = clause?.namedBindings;
  if (bindings && ts.isNamedImports(bindings)) {
    return bindings.elements.map((element) => (element.propertyName ?? element.name).text);
  }
  return bindings ? ['*'] : clause?.name ? ['default'] : [];
}

function targetOf(file: string, specifier: string): string {
  const joined = path.posix.join(path.posix.dirname(file), specifier);
  const stem = joined.replace(/\.js$/, '');
  if (stem === joined) return joined;
  return existsSync(path.join(root, `${stem}.tsx`)) ? `${stem}.tsx` : `${stem}.ts`;
}
