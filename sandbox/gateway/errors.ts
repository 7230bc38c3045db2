import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerOf, Refusal } from '../page-api/refusal.js';

/** What may be written about an error: never a query's parameters, never a body. */
export function describeError(error: unknown): { readonly name: string; readonly message: string } {
  if (!(error instanceof Error)) return { name: 'unknown', message: '' };
  // A failed query's own message quotes its parameters; its cause says what went wrong.
  if (error.cause instanceof Error) return describeError(error.cause);
  return { name: error.name, message: error.message.startsWith('Failed query') ? 'Failed query' : error.message };
}

/** Turns every error of a page call into an error body. */
export function answerPageErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = answerOf(toRefusal(error, request), request.headers['accept-language']);
    return reply.code(status).send(body);
  });
}

/** Merchants read a reason. */
export function answerMerchantErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error, request);
    const technical = refusal.code === 'technical';
    const reason = technical ? 'technical error' : 'the body must be form-urlencoded or multipart, and at most 1 MB';
    return reply.code(technical ? 500 : 400).send({ status: 'failed', reason, err_msg: reason });
  });
}

function toRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  // A body that is too long, of another type, or cut short.
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal('validation');
  request.log.error({ error: describeError(error), route: request.routeOptions.url });
  return new Refusal('technical');
}
