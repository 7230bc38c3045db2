/** One process of the provider under load: `load.ts` starts it. The demo store is off. */
import fastify from 'fastify';
import pg from 'pg';
import { StoreApp, sandboxContainer } from '../../sandbox/container.js';
import { merchants } from '../../sandbox/provider/database/schema.js';
import { startSandbox } from '../../sandbox/start-sandbox.js';
import { openEmptyArchive } from '../simulation/empty-archive.js';
import { simulatedConfiguration } from '../simulation/providers.js';

/** Without `database` it is an embedded one. `notifications`: where the merchants are notified. */
export interface LoadedProcess {
  readonly database?: string;
  readonly notifications: string;
}

/** What a process has spent since its start. */
export interface Spent {
  /** Sent to a PostgreSQL server. */
  readonly statements: number;
  readonly cpu: NodeJS.CpuUsage;
}

const { database, notifications }: LoadedProcess = JSON.parse(process.argv[2] ?? '');
// Without the load there is nothing to serve.
process.on('disconnect', () => process.exit(1));

let sent = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  sent += 1;
  return Reflect.apply(query, this, args);
};
process.on('message', () => process.send?.({ statements: sent, cpu: process.cpuUsage() } satisfies Spent));

const place = database === undefined ? { opened: await openEmptyArchive() } : { url: database };
const container = sandboxContainer(simulatedConfiguration(place));
container.rebind(StoreApp).toConstantValue(fastify());
const sandbox = await startSandbox(container);
await sandbox.db.update(merchants).set({ notificationUrl: notifications });
process.send?.(sandbox.listening.provider);
