/**
 * `npm run bench:peers`: the page beside a plain form, the bare stack and the forms of other providers, as bench/README.md
 * says. Installs the packages of bench/ and builds the page first. `-- --rounds 3`, `-- --only plain,adyen`, `-- --earlier FOLDER`, and
 * `-- --write`, which writes docs/performance.md.
 */
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { installPackages, runNpm } from './setup.mjs';
import { fail, root, run } from './terminal.mjs';

installPackages();
const browser = await findBrowser();
if (runNpm(['ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund']) !== 0) {
  fail('The packages of bench/ could not be installed. Is the npm registry reachable (npm ping)?');
}
if (runNpm(['run', '--silent', 'build']) !== 0) fail('The build failed; its message stands above.');
const program = path.join(root, 'bench', 'compare.mjs');
process.exitCode = run(process.execPath, [program, ...process.argv.slice(2)], { env: { VEZNE_BROWSER: browser } });
