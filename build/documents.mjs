/**
 * The HTML files: the page's variants, of which a server fills in the rest, and two documents beside it.
 *
 * By `expect` in src/page.html a browser that knows it paints nothing before the whole shell is there in its language. The
 * first frame is complete then: no scroll bar comes with a later one, and no word changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publicPath, scriptAttributes } from './files.mjs';
import { out } from './options.mjs';
import { closureOf } from './parts.mjs';
import { entryFile, inlineScript, outputOf } from './scripts.mjs';
import { wordsOf } from './shell-words.mjs';

/** The texts that a page without a card form needs beside its parts, by their files. */
const words = (language, names) => names.map((name) => `src/ui/texts/${language}/${name}.ts`);

/** The part whose page a link's variants show. */
const linkPart = 'links';

const ofLink = { styles: linkPart, later: ['pages', linkPart, 'wording'], laterWords: ['links'], isDeviceThemed: true };

/**
 * Holds what a variant has beside the page's template. `styles`: the part whose page it shows, with the styles of that
 * alone. `later`: the parts that are asked for when the shell is painted, with these words. `last`: those that the first
 * words of the page do not need, with theirs; they would share the line with the bundle, and are asked for when it is there.
 * `next`: where there is no shell, asked for at once, with their styles.
 */
const extras = {
  card: {},
  blocked: {},
  plain: { next: ['pages', 'routes', linkPart], isDeviceThemed: true },
  result: { later: ['pages', 'outcome-art'], last: ['card-extras', 'wording'], lastWords: ['card-extras'] },
  product: ofLink,
  flex: ofLink,
  collection: ofLink,
};

/**
 * Writes a file for each variant, and `index.html` for a static host. Returns the scripts and the styles that stand in
 * them, the script that they all name, and the files by variant.
 */
export async function writePages({ metafile, parts, sheets, shells }) {
  const textsUrls = shells.languages.map((language) => [
    language,
    publicPath(outputOf(metafile, `src/ui/texts/${language}/page.ts`)),
  ]);
  const entry = entryFile(metafile);
  const entryAttributes = await scriptAttributes(entry, 'src');
  const head = await inlineScript('src/boot/head.ts');
  const body = await inlineScript('src/boot/body.ts', { TEXTS_URLS: Object.fromEntries(textsUrls) });
  const deviceTheme = await inlineScript('src/boot/device-theme.ts');
  const askLater = await inlineScript('src/boot/later.ts');
  const template = await readFile('src/page.html', 'utf8');
  const scripts = asData('vezne-scripts', scriptsOf(metafile, parts));
  const pages = {};
  for (const [shell, [first, ...others]] of Object.entries(shells.variants)) {
    if (extras[shell] === undefined) throw new Error(`The variant ${shell} has no row in build/documents.mjs`);
    const { styles, later = [], laterWords = [], last = [], lastWords = [], next = [] } = extras[shell];
    const { isDeviceThemed = false } = extras[shell];
    const laterFiles = [
      ...templatesOf('later', sourcesOf(parts, later), shells.languages, laterWords),
      ...templatesOf('last', sourcesOf(parts, last), shells.languages, lastWords),
    ];
    const values = {
      'boot-head': head,
      'boot-theme': isDeviceThemed ? inline(deviceTheme) : '',
      'boot-body': body,
      styles: styles === undefined ? sheets.entry : sheets.pages[styles],
      stylesheets: styleLinks(next.flatMap((name) => sheets.parts[name] ?? [])),
      preloads: await preloads(metafile, sourcesOf(parts, next)),
      later: laterFiles.length === 0 ? '' : (await laterParts(metafile, laterFiles)) + inline(askLater),
      entry: entryAttributes,
      scripts,
      noscript: shells.noscript,
      'not-loaded': shells.notLoaded,
      shell,
      language: first.language,
      html: first.html,
      'other-languages': others
        .map(({ language, html }) => asData(`words-${language}`, wordsOf(first.html, html)))
        .join('\n'),
    };
    pages[shell] = `${shell}.html`;
    await writeFile(`${out}/${pages[shell]}`, filled(template, values));
    // A host that does not read the address shows links in this one, too.
    const stylesheets = styleLinks(sheets.parts[linkPart]);
    if (shell === 'card')
      await writeFile(`${out}/index.html`, forStaticHost(filled(template, { ...values, stylesheets })));
  }
  return {
    scripts: [head, deviceTheme, body, askLater],
    styles: [sheets.entry, sheets.pages[linkPart]],
    entry: publicPath(entry),
    pages,
  };
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

function inline(script) {
  return `\n<script>${script}</script>`;
}

function asData(id, value) {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function sourcesOf(parts, names) {
  return names.map((name) => parts.get(name));
}

/** The scripts that some files need to run, beside those of the entry, which the document names. */
function needed(metafile, sources) {
  const first = entryFile(metafile);
  const files = [first, ...sources.map((file) => outputOf(metafile, file))].flatMap((file) =>
    closureOf(metafile.outputs, file),
  );
  return [...new Set(files)].filter((file) => file !== first && metafile.outputs[file].bytes > 0);
}

async function preloads(metafile, sources) {
  const links = needed(metafile, sources).map(
    async (file) => `<link rel="modulepreload" ${await scriptAttributes(file, 'href')}>`,
  );
  return (await Promise.all(links)).join('\n');
}

/**
 * The scripts of each part and of each file of texts, by their names: the page asks for them before it imports the part,
 * since Firefox never asks again for a script whose import failed (src/infrastructure/host/part-files.ts).
 */
function scriptsOf(metafile, parts) {
  const entryPoints = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const texts = entryPoints.flatMap((source) => {
    const [, name] = /^src\/ui\/texts\/(.+)\.ts$/.exec(source) ?? [];
    return name === undefined ? [] : [[name, source]];
  });
  const named = [...parts, ...texts].map(([name, source]) => [
    name,
    needed(metafile, [source])
      .map((file) => path.basename(file, '.js'))
      .join(' '),
  ]);
  return Object.fromEntries(named);
}

/** Returns the templates of some files: what every language needs, and each one's words. Those of no file are left out. */
function templatesOf(id, sources, languages, names) {
  const ofLanguages = languages.map((language) => [`${id}-${language}`, words(language, names)]);
  return [[id, sources], ...ofLanguages].filter(([, files]) => files.length > 0);
}

/** The preloads of such files in templates, which src/boot/later.ts puts into the document. */
async function laterParts(metafile, templates) {
  const written = templates.map(
    async ([id, files]) => `\n<template id="${id}">${await preloads(metafile, files)}</template>`,
  );
  return (await Promise.all(written)).join('');
}

function styleLinks(urls) {
  return urls.map((url) => `<link rel="stylesheet" href="${url}">`).join('\n');
}

/** For a host that fills in nothing: the default language, and nothing that is known of a payment. */
function forStaticHost(html) {
  const values = { LANG: 'tr', THEME: 'light', HINTS: '', TITLE: 'Vezne', CONFIG: '{}' };
  return html.replace('<!--%LOOK%-->', '').replace(/%([A-Z]+)%/g, (_, name) => values[name]);
}
