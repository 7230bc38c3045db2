import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const links = ['collection', 'product', 'flex'];

/** The documents that a build leaves. */
export const variants: readonly string[] = ['card', 'blocked', 'plain', 'result', ...links];

/** The places in the documents of links. */
export function linkPlaces(variant: string): string {
  return links.includes(variant) ? '<h1>%LINKNAME%</h1><b>%LINKPRICE%</b><q>%LINKTEXT%</q><i>%LINKSIGN%</i>' : '';
}

/** A folder like the one the build leaves: each document says which variant it is. The test removes it. */
export function pageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-page-'));
  const page = (variant: string) =>
    `<html lang="%LANG%" data-theme="%THEME%"%HINTS%><!--%LOOK%--><title>%TITLE%</title><script id="vezne-config">%CONFIG%</script>${linkPlaces(variant)}<p>${variant}`;
  const pages = Object.fromEntries(variants.map((variant) => [variant, `${variant}.html`]));
  for (const [variant, file] of Object.entries(pages)) writeFileSync(join(folder, file), page(variant));
  writeFileSync(join(folder, 'hand-over.html'), 'hand-over from %FROM%');
  writeFileSync(join(folder, 'bex.html'), 'bex');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  mkdirSync(join(folder, 'assets'));
  const hashes = { scriptHashes: ['sha256-AAA='], styleHashes: ['sha256-CCC='], bexScriptHash: 'sha256-BBB=' };
  const manifest = {
    ...hashes,
    entry: '/assets/page-00000000.js',
    files: { '/assets/page-00000000.js': 'sha256-DDD=' },
    pages,
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
