/**
 * Builds everything that runs: the page (dist/page), the sandbox (dist/sandbox) and the library for Node (dist/lib).
 *
 * The page's HTML carries a shell made by the page's own components, so it is built in two steps: the components are
 * bundled for Node and rendered, then written into the HTML beside the hashed names of the bundle for the browser.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { provinces } from './scripts/provinces.mjs';

const out = 'dist/page';
const only = process.argv.slice(2);
const wants = (part) => only.length === 0 || only.includes(part);

/** Options both bundles of the components share: class names of CSS modules must come out the same in both. */
const components = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.module.css': 'local-css' },
  logLevel: 'warning',
};

const browser = {
  platform: 'browser',
  target: 'es2022',
  conditions: ['production', 'es2015', 'module', 'browser'],
  mainFields: ['es2015', 'browser', 'module', 'main'],
};

/** The list of provinces, a file of its own: only the address form of a link asks for it. Returns where it is served. */
async function writeProvinces() {
  const json = JSON.stringify(provinces());
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8).toUpperCase();
  const file = `${out}/assets/provinces-${hash}.json`;
  await writeFile(file, json);
  return publicPath(file);
}

/** Styles that only the ways to pay beside the card show: the page fetches them with those. Returns where they are served. */
async function writeMethodStyles() {
  const files = await Promise.all(methodFolders.map((folder) => readdir(folder, { recursive: true })));
  const inputs = files.flatMap((names, index) => names.map((name) => path.posix.join(methodFolders[index], name)));
  const css = await stylesOf(inputs.filter((name) => name.endsWith('.module.css')).sort());
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8).toUpperCase();
  const file = `${out}/assets/methods-${hash}.css`;
  await writeFile(file, css);
  return publicPath(file);
}

/**
 * What the entry and a part fetched later both need would be cut into a file for every set of parts that needs it: dozens
 * of small ones, all on the way to the card form. Where every part imports the entry, all of that is one file. It is
 * there before any part is asked for, since the entry awaits nothing while it is evaluated. Words need nothing of it.
 */
