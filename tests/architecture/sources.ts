import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One source file as the rules see it. */
export interface Source {
  /** From the project's folder, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly syntax: ts.SourceFile;
}

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['src', 'sandbox', 'build', 'scripts', 'tests'];

/** Every script of the project. */
export function readSources(): Source[] {
  const files = folders.flatMap((folder) =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          path.posix.join(folder, file.replaceAll(path.sep, '/')),
        )
      : [],
  );
  const texts = ['esbuild.mjs', ...files]
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file): [string, string] => [file, readFileSync(path.join(root, file), 'utf8')]);
  return parseSources(Object.fromEntries(texts));
}

/** The same for files that exist only as text: what a rule is shown to prove that it sees. */
export function parseSources(texts: Readonly<Record<string, string>>): Source[] {
  return Object.entries(texts).map(([file, text]) => {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    return { path: file, text, syntax: ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, kind) };
  });
}

/** The sources under one of the folders. */
export function under(sources: readonly Source[], ...parents: string[]): Source[] {
  return sources.filter((source) => parents.some((parent) => source.path.startsWith(parent)));
}

/** Every node of a tree, the root included. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const found = [node];
  ts.forEachChild(node, (child) => void found.push(...nodesOf(child)));
  return found;
}
