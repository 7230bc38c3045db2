/**
 * Jest's translator of TypeScript: esbuild, which the build uses too, in a process that stays. Types are checked by
 * `npm run typecheck`.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';

const tsconfigRaw = readFileSync(path.resolve(import.meta.dirname, '../../tsconfig.json'), 'utf8');
const version = `${esbuild.version}\0${tsconfigRaw}`;

export default {
  getCacheKey: (source, file) => createHash('sha256').update(`${version}\0${file}\0${source}`).digest('hex'),

  async processAsync(source, sourcefile) {
    const loader = sourcefile.endsWith('x') ? 'tsx' : 'ts';
    const options = { loader, sourcefile, tsconfigRaw, target: 'node20', sourcemap: 'inline' };
    const { code } = await esbuild.transform(source, options);
    return { code };
  },
};
