import type { FastifyInstance } from 'fastify';

/**
 * Answers 503 to everything but `/healthz`: whoever asked about an order would be answered by what a copy knows, and a payment
 * would be taken twice (SV-02). It is asked at each call, since another database may be put in the place of the one of the start.
 */
export function refuseWhileQuiet(app: FastifyInstance, isQuiet: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isQuiet() || request.routeOptions.url === '/healthz') return;
    await reply.code(503).header('cache-control', 'no-store').send({ status: 'quiet' });
  });
}
