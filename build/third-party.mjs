/** The licences of the packages whose code is in a bundle. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files that the source maps of a folder name: what went into the bundles beside them. */
export async function mappedSources(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.map'));
  const sources = names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')).sources);
  return (await Promise.all(sources)).flat();
}

/** Name, version, licence and its text of every package among these files, a package once. */
export async function noticesOf(files) {
  const found = files.flatMap((file) => /node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(file) ?? []);
  const notices = await Promise.all([...new Set(found)].sort().map(noticeOf));
  return [...new Set(notices)].join(`\n${'-'.repeat(80)}\n\n`);
}

async function noticeOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((each) => /^(licen[cs]e|copying)/i.test(each));
  const text = file === undefined ? '' : `\n${await readFile(path.join(folder, file), 'utf8')}`;
  return `${name} ${version} (${license})\n${text}`;
}
