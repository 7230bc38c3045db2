/** Mistakes in styles that the compiler cannot see; each stops the build with a sentence. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Throws when a style module breaks a rule. `files`: every source that may use one. */
export async function refuseMistakes(sheets, files) {
  const sources = new Map();
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) sources.set(file, await readFile(file, 'utf8'));
  const mistakes = [...sheets].flatMap(([file, { name, names, css }]) => [
    ...rawReferences(file, sources.get(file)),
    ...wrongName(file, name),
    ...unusedClasses(file, names, sources),
    ...positionedTableParts(file, { names, css }, sources),
    ...unreadClasses(file, css),
  ]);
  mistakes.push(...sameClasses(sheets));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** A reference that no table of tokens has behind it. */
export function rawReferences(file, source) {
  return source.includes('var(')
    ? [`${file}: a raw var(). Write token.… of src/ui/kit/tokens.ts, which is checked.`]
    : [];
}

/** Class names are made of the sheet's: one that is not the file's could be that of another file, too. */
export function wrongName(file, name) {
  const expected = path.basename(file, '.styles.ts');
  return name === expected ? [] : [`${file}: its sheet is to be called "${expected}", not "${name}".`];
}

/** Two sheets of the same name, or whose names have the same hash, have the same classes. */
export function sameClasses(sheets) {
  const owners = new Map();
  const mistakes = [];
  for (const [file, { names }] of sheets) {
    const [first] = Object.values(names);
    if (first === undefined) continue;
    if (owners.has(first))
      mistakes.push(`${file}: its classes are called as those of ${owners.get(first)}. Rename it.`);
    owners.set(first, file);
  }
  return mistakes;
}

/**
 * Classes that no importer asks for. One that is looked up by a variable (`styles[variant]`) is spelled as a string in the
 * file that does so.
 */
export function unusedClasses(file, names, sources) {
  const importers = [...sources].flatMap(([importer, source]) => {
    const local = importedAs(source, importer, file);
    return local === undefined ? [] : [{ local, source }];
  });
  const isUsed = (name) =>
    importers.some(
      ({ local, source }) =>
        new RegExp(`\\b${local}\\.${name}\\b`).test(source) ||
        (source.includes(`${local}[`) && new RegExp(`['"]${name}['"]`).test(source)),
    );
  return Object.keys(names)
    .filter((name) => !isUsed(name))
    .map((name) => `${file}: nothing uses its class "${name}". Delete it.`);
}

/** An ampersand that Emotion did not read as the class, as in the second part of `a :is(&, b), c :is(&, d)`. */
export function unreadClasses(file, css) {
  return [...css.matchAll(/([^{}]*&[^{}]*)\{/g)].map(
    ([, selector]) => `${file}: "${selector.trim()}" still has a "&". Write a rule for each part of the list.`,
  );
}

/** The elements that a table is made of. */
const tableParts = ['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/**
 * Rules that position a part of a table, or what is generated in one. WebKit positions no row: what is to cover one
 * covers all that lies around the table.
 */
export function positionedTableParts(file, { names, css }, sources) {
  const parts = new RegExp(`^(?:${[...tableParts, ...classesOfTableParts(file, names, sources)].join('|')})$`);
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , declarations]) => /(?:^|;)\s*position:/.test(declarations))
    .flatMap(([, selectors]) => selectors.split(','))
    .filter((selector) => lastElementOf(selector).some((name) => parts.test(name)))
    .map((selector) => `${file}: "${selector.trim()}" positions a part of a table, which WebKit does not do.`);
}

/** The element's name and its classes in the last step of a selector, without what is asked of its state. */
function lastElementOf(selector) {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return last.replace(/:.*$/, '').split('.').filter(Boolean);
}

/** The classes of a style module that a component gives to a part of a table. */
function classesOfTableParts(file, names, sources) {
  const attributes = new RegExp(`<(?:${tableParts.join('|')})\\b[^<]*?className=\\{([^}]*)\\}`, 'g');
  return [...sources].flatMap(([importer, source]) => {
    const local = importedAs(source, importer, file);
    if (local === undefined) return [];
    const given = [...source.matchAll(attributes)].map(([, attribute]) => attribute).join();
    return Object.entries(names).flatMap(([name, whole]) =>
      new RegExp(`\\b${local}\\.${name}\\b`).test(given) ? [whole] : [],
    );
  });
}

/** Returns what an importer calls the class names of a style module. */
function importedAs(source, importer, file) {
  for (const [, local, from] of source.matchAll(/^import (\w+) from '(\.[^']+)\.styles\.js';$/gm)) {
    if (path.posix.join(path.posix.dirname(importer), `${from}.styles.ts`) === file) return local;
  }
  return undefined;
}
