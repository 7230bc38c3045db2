import type { FastifyInstance, FastifyRequest } from 'fastify';
import { longestSaleText } from '../../../src/domain/sale/sale-texts.js';
import { loggableError } from '../../site/loggable-error.js';
import { statementPath } from '../merchant-api/show-statement.js';
import { answerOf, Refusal } from '../page-api/refusal.js';
import type { ReturnAddresses } from '../page-api/return-addresses.js';
import { longestField, mostFields } from '../requests/form-body.js';
import { NotUtf8 } from '../requests/utf8.js';

/** Turns every error of a page call into an error body. */
export function answerPageErrors(app: FastifyInstance, addresses: ReturnAddresses): void {
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = toRefusal(error, request);
    request.refusal = refusal.code;
    const { code, details } = refusal;
    const okUrl = code === 'paid' && details.order ? await addresses.ofPaid(details.order) : '';
    const { status, body } = answerOf(refusal, request.headers['accept-language'], okUrl);
    return reply.code(status).send(body);
  });
}

const bodyRule = `the body must be form-urlencoded or multipart, and at most 1 MB, of at most ${mostFields} fields of at most ${longestField} characters each (user_basket may be longer, pre_information and contract up to ${longestSaleText})`;

/** Merchants read a reason. */
export function answerMerchantErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error, request);
    request.refusal = refusal.code;
    const technical = refusal.code === 'technical';
    const reason = technical ? 'technical error' : error instanceof NotUtf8 ? error.message : bodyRule;
    const said = { reason, err_msg: reason };
    const isStatement = request.routeOptions.url === statementPath;
    const body = isStatement
      ? { status: 'error', err_no: technical ? '099' : '002', ...said }
      : { status: 'failed', ...said };
    return reply.code(technical ? 500 : 400).send(body);
  });
}

function toRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  // A body that is too long, of another type, or cut short.
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal('validation');
  request.log.error({ error: loggableError(error), route: request.routeOptions.url });
  return new Refusal('technical');
}
