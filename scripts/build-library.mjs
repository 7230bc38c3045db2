/** `npm run build:library`: the library for Node, dist/lib, as ES modules with their declarations; nothing of an older build stays in it. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './terminal.mjs';

rmSync(path.join(root, 'dist', 'lib'), { recursive: true, force: true });
const compiler = path.join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
process.exitCode = run(process.execPath, [compiler, '-p', 'tsconfig.build.json']);
