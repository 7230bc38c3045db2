/** The HTML files: the page's variants, of which a server fills in the rest, and two documents beside it. */
import { readFile, writeFile } from 'node:fs/promises';
import { publicPath } from './files.mjs';
import { out } from './options.mjs';
import { closureOf } from './parts.mjs';
import { entryFile, inlineScript, outputOf } from './scripts.mjs';

/** Where there is no card form, these parts are next. */
const nextParts = ['routes', 'links'];

/**
 * Writes `card.html`, `blocked.html`, `plain.html`, and `index.html` for a static host. Returns the scripts and the
 * styles that stand in them, and the files by variant.
 */
export async function writePages({ metafile, parts, sheets, shells }) {
  const textsUrls = shells.languages.map((language) => [
    language,
    publicPath(outputOf(metafile, `src/ui/texts/${language}/page.ts`)),
  ]);
  const head = await inlineScript('src/boot/head.ts');
  const body = await inlineScript('src/boot/body.ts', { TEXTS_URLS: Object.fromEntries(textsUrls) });
  const template = await readFile('src/page.html', 'utf8');
  const nextSheets = nextParts.flatMap((name) => sheets.parts[name] ?? []);
  const pages = {};
  for (const [shell, [first, ...others]] of Object.entries(shells.variants)) {
    const isPlain = shell === 'plain';
    const values = {
      'boot-head': head,
      'boot-body': body,
      styles: sheets.entry,
      stylesheets: styleLinks(isPlain ? nextSheets : []),
      preloads: preloads(metafile, isPlain ? [parts.get(nextParts[0])] : []),
      entry: publicPath(entryFile(metafile)),
      noscript: shells.noscript,
      'not-loaded': shells.notLoaded,
      shell,
      language: first.language,
      html: first.html,
      'other-languages': others
        .map(({ language, html }) => `<template id="shell-${language}">${html}</template>`)
        .join('\n'),
    };
    pages[shell] = `${shell}.html`;
    await writeFile(`${out}/${pages[shell]}`, filled(template, values));
  }
  await writeFile(`${out}/index.html`, forStaticHost(await readFile(`${out}/card.html`, 'utf8'), nextSheets));
  return { scripts: [head, body], styles: [sheets.entry], pages };
}

/** The document that runs a bank's own script away from the page's origin. Its words are seen when nothing was handed over. */
export async function writeHandOver() {
  const script = await inlineScript('src/infrastructure/host/hand-over-document.ts');
  await writeFile(`${out}/hand-over.html`, filled(await readFile('src/hand-over.html', 'utf8'), { script }));
}

/** The document that runs the script of bex away from the page's origin. Returns the document's own script. */
export async function writeBex() {
  const script = await inlineScript('src/infrastructure/vendor/bex-document.ts');
  await writeFile(`${out}/bex.html`, filled(await readFile('src/bex.html', 'utf8'), { script }));
  return script;
}

function filled(template, values) {
  return template.replace(/\{\{([\w-]+)\}\}/g, (_, name) => values[name]);
}

/** The scripts that the browser asks for at once: what the entry needs to run, and the same of some parts. */
function preloads(metafile, parts) {
  const first = entryFile(metafile);
  const files = [first, ...parts.map((file) => outputOf(metafile, file))].flatMap((file) =>
    closureOf(metafile.outputs, file),
  );
  const asked = [...new Set(files)].filter((file) => file !== first);
  return asked.map((file) => `<link rel="modulepreload" href="${publicPath(file)}">`).join('\n');
}

function styleLinks(urls) {
  return urls.map((url) => `<link rel="stylesheet" href="${url}">`).join('\n');
}

/** For a host that does not read the address: the new-card shell in the default language, with the styles of links. */
function forStaticHost(html, nextSheets) {
  const values = { LANG: 'tr', THEME: 'light', HINTS: '', TITLE: 'Vezne', CONFIG: '{}' };
  return html
    .replace('</head>', `${styleLinks(nextSheets)}\n</head>`)
    .replace(/%([A-Z]+)%/g, (_, name) => values[name]);
}
