/** `npm run openapi`: writes docs/openapi.json anew from decorators, readers and routes. Read what changed before it is committed. */
import path from 'node:path';
import { installPackages } from './setup.mjs';
import { root, run } from './terminal.mjs';

installPackages();
const jest = path.join(root, 'node_modules/jest/bin/jest.js');
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const written = run(process.execPath, [...flags, jest, '-w', '1', '--forceExit', 'contract/openapi/openapi.test'], {
  env: { VEZNE_OPENAPI: 'write' },
});
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
process.exitCode = run(process.execPath, [biome, 'format', '--write', 'docs/openapi.json']) || written;
