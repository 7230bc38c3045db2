/** A page to look pictures through, in a folder of its own. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeText } from './html-text.mjs';

/** Writes index.html into `folder`; returns its path. `styles` are those beside the common ones, `body` what stands under the title. */
export function writePicturesPage(folder, { title, styles, body }) {
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeText(title)}</title>
<style>
body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #fff; color: #111; }
div { display: flex; gap: 16px; align-items: flex-start; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid #999; }
${styles}
</style>
</head>
<body>
<h1>${escapeText(title)}</h1>
${body}
</body>
</html>
`;
  const file = path.join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
}
