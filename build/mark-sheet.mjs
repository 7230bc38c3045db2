/** One picture of several marks, each with a view of its own: `accepted.svg#visa` shows what `visa.svg` shows. */
import { readFile, writeFile } from 'node:fs/promises';

const box = { width: 48, height: 32 };
/** Between two marks, so that no edge of one shows in the view of another. */
const gap = 4;
const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="0 0 ${box.width} ${box.height}">`;

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
    if (!drawing.startsWith(opening)) throw new Error(`${name}.svg does not begin with ${opening}`);
    for (const [, id] of drawing.matchAll(/\sid="([^"]+)"/g)) {
      if (ids.has(id)) throw new Error(`${name}.svg has the id ${id}, which stands elsewhere, too`);
      ids.add(id);
    }
    // The first box is empty: a name without a view shows that one.
    const top = (place + 1) * (box.height + gap);
    const view = `<view id="${name}" viewBox="0 ${top} ${box.width} ${box.height}"/>`;
    const placed = drawing.replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg y="${top}"`).trimEnd();
    return view + placed;
  });
  return `${opening}${marks.join('')}</svg>\n`;
}
