import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, unusableFolder } from '../../database/make-folder.js';
import { WrongOption } from '../../options/wrong-option.js';
import { codeOf } from '../../process/error-code.js';

/** Where the key of the fingerprints is: given, or in a file outside the data folder, which is made when it is missing. */
export type FingerprintKeyPlace = { readonly key: string } | { readonly file: string };

const keyBytes = 32;

/** The key that stood in docs/hosting.md as an example: whoever reads it could try card numbers (SV-03). */
const publishedKey = 'MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=';

/** Throws WrongOption when the file cannot be made, and an error when what is given or stands in the file is not the base64 of 32 bytes. */
export function readFingerprintKey(place: FingerprintKeyPlace): Buffer {
  if ('key' in place) return keyOf(place.key, 'VEZNE_FINGERPRINT_KEY');
  return keyOf(readOrMake(place.file), place.file);
}

/** Two processes that start at once agree on the key of the one that wrote first. */
function readOrMake(file: string): string {
  makeFolder(dirname(file));
  try {
    const made = randomBytes(keyBytes).toString('base64');
    // guard: rights of the key’s file -> writeFileSync(file, made, { flag: 'wx' });
    writeFileSync(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unusableFolder(dirname(file), error);
    return readFileSync(file, 'utf8');
  }
}

function keyOf(text: string, from: string): Buffer {
  if (!isFingerprintKey(text)) throw new Error(`${from}: the key of the fingerprints must be the base64 of 32 bytes`);
  if (text.trim() === publishedKey) {
    throw new WrongOption(
      `${from} is a key that documents have shown: make one of your own (openssl rand -base64 32).`,
    );
  }
  return Buffer.from(text.trim(), 'base64');
}

/** Returns whether a text, or what a file holds, is the base64 of a key's 32 bytes. */
export function isFingerprintKey(text: string): boolean {
  return Buffer.from(text.trim(), 'base64').length === keyBytes;
}
