/** One process of the provider before a database that fails over: `failover.ts` starts it. The demo store is off. */
import fastify from 'fastify';
import { StoreApp, sandboxContainer } from '../../sandbox/container.js';
import { AdjustableClock } from '../../sandbox/process/clock.js';
import { merchants } from '../../sandbox/provider/database/schema.js';
import { Issuer } from '../../sandbox/provider/issuer/issuer.js';
import { startSandbox } from '../../sandbox/start-sandbox.js';
import { RemoteIssuer } from '../simulation/issuer-line.js';
import { simulatedConfiguration } from '../simulation/providers.js';

export interface FailoverProcess {
  readonly database: string;
  readonly issuer: string;
  /** Where the merchants are notified. */
  readonly notifications: string;
}

const { database, issuer, notifications }: FailoverProcess = JSON.parse(process.argv[2] ?? '');
// Without the command there is nothing to serve.
process.on('disconnect', () => process.exit(1));

const container = sandboxContainer(simulatedConfiguration({ url: database }));
container.rebind(StoreApp).toConstantValue(fastify());
container.rebind(Issuer).toConstantValue(new RemoteIssuer(issuer));
const sandbox = await startSandbox(container);
await sandbox.db.update(merchants).set({ notificationUrl: notifications });
const clock = await container.getAsync(AdjustableClock);
process.on('message', (ms: number) => clock.advance(ms));
process.send?.(sandbox.listening.provider);
