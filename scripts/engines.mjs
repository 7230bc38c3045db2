/** `npm run engines`: the steps of tests/e2e/engines in Chromium, Firefox and WebKit, after a build. Passes options on. */
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { findEngines, sayMissingEngines } from './find-engines.mjs';
import { root, run } from './terminal.mjs';

const engines = await findEngines({ install: true });
const env = { VEZNE_BROWSER: await findBrowser(), VEZNE_ENGINES: JSON.stringify(engines) };
const cli = path.join(root, 'node_modules', 'playwright', 'cli.js');
const config = path.join(root, 'tests', 'e2e', 'engines.config.mjs');
process.exitCode = run(process.execPath, [cli, 'test', '--config', config, ...process.argv.slice(2)], { env });
sayMissingEngines(engines);
