import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { OpenDatabase } from '../database/database.js';
import { WrongOption } from '../options/wrong-option.js';
import type { Clock } from '../process/clock.js';
import { codeOf } from '../process/error-code.js';
import type { Metrics } from '../process/metrics.js';
import { readWaitingWork, type WaitingWork } from './waiting-work.js';

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
    response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text());
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new WrongOption(`VEZNE_METRICS_PORT ${port} cannot be used (${codeOf(error)}): give another one.`);
  }
  return server;
}

/** How long a reading of the database serves, in ms: whoever asks more often costs no more. */
const servesMs = 10_000;

/** Adds what waits in the database, whether it answered, and the connections to it. Without the database the others stay. */
export function addDatabaseGauges(metrics: Metrics, clock: Clock, { db, connections }: OpenDatabase): void {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<readonly Row[] | undefined> = Promise.resolve([]);
  const read = () => {
    if (performance.now() - readAt < servesMs) return reading;
    readAt = performance.now();
    reading = readWaitingWork(db, clock.now()).then(
      (work) => Object.entries(work),
      () => undefined,
    );
    return reading;
  };
  metrics.addGauge('vezne_database_up', '1 where the database said what waits, else 0', [], async () => [
    { labels: {}, value: (await read()) === undefined ? 0 : 1 },
  ]);
  metrics.addGauge('vezne_waiting', 'How much work of a kind waits', ['work'], async () =>
    ((await read()) ?? []).map(([work, { count }]) => ({ labels: { work }, value: count })),
  );
  metrics.addGauge(
    'vezne_waiting_oldest_seconds',
    'How long the oldest work of a kind waits; 0 where none does',
    ['work'],
    async () => ((await read()) ?? []).map(([work, { oldestSeconds }]) => ({ labels: { work }, value: oldestSeconds })),
  );
  metrics.addGauge('vezne_database_connections', 'Connections of the pool to the database', ['state'], async () =>
    Object.entries(connections?.() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
  );
}

type Row = [work: string, waiting: WaitingWork[keyof WaitingWork]];
