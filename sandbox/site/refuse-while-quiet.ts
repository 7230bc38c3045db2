import type { FastifyInstance } from 'fastify';

/**
 * Answers 503 to everything but `/healthz`: whoever asked about an order would be answered by what a copy knows, and a payment
 * would be taken twice (SV-02).
 */
export function refuseWhileQuiet(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === '/healthz') return;
    await reply.code(503).header('cache-control', 'no-store').send({ status: 'quiet' });
  });
}
