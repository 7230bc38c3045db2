/** One picture of several marks, each with a view of its own: `accepted.svg#visa` shows what `visa.svg` shows. */
import { readFile, writeFile } from 'node:fs/promises';
import { defaultTreeAdapter, parseFragment } from 'parse5';

const box = { width: 48, height: 32 };
/** Between two marks, so that no edge of one shows in the view of another. */
const gap = 4;
const attributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: String(box.width),
  height: String(box.height),
  viewBox: `0 0 ${box.width} ${box.height}`,
};
const opening = `<svg ${Object.entries(attributes)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')}>`;

/** Writes `accepted.svg` of a folder from the files of these names in it. */
export async function writeMarkSheet(folder, names) {
  const drawings = await Promise.all(
    names.map(async (name) => [name, await readFile(`${folder}/${name}.svg`, 'utf8')]),
  );
  await writeFile(`${folder}/accepted.svg`, markSheet(drawings));
}

/**
 * The picture of some drawings, by their names.
 * @throws {Error} when a drawing has another size, or an id that another one has: in one document it would be ambiguous
 */
export function markSheet(drawings) {
  const ids = new Set(drawings.map(([name]) => name));
  const marks = drawings.map(([name, drawing], place) => {
    const svg = rootOf(drawing);
    if (svg === undefined || Object.entries(attributes).some(([each, value]) => attributeOf(svg, each) !== value))
      throw new Error(`${name}.svg does not begin with ${opening}`);
    for (const id of idsOf(svg)) {
      if (ids.has(id)) throw new Error(`${name}.svg has the id ${id}, which stands elsewhere, too`);
      ids.add(id);
    }
    // The first box is empty: a name without a view shows that one.
    const top = (place + 1) * (box.height + gap);
    const view = `<view id="${name}" viewBox="0 ${top} ${box.width} ${box.height}"/>`;
    return view + placedAt(top, drawing, svg);
  });
  return `${opening}${marks.join('')}</svg>\n`;
}

/** The first element of a drawing, with the places in its text. */
function rootOf(drawing) {
  const { childNodes } = parseFragment(drawing, { sourceCodeLocationInfo: true });
  return childNodes.find((node) => defaultTreeAdapter.isElementNode(node) && node.tagName === 'svg');
}

function attributeOf(element, name) {
  return element.attrs.find((each) => each.name === name)?.value;
}

function idsOf(element) {
  const inside = element.childNodes.filter(defaultTreeAdapter.isElementNode).flatMap(idsOf);
  const own = attributeOf(element, 'id');
  return own === undefined ? inside : [own, ...inside];
}

/** The text of a drawing, so far down in the sheet, which has its namespace. */
function placedAt(top, drawing, { sourceCodeLocation: { attrs, startOffset, endOffset } }) {
  const { xmlns } = attrs;
  return `${drawing.slice(startOffset, xmlns.startOffset)}y="${top}"${drawing.slice(xmlns.endOffset, endOffset)}`;
}
