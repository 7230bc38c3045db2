/**
 * Holds what a server needs of the page: its files, the script that they all name, and the scripts and styles in them
 * that its policy allows by their hashes.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { out } from './options.mjs';

export async function writeManifest({ pages, entry, scripts, styles, bexScript }) {
  const hashes = { scriptHashes: scripts.map(sha256), styleHashes: styles.map(sha256) };
  const manifest = { ...hashes, bexScriptHash: sha256(bexScript), entry, pages };
  await writeFile(`${out}/manifest.json`, JSON.stringify(manifest, null, 2));
}

function sha256(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
