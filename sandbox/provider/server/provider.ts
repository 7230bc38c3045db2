import type { FastifyInstance } from 'fastify';
import type { ServiceIdentifier } from 'inversify';
import type { AdjustableClock } from '../../process/clock.js';
import type { Metrics } from '../../process/metrics.js';
import { Standstill } from '../../process/standstill.js';
import type { Urls } from '../../process/urls.js';
import { compressAnswers } from '../../site/compression.js';
import { baseHeaders, refuseOtherHosts } from '../../site/default-headers.js';
import type { Logging } from '../../site/log-fields.js';
import { createServer } from '../../site/server.js';
import { serveControls } from '../faults/controls.js';
import { type Faults, installFaults } from '../faults/faults.js';
import { sendProblem } from '../page/problem-document.js';
import type { ReturnAddresses } from '../page-api/return-addresses.js';
import { takeReportBodies } from '../page-api/take-reports.js';
import { takeMultipart, takeUrlencoded } from '../requests/form-body.js';
import type { Routes } from '../requests/routes.js';
import { answerMerchantErrors, answerPageErrors } from './errors.js';

const pageBodyLimit = 64 * 1024;
const merchantBodyLimit = 1024 * 1024;

export interface ProviderOptions extends Logging {
  /** Faults and clock can be set over HTTP at /_sandbox. */
  readonly controls: boolean;
  /** Addresses and networks of the proxies in front; a shopper's address is what they say. */
  readonly proxies?: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** When its head arrived, ms since the epoch; the earliest moment at which it may have, where the process stood still. */
    receivedAt: number;
    /** The code of the refusal that answers it, such as `declined`, or the number of a merchant's call, such as `001`; empty where nothing is refused. */
    refusal: string;
  }
}

/** The routes by who calls them: bodies, limits and error answers differ. */
export interface ProviderRoutes {
  readonly health: Routes;
  /** The calls, described. */
  readonly apiDocument: Routes;
  readonly page: Routes;
  readonly pageCalls: readonly Routes[];
  readonly reports: Routes;
  /** Where banks and wallets send shoppers back to. */
  readonly returns: readonly Routes[];
  readonly merchantCalls: readonly Routes[];
}

export const ProviderRoutes: ServiceIdentifier<ProviderRoutes> = Symbol('ProviderRoutes');

/** The number of a merchant's call that is refused, or `failed` where the call has no numbers; empty where it is not. */
function refusalOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return '';
  if (answer.status !== 'failed' && answer.status !== 'error') return '';
  return 'err_no' in answer ? String(answer.err_no) : 'failed';
}

/** Notes when each request arrived, and dates its answer, by the provider's clock. */
function timeRequests(app: FastifyInstance, clock: AdjustableClock): void {
  const standstill = new Standstill();
  const stopLooking = standstill.start();
  app.addHook('onClose', async () => stopLooking());
  app.decorateRequest('receivedAt', 0);
  app.addHook('onRequest', async (request) => {
    // guard: post that waited through a standstill -> request.receivedAt = clock.now();
    request.receivedAt = clock.now() - standstill.mostAge();
  });
  app.addHook('onSend', async (_request, reply) => {
    // The page compares the provider's deadlines with the provider's clock.
    reply.header('date', new Date(clock.now()).toUTCString());
  });
}

/** Counts and logs each answer. */
function recordAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('refusal', '');
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, refusal } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    const route = routeOptions.url ?? '';
    metrics.countRequest({ method, route, status, refusal }, ms / 1000);
    // OpenTelemetry's names.
    const http = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
    request.log.info({ ...http, refusal, ms: Math.round(ms) });
  });
}

/** The provider's server: pages, their calls, the merchants' calls. Not listening. */
export function createProvider(
  { controls, proxies = [], logLevel, logStream }: ProviderOptions,
  urls: Urls,
  clock: AdjustableClock,
  faults: Faults,
  metrics: Metrics,
  routes: ProviderRoutes,
  addresses: ReturnAddresses,
): FastifyInstance {
  const app = createServer({
    logLevel,
    logStream,
    origin: urls.provider,
    // Servers of merchants call it by any name that their network has for it. It keeps no session for a browser to lend.
    isOpenToNames: () => true,
    headers: baseHeaders(urls.provider),
    bodyLimit: merchantBodyLimit,
    answerError: (status, _request, reply) => sendProblem(reply.code(status)),
    proxies,
  });
  timeRequests(app, clock);
  recordAnswers(app, metrics);
  installFaults(app, faults, clock);
  compressAnswers(app);
  routes.health.serve(app);
  routes.apiDocument.serve(app);
  if (controls) {
    app.register(async (scope) => {
      refuseOtherHosts(scope, urls.provider, () => false);
      serveControls(scope, faults, clock);
    });
  }
  app.register(async (scope) => {
    takeUrlencoded(scope, pageBodyLimit);
    answerPageErrors(scope, addresses);
    for (const call of routes.pageCalls) call.serve(scope);
  });
  app.register(async (scope) => {
    takeUrlencoded(scope, pageBodyLimit);
    takeReportBodies(scope);
    answerPageErrors(scope, addresses);
    routes.reports.serve(scope);
  });
  app.register(async (scope) => {
    takeUrlencoded(scope, merchantBodyLimit);
    takeMultipart(scope, merchantBodyLimit);
    answerMerchantErrors(scope);
    scope.addHook('preSerialization', async (request, _reply, answer) => {
      request.refusal ||= refusalOf(answer);
      return answer;
    });
    for (const call of routes.merchantCalls) call.serve(scope);
  });
  app.register(async (scope) => {
    takeUrlencoded(scope, pageBodyLimit);
    for (const call of routes.returns) call.serve(scope);
  });
  routes.page.serve(app);
  return app;
}
