/**
 * Holds what a server needs of the page: its files, the script that they all name, and the scripts and styles in them
 * that its policy allows by their hashes; and what `vezne-sandbox watch` compares a host with: a digest of every file.
 */
import { createPrivateKey, sign } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, publicPath } from './files.mjs';
import { out } from './options.mjs';

/** `key`: an Ed25519 key that signs the manifest, as PKCS8 in DER and base64; without one it is not signed. */
export async function writeManifest({ pages, entry, scripts, styles, bexScript }, key) {
  const hashes = { scriptHashes: scripts.map(digestOf), styleHashes: styles.map(digestOf) };
  const manifest = { ...hashes, bexScriptHash: digestOf(bexScript), entry, pages, files: await digestsOf(out) };
  const signed = key ? { ...manifest, signature: signatureOf(manifest, key) } : manifest;
  await writeFile(`${out}/manifest.json`, JSON.stringify(signed, null, 2));
}

/** Returns the signature over everything else in the manifest, as JSON without blanks. */
export function signatureOf(manifest, key) {
  return sign(null, Buffer.from(JSON.stringify(manifest)), privateKeyOf(key)).toString('base64');
}

function privateKeyOf(key) {
  try {
    const read = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
    if (read.asymmetricKeyType === 'ed25519') return read;
  } catch {
    // The error of node:crypto names no setting; the one below does.
  }
  throw new Error('VEZNE_MANIFEST_KEY must be an Ed25519 key: PKCS8 in DER, written as base64');
}

/** Returns a digest of each file that is served as it is, by its path: no document, and no second encoding. */
async function digestsOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [publicPath(file), digestOf(await readFile(file))])),
  );
}
