/** How much may stand between an empty cache and a card form that can be paid (SD-03). */
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { out } from './options.mjs';
import { closureOf, entry } from './parts.mjs';
import { outputOf } from './scripts.mjs';

/** In bytes, compressed by Brotli: HTML with its styles, script, and the words of one language. */
export const budget = 126_000;

/** The scripts that a card form waits for: the page's, and the words of one language; the other is fetched when it is asked for. */
export function awaitedScripts(metafile) {
  const files = [entry, 'src/ui/texts/tr/page.ts'].flatMap((source) =>
    closureOf(metafile.outputs, outputOf(metafile, source)),
  );
  // A file that is only named after the entry is not fetched.
  return [...new Set(files)].filter((file) => Object.keys(metafile.outputs[file].inputs).length > 0);
}

/** Throws when the built page is heavier. */
export async function refuseHeavyPage(metafile) {
  const scripts = awaitedScripts(metafile).map(async (file) => (await readFile(`${file}.br`)).length);
  const html = brotliCompressSync(await readFile(`${out}/card.html`)).length;
  refuseBeyond(
    (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, html),
    budget,
  );
}

export function refuseBeyond(bytes, limit) {
  if (bytes <= limit) return;
  throw new Error(
    `A card form waits for ${bytes} bytes, ${bytes - limit} more than it may. "npm run size" says for what: what it does not need belongs to a part (src/parts).`,
  );
}
