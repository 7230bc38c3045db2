import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ServiceIdentifier } from 'inversify';
import type { DataPlace } from '../../database/data-place.js';
import type { OpenDatabase } from '../../database/database.js';
import type { DatabaseClock } from '../../database/database-clock.js';
import { requireKnownSchema } from '../../database/migrate.js';
import { causeOf } from '../../database/transient-errors.js';
import { codeOf } from '../../process/error-code.js';
import type { Readiness } from '../../process/readiness.js';
import { within } from '../../process/within.js';
import { loggableError } from '../../site/loggable-error.js';
import type { Routes } from '../requests/routes.js';

/** How long the database may take for all answers of one look, in ms. */
const patienceMs = 2_000;

/** The version of the schema that this program was written for. */
export const SchemaVersion: ServiceIdentifier<number> = Symbol('SchemaVersion');

/** How often a connection is made anew, in ms. */
const connectEveryMs = 5_000;

/** TR-07: `/healthz` says that the process is alive, `/readyz` whether its database answers and takes writes (503 when it does not). Both say 503 until a seeded start has its payment (PK-05). */
export class Health implements Routes {
  private connectedAt = Number.NEGATIVE_INFINITY;
  private connecting: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Pick<OpenDatabase, 'db' | 'connectAnew'>,
    private readonly readiness: Readiness,
    private readonly schemaVersion: number,
    private readonly databaseClock: DatabaseClock,
    private readonly place: DataPlace,
  ) {}

  serve(app: FastifyInstance): void {
    app.get('/healthz', async (_request, reply) =>
      this.readiness.isReady ? { status: 'ok' } : reply.code(503).send({ status: 'starting' }),
    );
    app.get('/readyz', async (request, reply) => {
      if (!this.readiness.isReady) return reply.code(503).send({ status: 'starting' });
      try {
        await within(patienceMs, this.ask(), 'The database did not answer in time.');
        return { status: 'ready' };
      } catch (error) {
        request.log.error({ error: loggableError(error), route: request.routeOptions.url });
        return reply.code(503).send({ status: 'unavailable' });
      }
    });
  }

  /** Through the pool that payments use: where that has no connection left, they have none either. */
  private async ask(): Promise<void> {
    const [answer] = await this.database.db
      .select({ readOnly: sql<string>`current_setting('transaction_read_only')` })
      .from(sql`(select 1) as "one"`);
    // guard: database that takes writes
    if (answer?.readOnly !== 'off') throw new Error('The database takes no writes.');
    const known = requireKnownSchema(this.database.db, this.schemaVersion);
    // guard: schema while a process runs -> await known.catch(() => {});
    await known;
    // guard: database that was put in the place of another
    await this.place.requireSame();
    await this.connectAnew();
    // guard: clock in readiness
    await this.databaseClock.requireSure();
  }

  /** Now and then: the connections of the pool were let in before. What it came to counts until the next one. */
  private async connectAnew(): Promise<void> {
    const { connectAnew } = this.database;
    if (connectAnew === undefined) return;
    if (performance.now() - this.connectedAt >= connectEveryMs) {
      this.connectedAt = performance.now();
      this.connecting = connectAnew().catch((error) => {
        // Without a connection to spare, those of the pool go on working.
        if (isRefusal(codeOf(causeOf(error)))) throw error;
      });
    }
    // guard: password in readiness -> await this.connecting.catch(() => {});
    await this.connecting;
  }
}

/** Returns whether a server refuses a user, a password or a database by this code. */
const isRefusal = (code: string) => code.startsWith('28') || code === '3D000';