const oneFileForAll = {
  name: 'one-file-for-all',
  setup(bundling) {
    const entry = path.resolve('src/main.tsx');
    const parts = new Set();
    bundling.onResolve({ filter: /^\.{1,2}\// }, async ({ kind, path: asked, resolveDir, importer }) => {
      if (kind !== 'dynamic-import') return undefined;
      const found = await bundling.resolve(asked, { kind: 'import-statement', resolveDir, importer });
      if (!found.path.includes('/texts/')) parts.add(found.path);
      return found;
    });
    bundling.onLoad({ filter: /\/src\/.+\.tsx?$/ }, async ({ path: file }) => {
      if (!parts.has(file)) return undefined;
      const contents = `${await readFile(file, 'utf8')}\nimport ${JSON.stringify(entry)};\n`;
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** The scripts and the stylesheet, with hashed names; `urls` are those the scripts name. */
async function buildBundle(urls) {
  const result = await build({
    ...components,
    ...browser,
    define: { ...components.define, ...Object.fromEntries(urls.map(([name, url]) => [name, JSON.stringify(url)])) },
    entryPoints: { page: 'src/main.tsx' },
    outdir: `${out}/assets`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    plugins: [oneFileForAll],
    metafile: true,
    sourcemap: 'linked',
    legalComments: 'none',
    // Identifiers are shortened afterwards: class names must not be, or the shell's would differ.
    minifyWhitespace: true,
    minifySyntax: true,
  });
  const linkSheet = await keepStylesheets(result.metafile);
  refuseLateCode(result.metafile);
  await writeFile('dist/metafile.json', JSON.stringify(result.metafile));
  return { metafile: result.metafile, linkSheet };
}

/** What a card form never shows, and must not wait for. */
const late =
  /^src\/(ui|domain|application)\/links\/|\/react-router|\/(qrcode)\/|^src\/(ui\/payment|application)\/(transfer|verification)\/|^src\/ui\/texts\/(link|method|transfer)-/;

function refuseLateCode({ outputs }) {
  const [entry] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === 'src/main.tsx');
  const atOnce = [entry, ...importedAtOnce(outputs, entry)];
  const early = atOnce.flatMap((file) => Object.keys(outputs[file].inputs)).filter((input) => late.test(input));
  if (early.length > 0) throw new Error(`Code that a card form does not need, in its entry: ${early}`);
}

/** Styles that only the addresses of links show. */
const ofLinks = (input) => input.startsWith('src/ui/links/');

/** What only the ways to pay beside the card show. */
const methodFolders = ['methods', 'transfer', 'verification'].map((name) => `src/ui/payment/${name}`);
const ofMethods = (input) => methodFolders.some((folder) => input.startsWith(`${folder}/`));

/**
 * A card form has one stylesheet, the entry's: what is fetched later finds its styles there. esbuild writes one for each
 * part fetched later, too; what only such a part has must be imported by the entry. The pages of links have a second
 * one, so that a card form does not wait for it, and so have the other ways to pay. Returns that of links.
 */
async function keepStylesheets({ outputs }) {
  const sheets = Object.entries(outputs).filter(([file]) => file.endsWith('.css'));
  const [mainFile, main] = sheets.find(([file]) => path.basename(file).startsWith('page-'));
  for (const [file, sheet] of sheets.filter(([, sheet]) => sheet !== main)) {
    const missing = Object.keys(sheet.inputs).filter((input) => !(input in main.inputs) && !ofMethods(input));
    if (missing.length > 0) throw new Error(`Styles of a part fetched later; import them in src/main.tsx: ${missing}`);
    await Promise.all([file, `${file}.map`].map((name) => rm(name, { force: true })));
  }
  const inputs = Object.keys(main.inputs).filter((input) => !ofMethods(input));
  const linkFile = mainFile.replace('/page-', '/links-');
  await writeFile(linkFile, await stylesOf(inputs.filter(ofLinks)));
  await writeFile(mainFile, await stylesOf(inputs.filter((input) => !ofLinks(input))));
  await rm(`${mainFile}.map`, { force: true });
  return linkFile;
}

/** Some style sheets as one; their class names are those of the bundle, since they come from the files' own names (no two alike). */
async function stylesOf(inputs) {
  const result = await build({
    stdin: {
      contents: inputs.map((input) => `@import ${JSON.stringify(`./${input}`)};`).join('\n'),
      loader: 'css',
      resolveDir: '.',
    },
    bundle: true,
    loader: components.loader,
    target: browser.target,
    minifyWhitespace: true,
    minifySyntax: true,
    write: false,
    outdir: out,
  });
  return result.outputFiles[0].text;
}

/** Shortens identifiers inside each chunk, which the bundling step left long. */
async function shortenIdentifiers(metafile) {
  const scripts = Object.keys(metafile.outputs).filter((file) => file.endsWith('.js'));
  await Promise.all(
    scripts.map(async (file) => {
      const { code } = await transform(await readFile(file, 'utf8'), {
        minify: true,
        format: 'esm',
        target: 'es2022',
        charset: 'utf8',
        legalComments: 'none',
      });
      await writeFile(file, code);
      await rm(`${file}.map`, { force: true });
    }),
  );
}

/** A script that stands in the HTML itself. */
async function inlineScript(entryPoint) {
  const result = await build({
    ...components,
    ...browser,
    entryPoints: [entryPoint],
    format: 'iife',
    minify: true,
    write: false,
  });
  return result.outputFiles[0].text.trim().replaceAll('</script', '<\\/script');
}

/** The shells, rendered by the page's own components. */
async function renderShells() {
  const outfile = 'dist/shell/shell.mjs';
  await build({
    ...components,
    entryPoints: ['src/ui/app/shell.tsx'],
    platform: 'node',
    packages: 'external',
    outfile,
  });
  const { renderShell, noscript } = await import(`${pathToFileURL(path.resolve(outfile)).href}?${Date.now()}`);
  const shell = async (variant) => ({ tr: await renderShell(variant, 'tr'), en: await renderShell(variant, 'en') });
  return { noscript, card: await shell('card'), blocked: await shell('blocked'), plain: await shell('plain') };
}

/** What the entry imports statically. */
function importedAtOnce(outputs, entry) {
  const seen = new Set();
  const walk = (file) => {
    for (const { path: imported, kind } of outputs[file].imports) {
      if (kind !== 'import-statement' || seen.has(imported)) continue;
      seen.add(imported);
      walk(imported);
    }
  };
  walk(entry);
  return [...seen];
}

/** Without a card form the entry fetches these next. */
const nextParts = ['src/ui/app/OtherRoutes.tsx', 'src/link-ports.ts'];

/** The scripts that the browser asks for at once. */
function preloads({ outputs }, entry, shell) {
  const next = Object.keys(outputs).filter((file) => nextParts.includes(outputs[file].entryPoint));
  const files = [...importedAtOnce(outputs, entry), ...(shell === 'plain' ? next : [])];
  return files.map((file) => `<link rel="modulepreload" href="${publicPath(file)}">`).join('\n');
}

const publicPath = (file) => `/${path.posix.relative(out, file)}`;

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

async function buildPage() {
  await rm(out, { recursive: true, force: true });
  await mkdir(`${out}/assets`, { recursive: true });
  const { metafile, linkSheet } = await buildBundle([
    ['PROVINCES_URL', await writeProvinces()],
    ['METHOD_STYLES_URL', await writeMethodStyles()],
  ]);
  const [entry, { cssBundle }] = Object.entries(metafile.outputs).find(
    ([, output]) => output.entryPoint === 'src/main.tsx',
  );
  await shortenIdentifiers(metafile);
  const texts = (language) =>
    publicPath(
      Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === `src/ui/texts/${language}.ts`)[0],
    );
  const head = (await inlineScript('src/boot/head.ts'))
    .replaceAll('{{texts-tr}}', texts('tr'))
    .replaceAll('{{texts-en}}', texts('en'));
  const body = await inlineScript('src/boot/body.ts');
  const shells = await renderShells();
  const template = await readFile('src/page.html', 'utf8');
  const pages = {};
  for (const shell of ['card', 'blocked', 'plain']) {
    const parts = {
      'boot-head': head,
      'boot-body': body,
      // Without a card form the address may be a link's.
      stylesheets: styleLinks(shell === 'plain' ? [cssBundle, linkSheet] : [cssBundle]),
      preloads: preloads(metafile, entry, shell),
      entry: publicPath(entry),
      noscript: shells.noscript,
      shell,
      'shell-tr': shells[shell].tr,
      'shell-en': shells[shell].en,
    };
    const html = template.replace(/\{\{([\w-]+)\}\}/g, (_, name) => parts[name]);
    pages[shell] = `${shell}.html`;
    await writeFile(`${out}/${shell}.html`, html);
  }
  await writeFile(`${out}/index.html`, forStaticHost(await readFile(`${out}/card.html`, 'utf8'), linkSheet));
  await writeHandOver();
  const bexScript = await writeBex();
  await cp('public', out, { recursive: true });
  await writeFile(
    `${out}/manifest.json`,
    JSON.stringify({ scriptHashes: [sha256(head), sha256(body)], bexScriptHash: sha256(bexScript), pages }, null, 2),
  );
  await compress(out);
}

const styleLinks = (files) => files.map((file) => `<link rel="stylesheet" href="${publicPath(file)}">`).join('\n');

/** A host that cannot know the address serves the new-card shell in the default language, with the styles of links. */
function forStaticHost(html, linkSheet) {
  const values = { LANG: 'tr', THEME: 'light', HINTS: '', TITLE: 'Vezne', CONFIG: '{}' };
  return html
    .replace('</head>', `${styleLinks([linkSheet])}\n</head>`)
    .replace(/%([A-Z]+)%/g, (_, name) => values[name]);
}

/** The document that runs a bank's own script away from the page's origin. Its words are seen when nothing was handed over. */
async function writeHandOver() {
  const script = await inlineScript('src/infrastructure/host/hand-over-document.ts');
  const html = await readFile('src/hand-over.html', 'utf8');
  await writeFile(
    `${out}/hand-over.html`,
    html.replace('{{script}}', () => script),
  );
}

/** The document that runs the script of bex away from the page's origin. Returns the document's own script. */
async function writeBex() {
  const script = await inlineScript('src/infrastructure/vendor/bex-document.ts');
  const html = await readFile('src/bex.html', 'utf8');
  await writeFile(
    `${out}/bex.html`,
    html.replace('{{script}}', () => script),
  );
  return script;
}

async function compress(folder) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|css|svg|json)$/.test(file)) continue;
    const content = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

async function buildSandbox() {
  await rm('dist/sandbox', { recursive: true, force: true });
  await build({
    entryPoints: ['sandbox/main.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outfile: 'dist/sandbox/main.js',
    sourcemap: true,
    logLevel: 'warning',
  });
}

if (wants('page')) await buildPage();
if (wants('sandbox')) await buildSandbox();
