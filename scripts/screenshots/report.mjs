/** A page to look through the pictures that differ. */
import path from 'node:path';
import { escapeText } from '../html-text.mjs';
import { writePicturesPage } from '../pictures-page.mjs';

/** Writes index.html into `folder`; the pictures are linked from where they are. */
export function writeReport(folder, { title, found, before, after, diff }) {
  const relative = (place, name) =>
    path
      .relative(folder, path.join(place, `${name}.png`))
      .split(path.sep)
      .join('/');
  const figure = (caption, place, name) =>
    `<figure><figcaption>${caption}</figcaption><img src="${escapeText(relative(place, name))}" alt="${escapeText(name)}: ${caption}" loading="lazy"></figure>`;
  const sections = found.map(({ name, pixels, missing, reason }) => {
    const shown = [];
    if (missing !== 'before') shown.push(figure('before', before, name));
    if (missing !== 'after') shown.push(figure('after', after, name));
    if (missing === undefined) shown.push(figure('difference', diff, name));
    const what = missing === undefined ? `${pixels} pixels` : `missing ${missing}`;
    const why = reason === undefined ? '' : `<p>Deliberate: ${escapeText(reason)}</p>`;
    return `<section><h2>${escapeText(name)}</h2><p>${what}</p>${why}<div>${shown.join('')}</div></section>`;
  });
  return writePicturesPage(folder, { title, styles: 'figure { flex: 1; }', body: sections.join('\n') });
}
