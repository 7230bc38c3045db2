/**
 * `npm start`: installs, builds and runs the sandbox with the demo store.
 * The sandbox runs in this very process, so that a signal reaches it and nothing is left behind.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './setup.mjs';
import { fail, root, run } from './terminal.mjs';

installPackages();
console.log('Building …');
if (run(process.execPath, ['esbuild.mjs']) !== 0) fail('The build failed; its message stands above.');
const sandbox = path.join(root, 'dist', 'sandbox', 'main.js');
if (!existsSync(sandbox)) fail('The build left no dist/sandbox/main.js.');
process.chdir(root);
process.argv[1] = sandbox;
await import(pathToFileURL(sandbox).href);
