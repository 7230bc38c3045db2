/**
 * `npm run reconcile -- 10000`: makes a merchant's history of so many orders (cards, installments, wallets, transfers,
 * links, refunds, notifications that came twice) and compares its statements with ledger and notifications, kuruş by kuruş.
 */
import path from 'node:path';
import { installPackages } from './setup.mjs';
import { root, run } from './terminal.mjs';

const [orders = '10000'] = process.argv.slice(2);
installPackages();
const jest = path.join(root, 'node_modules/jest/bin/jest.js');
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const only = ['-w', '1', '--selectProjects', 'sandbox', '--testPathPatterns', 'statements/reconciliation.test'];
process.exitCode = run(process.execPath, [...flags, jest, ...only], { env: { VEZNE_ORDERS: orders } });
