/**
 * `npm run simulate -- --seed 1 --payments 10000`: headless shoppers pay at the sandbox through a network that fails, and
 * the issuer's book, the ledger, the screens and the notifications are compared. `--only INDEX` replays one payment,
 * `--from INDEX` leaves out those before it. Fails when they contradict each other.
 */
import { runBundled } from './run-bundled.mjs';
import { installPackages } from './setup.mjs';

installPackages();
process.exitCode = await runBundled(['simulation/simulate', 'simulation/provider-process'], process.argv.slice(2));
