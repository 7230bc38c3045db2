/**
 * `npm run doors`: asks for every address of the routes' own tables in every spelling, by every method and with every kind
 * of body, with the database up and down, and compares the answers with tests/sandbox/doors/manifest. It serves
 * dist/page where that is built. `-- --write` writes the manifest anew: read what changed before it is committed.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './setup.mjs';
import { root, run } from './terminal.mjs';

const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values;
installPackages();
const jest = path.join(root, 'node_modules/jest/bin/jest.js');
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const only = ['sandbox/doors/doors.test', '-t', write ? 'writes the manifest' : ''];
process.exitCode = run(process.execPath, [...flags, jest, '-w', '1', '--forceExit', ...only], {
  env: { VEZNE_DOORS: write ? 'write' : 'wide' },
});
