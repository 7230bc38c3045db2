import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { OpenDatabase } from '../database/database.js';
import { WrongOption } from '../options/wrong-option.js';
import type { Clock } from '../process/clock.js';
import { codeOf } from '../process/error-code.js';
import type { Metrics } from '../process/metrics.js';
import { readWaitingWork } from './waiting-work.js';

/**
 * Answers `GET /metrics` on a port of its own (SV-04), which no proxy leads to: the figures are for whoever watches the
 * processes. Returns the server, which listens.
 */
export async function serveMetrics(host: string, port: number, metrics: Metrics): Promise<Server> {
  metrics.watchProcess();
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch {
      // The database does not answer: whoever watches sees that the figures are missing.
      response.writeHead(503).end();
    }
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new WrongOption(`VEZNE_METRICS_PORT ${port} cannot be used (${codeOf(error)}): give another one.`);
  }
  return server;
}

/** Adds what waits in the database, and the connections to it. */
export function addDatabaseGauges(metrics: Metrics, clock: Clock, { db, connections }: OpenDatabase): void {
  metrics.addGauge(
    'vezne_waiting_oldest_seconds',
    'How long the oldest work of a kind waits; 0 where none does',
    ['work'],
    async () =>
      Object.entries(await readWaitingWork(db, clock.now())).map(([work, { oldestSeconds }]) => ({
        labels: { work },
        value: oldestSeconds,
      })),
  );
  metrics.addGauge('vezne_waiting', 'How much work of a kind waits', ['work'], async () =>
    Object.entries(await readWaitingWork(db, clock.now())).map(([work, { count }]) => ({
      labels: { work },
      value: count,
    })),
  );
  metrics.addGauge('vezne_database_connections', 'Connections of the pool to the database', ['state'], async () =>
    Object.entries(connections?.() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
  );
}
