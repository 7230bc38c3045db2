import Fastify, { type FastifyInstance } from 'fastify';
import type { Gateway } from './gateway.js';

/** The provider's server; not listening. */
export async function createProvider(_gateway: Gateway): Promise<FastifyInstance> {
  const app = Fastify();
  app.get('/healthz', () => ({ status: 'ok' }));
  return app;
}
