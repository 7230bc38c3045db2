/**
 * `npm run load`: payments by card through the sandbox over loopback, on PGlite and on PostgreSQL, by one process and by
 * two on one database. `-- --payments 1000 --concurrency 16` are the defaults; `--stored 1000000` pays
 * once more with so many payments stored before; `--of-a-link 100000` pays a link with so many orders beside one with a
 * hundredth of them; `--silent 100` notifies a merchant beside so many whose servers say nothing. A busy machine measures
 * badly.
 */
import { runBundled } from './run-bundled.mjs';
import { installPackages } from './setup.mjs';

installPackages();
process.exitCode = await runBundled(['load/load', 'load/load-provider'], process.argv.slice(2));
