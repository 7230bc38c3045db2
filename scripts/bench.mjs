/**
 * `npm run bench`: the bytes of the page, the rules in Node beside libraries, the page in a real browser, and payments
 * through the sandbox with a million stored before, of a link with 100,000 orders beside one with 1,000, and the
 * notices of a merchant beside a hundred that say nothing; each figure stands beside its baseline of the same run. Fails
 * when a ratio, or the wait for a notice, is beyond its limit. Not part of the tests: a busy machine measures badly.
 */
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { installPackages, runNpm } from './setup.mjs';
import { fail, root, run } from './terminal.mjs';

installPackages();
const browser = await findBrowser();
if (runNpm(['run', '--silent', 'build']) !== 0) fail('The build failed; its message stands above.');
const script = (name, args = []) => run(process.execPath, [path.join(root, 'scripts', name), ...args]);
const playwright = path.join(root, 'node_modules', 'playwright', 'cli.js');
const written = process.argv.includes('--write') ? ['--write'] : [];
const results = [
  script('size.mjs', written),
  script('bench-rules.mjs', written),
  run(process.execPath, [playwright, 'test', '--config', 'tests/e2e/bench.config.mjs'], {
    env: { VEZNE_BROWSER: browser, VEZNE_RESULTS: '' },
  }),
  script('load.mjs', ['--payments', '500', '--stored', '1000000', '--of-a-link', '100000', '--silent', '100']),
];
process.exitCode = Math.max(...results);
