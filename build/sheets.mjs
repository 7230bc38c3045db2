/**
 * Which style module stands in which style sheet, and in which order: where two rules weigh the same, the later one
 * decides. The entry's sheet stands in the HTML itself, and each part has one that is fetched with it. What several parts
 * need is a sheet before theirs: fetched with the first of them, it is not in the HTML, where it was 0.5 kB on the way
 * to the first paint.
 */
import { transform } from 'esbuild';
import { writeAsset } from './files.mjs';
import { browser } from './options.mjs';
import { closureOf, entry } from './parts.mjs';

/** Parts whose page has documents of its own. */
const pagesOfParts = ['links'];

/**
 * The style modules of the entry's sheet and of each part's, the first import of the entry being the page's own; and those
 * of the documents that show the page of a part and nothing else of the entry.
 */
export function planSheets(inputs, parts) {
  const partFiles = new Set(parts.values());
  const isOwn = ({ kind, path }) => kind === 'import-statement' || (kind === 'dynamic-import' && !partFiles.has(path));
  const stylesOf = (file) => closureOf(inputs, file, isOwn).filter((name) => name.endsWith('.styles.ts'));
  const [page, ...own] = stylesOf(entry);
  const plans = new Map([...parts].map(([name, file]) => [name, stylesOf(file).filter((style) => style !== page)]));
  const late = [...plans.values()].flat().filter((style) => !own.includes(style));
  const shared = new Set(late.filter((style, index) => late.indexOf(style) !== index));
  const pages = new Map(
    pagesOfParts.map((name) => {
      const needed = plans.get(name) ?? [];
      return [
        name,
        [...new Set([page, ...shared, ...own, ...needed])].filter((style) => style === page || needed.includes(style)),
      ];
    }),
  );
  const ofPart = new Map();
  for (const [name, styles] of plans) {
    const needsShared = styles.some((style) => shared.has(style));
    const alone = styles.filter((style) => !own.includes(style) && !shared.has(style));
    if (needsShared || alone.length > 0) ofPart.set(name, { needsShared, alone });
  }
  return { entry: [page, ...own], shared: [...shared], parts: ofPart, pages };
}

/**
 * Writes the sheets of the parts; returns where those of each are served, in their order, and the text of the entry's, which
 * stands in the HTML.
 */
export async function writeSheets(plan, sheets) {
  const textOf = (styles) => minified(styles.map((file) => sheets.get(file).css));
  const shared = await writeAsset('shared', 'css', await textOf(plan.shared));
  const parts = [...plan.parts].map(async ([name, { needsShared, alone }]) => {
    const own = alone.length === 0 ? [] : [await writeAsset(name, 'css', await textOf(alone))];
    return [name, needsShared ? [shared, ...own] : own];
  });
  const pages = [...plan.pages].map(async ([name, styles]) => [name, await textOf(styles)]);
  return {
    entry: await textOf(plan.entry),
    parts: Object.fromEntries(await Promise.all(parts)),
    pages: Object.fromEntries(await Promise.all(pages)),
  };
}

async function minified(css) {
  const options = { loader: 'css', target: browser.target, minifyWhitespace: true, minifySyntax: true };
  const { code, warnings } = await transform(css.join('\n'), { ...options, logLevel: 'silent' });
  if (warnings.length > 0) throw new Error(warnings.map(({ text }) => text).join('\n'));
  return code;
}
