/** What a server needs of the page: its files, and the scripts in them that its policy allows by their hashes. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { out } from './options.mjs';

export async function writeManifest({ pages, scripts, bexScript }) {
  const manifest = { scriptHashes: scripts.map(sha256), bexScriptHash: sha256(bexScript), pages };
  await writeFile(`${out}/manifest.json`, JSON.stringify(manifest, null, 2));
}

function sha256(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
