/** Which of two sets of pictures differ, and by how many pixels. Pictures are decoded by the browser that took them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserArguments } from '../browser.mjs';

/** Names of the pictures in a folder, without the ending, as far as they begin with `only`. */
function picturesIn(folder, only) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length).split(path.sep).join('/'))
    .filter((name) => name.startsWith(only))
    .sort();
}

/**
 * The pictures of either folder that are not the same in both: `pixels` that differ, or `missing` on one side. The
 * differing pixels are painted into `diff`.
 */
export async function differences({ before, after, diff, only, browser }) {
  const names = [...new Set([...picturesIn(before, only), ...picturesIn(after, only)])].sort();
  const read = (folder, name) => {
    const file = path.join(folder, `${name}.png`);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const found = [];
  const unequal = [];
  for (const name of names) {
    const pair = [read(before, name), read(after, name)];
    if (pair.includes(undefined)) found.push({ name, missing: pair[0] === undefined ? 'before' : 'after' });
    else if (!pair[0].equals(pair[1])) unequal.push({ name, pair });
  }
  if (unequal.length > 0) found.push(...(await painted(unequal, diff, browser)));
  return { names, found: found.sort((left, right) => left.name.localeCompare(right.name, 'en')) };
}

/** Files that differ may still hold the same pixels; those are left out. */
async function painted(unequal, diff, executablePath) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const page = await browser.newPage();
  const found = [];
  for (const { name, pair } of unequal) {
    const { pixels, png } = await page.evaluate(
      paint,
      pair.map((file) => file.toString('base64')),
    );
    if (pixels === 0) continue;
    const file = path.join(diff, `${name}.png`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(png, 'base64'));
    found.push({ name, pixels });
  }
  await browser.close();
  return found;
}

/** In the browser: the later picture pale, and red where the two differ. */
async function paint(files) {
  const images = await Promise.all(
    files.map(async (file) => createImageBitmap(await (await fetch(`data:image/png;base64,${file}`)).blob())),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const [before, after] = images.map((image) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  let pixels = 0;
  for (let at = 0; at < after.data.length; at += 4) {
    const same = [0, 1, 2, 3].every((channel) => before.data[at + channel] === after.data[at + channel]);
    if (!same) pixels += 1;
    after.data.set(same ? [...after.data.slice(at, at + 3), 50] : [230, 0, 30, 255], at);
  }
  context.putImageData(after, 0, 0);
  return { pixels, png: canvas.toDataURL('image/png').split(',')[1] };
}
