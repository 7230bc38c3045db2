/**
 * `npm run failover`: kills the primary PostgreSQL under payments and goes on with its standby, as docs/hosting.md says.
 * Needs Debian's `postgresql` and `pgbouncer`.
 */
import { runBundled } from './run-bundled.mjs';
import { installPackages } from './setup.mjs';

installPackages();
process.exitCode = await runBundled(['failover/failover', 'failover/failover-provider'], process.argv.slice(2));
