import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { linkPlaces, variants } from '../page-folder.js';

const boot = 'document.documentElement.dataset.ready = "";';
const styles = 'p{}';
const script = '"page";';

export const sha256 = (body: string | Buffer) => `sha256-${createHash('sha256').update(body).digest('base64')}`;

/** A folder like the one the build leaves, with the same kinds of elements in its documents. The test removes it. */
export function smallPageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-doors-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const pages = Object.fromEntries(variants.map((variant) => [variant, `${variant}.html`]));
  for (const [variant, file] of Object.entries(pages)) {
    const head = [
      '<!doctype html><html lang="%LANG%" data-theme="%THEME%"%HINTS%><title>%TITLE%</title>',
      '<script type="application/json" id="vezne-config">%CONFIG%</script>',
      `<script>${boot}</script><style>${styles}</style><!--%LOOK%-->`,
      `<script type="module" src="/assets/page-00000000.js" integrity="${sha256(script)}"></script>`,
    ];
    write(file, `${head.join('')}${linkPlaces(variant)}<p>${variant}</p></html>`);
  }
  const document = `<!doctype html><script>${boot}</script></html>`;
  write('hand-over.html', document);
  write('bex.html', document);
  write('vezne-embed.00000000.js', '"embed";');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'oos-assets/logo'), { recursive: true });
  write('oos-assets/logo/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('assets/page-00000000.js', script);
  write('assets/part-00000000.css', styles);
  const hashes = { scriptHashes: [sha256(boot)], styleHashes: [sha256(styles)], bexScriptHash: sha256(boot) };
  const files = Object.fromEntries(digestsOf(folder));
  write('manifest.json', JSON.stringify({ ...hashes, entry: '/assets/page-00000000.js', pages, files }));
  return folder;
}

/** Files by the address they are served at, with the digest of what stands in the folder. */
export function digestsOf(folder: string): Map<string, string> {
  const digests = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz|html)$|^manifest\.json$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    digests.set(`/${relative(folder, file).split(sep).join('/')}`, sha256(readFileSync(file, 'utf8')));
  }
  return digests;
}

/** What the build wrote down, under the names that stand in braces in `headers.json`: its script, and hashes as a policy has them. */
export function builtPlaces(folder: string): Readonly<Record<string, string>> {
  const manifest: {
    scriptHashes: string[];
    styleHashes: string[];
    bexScriptHash: string;
    entry: string;
    files: Record<string, string>;
  } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ');
  return {
    entry: manifest.entry,
    'entry digest': manifest.files[manifest.entry] ?? '',
    hashes: quoted(manifest.scriptHashes),
    'style hashes': quoted(manifest.styleHashes),
    'vendor hash': quoted([manifest.bexScriptHash]),
  };
}
