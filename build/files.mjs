/** Files of the page: under a name that changes with what is in them, where they may be kept for ever. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { out } from './options.mjs';

/** Writes `assets/<name>-<hash>.<extension>`; returns where it is served. */
export async function writeAsset(name, extension, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
  const file = `${out}/assets/${name}-${hash}.${extension}`;
  await writeFile(file, content);
  return publicPath(file);
}

export function publicPath(file) {
  return `/${path.posix.relative(out, file)}`;
}
