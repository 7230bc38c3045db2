/**
 * `npm run bench`: measures the page in a real browser and prints each figure beside its baseline of the same run.
 * Fails when a ratio is beyond its limit. Not part of the tests: a busy machine measures badly.
 */
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { installPackages } from './setup.mjs';
import { fail, root, run } from './terminal.mjs';

installPackages();
const browser = await findBrowser();
if (run(process.execPath, ['esbuild.mjs']) !== 0) fail('The build failed; its message stands above.');
if (run(process.execPath, [path.join(root, 'scripts', 'size.mjs')]) !== 0) fail('The bytes could not be counted.');
const playwright = path.join(root, 'node_modules', 'playwright', 'cli.js');
process.exitCode = run(process.execPath, [playwright, 'test', '--config', 'tests/e2e/bench.config.mjs'], {
  env: { VEZNE_BROWSER: browser, VEZNE_RESULTS: '' },
});
