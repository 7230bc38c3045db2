/** `npm run screenshots`: takes the pictures of the README anew into docs/pictures. */
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { installPackages } from './setup.mjs';
import { fail, root, run } from './terminal.mjs';

installPackages();
const browser = await findBrowser();
if (run(process.execPath, ['esbuild.mjs']) !== 0) fail('The build failed; its message stands above.');
const playwright = path.join(root, 'node_modules', 'playwright', 'cli.js');
process.exitCode = run(process.execPath, [playwright, 'test', '--config', 'tests/e2e/pictures.config.mjs'], {
  env: { VEZNE_BROWSER: browser, VEZNE_RESULTS: '' },
});
