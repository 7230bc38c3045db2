/** Files of the page: under a name that changes with what is in them, where they may be kept for ever. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { out } from './options.mjs';

/** Writes `assets/<name>-<hash>.<extension>`; returns where it is served. */
export async function writeAsset(name, extension, content) {
  const file = `${out}/assets/${name}-${hashOf(content)}.${extension}`;
  await writeFile(file, content);
  return publicPath(file);
}

/** Eight digits that change with what is in a file, for its name. */
export function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
}

/** The digest of a file's content, as a policy and the attribute `integrity` have it. */
export function digestOf(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Returns the attributes of an element that loads a script: where it is served, and the digest that a browser compares it with. */
export async function scriptAttributes(file, name) {
  return `${name}="${publicPath(file)}" integrity="${digestOf(await readFile(file))}"`;
}

export function publicPath(file) {
  return `/${path.posix.relative(out, file)}`;
}
