/**
 * Marks of the guards in the source. `// guard: NAME` stands above the statement, the property or the element that is
 * the guard; `// guard: NAME -> CODE` above one that CODE replaces, where something must stand in its place.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../terminal.mjs';

/** Every mark of the product: its guard, and the file it stands in. */
export function findMarks() {
  return ['src', 'sandbox'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .flatMap((file) => marksIn(readFileSync(path.join(root, file), 'utf8')).map(({ guard }) => ({ guard, file }))),
  );
}

/** The source without the guard; undefined where it is not marked exactly once. */
export function without(guard, source) {
  const [mark, ...more] = marksIn(source).filter((one) => one.guard === guard);
  const node = mark && nodeAfter(mark.end, ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  if (node === undefined || more.length > 0) return undefined;
  const before = source.slice(0, node.getStart());
  const after = source.slice(node.getEnd());
  // An element that goes takes its comma along.
  return before + mark.replacement + (mark.replacement === '' ? after.replace(/^,/, '') : after);
}

function marksIn(source) {
  return [...source.matchAll(/^ *\/\/ guard: (.+?)(?: -> (.+))?$/gm)].map(({ 0: text, 1: guard, 2: code, index }) => ({
    guard,
    replacement: code ?? '',
    end: index + text.length,
  }));
}

/** The outermost node that begins after this place. */
function nodeAfter(place, node) {
  return ts.forEachChild(node, (child) => {
    if (child.getStart() > place) return child;
    return child.getEnd() > place ? nodeAfter(place, child) : undefined;
  });
}
