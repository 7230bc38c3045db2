import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { linkTypes } from '../../../src/domain/links/link.js';
import type { Encoding } from '../../site/compression.js';
import { entryLink, isPinnedScript } from './page-policy.js';

const variants = ['card', 'blocked', 'plain', 'result', ...linkTypes] as const;

export type Variant = (typeof variants)[number];

/** The built page, held in memory. */
export interface PageFiles {
  /** Hashes of the scripts and of the styles that stand in the HTML, as CSP sources without quotes. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly html: ReadonlyMap<Variant, string>;
  /** The header `Link` of every HTML; undefined where the manifest has no `entry` with a digest. */
  readonly entryLink: string | undefined;
  /** The document banks' own scripts run in; undefined when the build has none. */
  readonly handOver: string | undefined;
  /** The document the vendor's script of bex runs in, and the hash of its own script; undefined when the build has none. */
  readonly bex: { readonly html: string; readonly scriptHash: string } | undefined;
  /** By path, e.g. `/assets/page-3F2A.js`. */
  readonly assets: ReadonlyMap<string, PageAsset>;
}

export interface PageAsset {
  readonly type: string;
  readonly body: Buffer;
  readonly packed: Readonly<Record<Encoding, Buffer | undefined>>;
  /** Its name changes with its content. */
  readonly hashed: boolean;
  /** Pages of other sites load it by its digest, which browsers compare only where they may read the answer. */
  readonly pinned: boolean;
}

const types: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.ico', 'image/x-icon'],
  ['.json', 'application/json'],
  ['.woff2', 'font/woff2'],
  ['.txt', 'text/plain; charset=utf-8'],
]);

/** Reads the folder the build wrote; undefined when there is none. */
export function readPageFiles(folder: string): PageFiles | undefined {
  const manifestPath = join(folder, 'manifest.json');
  if (!existsSync(manifestPath)) return undefined;
  const manifest = readManifest(readFileSync(manifestPath, 'utf8'));
  const handOver = join(folder, 'hand-over.html');
  const bex = join(folder, 'bex.html');
  return {
    scriptHashes: manifest.scriptHashes,
    styleHashes: manifest.styleHashes,
    html: new Map(variants.map((variant) => [variant, readFileSync(join(folder, manifest.page(variant)), 'utf8')])),
    entryLink: manifest.entryLink,
    handOver: existsSync(handOver) ? readFileSync(handOver, 'utf8') : undefined,
    bex: existsSync(bex) ? { html: readFileSync(bex, 'utf8'), scriptHash: manifest.bexScriptHash } : undefined,
    assets: readAssets(folder),
  };
}

function readManifest(text: string) {
  const manifest: unknown = JSON.parse(text);
  const field = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
  const hashes = (name: string) => {
    const listed = field(manifest, name);
    return Array.isArray(listed) ? listed.map(String) : [];
  };
  const pages = field(manifest, 'pages');
  const entry = field(manifest, 'entry');
  const digest = typeof entry === 'string' ? field(field(manifest, 'files'), entry) : undefined;
  return {
    scriptHashes: hashes('scriptHashes'),
    styleHashes: hashes('styleHashes'),
    bexScriptHash: String(field(manifest, 'bexScriptHash') ?? ''),
    entryLink: digest === undefined ? undefined : entryLink(String(entry), String(digest)),
    page: (variant: Variant) => String(field(pages, variant) ?? `${variant}.html`),
  };
}

function readAssets(folder: string): Map<string, PageAsset> {
  const assets = new Map<string, PageAsset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const type = types.get(extname(entry.name));
    if (!entry.isFile() || type === undefined || entry.name === 'manifest.json') continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const packed = (suffix: string) => (existsSync(file + suffix) ? readFileSync(file + suffix) : undefined);
    assets.set(path, {
      type,
      body: readFileSync(file),
      packed: { br: packed('.br'), gzip: packed('.gz') },
      hashed: isPinnedScript(path) || (path.startsWith('/assets/') && /-[A-Z0-9]{8}\./.test(entry.name)),
      pinned: isPinnedScript(path),
    });
  }
  return assets;
}
