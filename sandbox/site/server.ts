import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { refuseOtherHosts } from './default-headers.js';
import { readForwardedAddresses } from './forwarded-addresses.js';
import { type Logging, loggerOf } from './log-fields.js';
import { loggableError } from './loggable-error.js';
import { requestIdOf } from './request-id.js';

interface ServerOptions extends Logging {
  /** The public origin: requests for another name are refused. */
  readonly origin: string;
  /** Returns whether a route is answered whatever name it is asked under. */
  readonly isOpenToNames?: (route: string) => boolean;
  /** The headers of every answer (TR-03). */
  readonly headers: Readonly<Record<string, string>>;
  /** Addresses and networks of the proxies in front: a client's address is what they say (TR-05). */
  readonly proxies?: readonly string[];
  /** Bytes of the longest body. */
  readonly bodyLimit: number;
  /** Answers a request that failed: `status` is 400 to 499 for a fault of the request, else 500. */
  answerError(status: number, request: FastifyRequest, reply: FastifyReply): unknown;
}

/** The longest token an address may hold, in characters: as long as the page reads one. */
const maxParamLength = 200;

/**
 * A server of the sandbox, not listening. Requests are logged by their route alone: addresses hold tokens, bodies hold
 * cards, and an error's own text may quote both (TR-04).
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { origin, isOpenToNames = () => false, headers, proxies = [], bodyLimit, answerError } = options;
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply): unknown => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ error: loggableError(error), route: request.routeOptions.url });
    return answerError(status, request, reply);
  };
  const app = fastify({
    logger: loggerOf(options),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // Without a proxy in front, whoever calls would choose it.
    genReqId: ({ headers: sent }) => requestIdOf(proxies.length > 0 ? sent['x-request-id'] : undefined),
    // guard: made-up address of a proxy -> trustProxy: true
    trustProxy: proxies.length > 0 && [...proxies],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
    // Addresses that cannot be read reach no hook.
    frameworkErrors: (error, request, reply) =>
      answer(error, request, reply.headers(headers).header('x-request-id', request.id)),
  });
  app.addHook('onRequest', async (request, reply) => {
    // guard: headers of every answer
    reply.headers(headers).header('x-request-id', request.id);
    // guard: ports of forwarded addresses
    readForwardedAddresses(request.raw.headers);
    // guard: NUL in an address
    emptyUnstorable(request.params);
  });
  refuseOtherHosts(app, origin, isOpenToNames);
  app.setErrorHandler(answer);
  return app;
}

/** The database takes no NUL in a text: what an address names with one in it is named by nobody. */
function emptyUnstorable(params: unknown): void {
  if (typeof params !== 'object' || params === null) return;
  for (const [name, value] of Object.entries(params)) {
    if (String(value).includes('\0')) Reflect.set(params, name, '');
  }
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : 500;
}
