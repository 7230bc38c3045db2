/** A page to look through the pictures that differ. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeText } from '../html-text.mjs';

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
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeText(title)}</title>
<style>
body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #fff; color: #111; }
div { display: flex; gap: 16px; align-items: flex-start; }
figure { margin: 0; flex: 1; }
img { max-width: 100%; border: 1px solid #999; }
</style>
</head>
<body>
<h1>${escapeText(title)}</h1>
${sections.join('\n')}
</body>
</html>
`;
  const file = path.join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
}
