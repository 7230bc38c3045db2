/** Every file that is served as it is, once more in each encoding, so that no server compresses it for each request. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
/** The best quality; this window holds the largest script as one block, which comes out smaller than several, and direct codes for short distances. */
const best = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 19,
    [constants.BROTLI_PARAM_LGBLOCK]: 19,
    [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    [constants.BROTLI_PARAM_NDIRECT]: 4,
  },
};
const zip = promisify(gzip);

/** HTML with places to fill in is another text for each request. */
const isTemplate = (content) => /%[A-Z]+%/.test(content.toString());

export async function compress(folder) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|css|svg|json|html)$/.test(file)) continue;
    const content = await readFile(file);
    if (file.endsWith('.html') && isTemplate(content)) continue;
    await writeFile(`${file}.br`, await brotli(content, best));
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  }
}
