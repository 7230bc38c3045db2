import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serveControls } from '../controls.js';
import { installFaults } from '../faults.js';
import { createLink } from '../merchant-api/create-link.js';
import { createToken } from '../merchant-api/create-token.js';
import { inquireStatus } from '../merchant-api/inquire-status.js';
import { listRates } from '../merchant-api/list-rates.js';
import { lookUpBin } from '../merchant-api/look-up-bin.js';
import { manageCards } from '../merchant-api/manage-cards.js';
import { manageLinks } from '../merchant-api/manage-links.js';
import { refundOrder } from '../merchant-api/refund-order.js';
import { servePage } from '../page/serve-page.js';
import { askWallet, returnFromWallet } from '../page-api/ask-wallet.js';
import { cardDetails } from '../page-api/card-details.js';
import { cardInstallments } from '../page-api/card-installments.js';
import { cardPoints } from '../page-api/card-points.js';
import { checkPayment } from '../page-api/check-payment.js';
import { deleteStoredCard } from '../page-api/delete-card.js';
import { payByCard } from '../page-api/pay-by-card.js';
import { startJuzdan } from '../page-api/pay-by-wallet.js';
import { payLink } from '../page-api/pay-link.js';
import { readLink } from '../page-api/read-link.js';
import { readPayment } from '../page-api/read-payment.js';
import { returnFromBank } from '../page-api/return-from-bank.js';
import { takeReportBodies, takeReports } from '../page-api/take-reports.js';
import { transferMoney } from '../page-api/transfer.js';
import { verifyPayment } from '../page-api/verification.js';
import { answerMerchantErrors, answerPageErrors } from './errors.js';
import { takeMultipart, takeUrlencoded } from './form-body.js';
import type { Gateway } from './gateway.js';

const pageBodyLimit = 64 * 1024;
const merchantBodyLimit = 1024 * 1024;

export interface ProviderOptions {
  readonly pageFolder: string;
  readonly controls: boolean;
  readonly logLevel: string;
  /** Where log lines go; the process's output when absent. */
  readonly logStream?: { write(line: string): void };
}

/** The provider's server: pages, their calls, the merchants' calls. Not listening. */
export async function createProvider(gateway: Gateway, options: ProviderOptions): Promise<FastifyInstance> {
  const { clock, faults } = gateway;
  const app = Fastify({
    // Requests are logged by their route: addresses hold tokens, bodies hold cards.
    logger: { level: options.logLevel, ...(options.logStream && { stream: options.logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.addHook('onSend', async (_request, reply) => {
    // Whoever reads a deadline of ours reads it against our clock.
    reply.header('date', new Date(clock.now()).toUTCString());
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  installFaults(app, faults, clock);
  app.get('/healthz', async () => ({ status: 'ok' }));
  if (options.controls) app.register(async (scope) => serveControls(scope, faults, clock));
  app.register(async (scope) => servePageCalls(scope, gateway));
  app.register(async (scope) => {
    takeUrlencoded(scope, pageBodyLimit);
    takeReportBodies(scope);
    answerPageErrors(scope);
    takeReports(scope, gateway);
  });
  app.register(async (scope) => serveMerchantCalls(scope, gateway));
  app.register(async (scope) => {
    takeUrlencoded(scope, pageBodyLimit);
    returnFromBank(scope, gateway);
    returnFromWallet(scope, gateway);
  });
  servePage(app, gateway, options.pageFolder);
  return app;
}

function servePageCalls(app: FastifyInstance, gateway: Gateway): void {
  takeUrlencoded(app, pageBodyLimit);
  answerPageErrors(app);
  readPayment(app, gateway);
  checkPayment(app, gateway);
  cardDetails(app, gateway);
  cardInstallments(app, gateway);
  cardPoints(app, gateway);
  deleteStoredCard(app, gateway);
  payByCard(app, gateway);
  startJuzdan(app, gateway);
  askWallet(app, gateway);
  verifyPayment(app, gateway);
  transferMoney(app, gateway);
  readLink(app, gateway);
  payLink(app, gateway);
}

function serveMerchantCalls(app: FastifyInstance, gateway: Gateway): void {
  takeUrlencoded(app, merchantBodyLimit);
  takeMultipart(app, merchantBodyLimit);
  answerMerchantErrors(app);
  createToken(app, gateway);
  lookUpBin(app, gateway);
  inquireStatus(app, gateway);
  listRates(app, gateway);
  manageCards(app, gateway);
  refundOrder(app, gateway);
  createLink(app, gateway);
  manageLinks(app, gateway);
}
