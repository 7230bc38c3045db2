import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readAssetFolder, serveAssets } from '../site/asset-folder.js';
import { refuseForeignPosts, siteHeaders } from '../site/default-headers.js';
import { createServer } from '../site/server.js';
import { serveBex } from './bex.js';
import { decided, languageOf, send } from './decide.js';
import { type Asset, askPage, problemPage } from './pages.js';
import { textsIn } from './texts.js';
import { serveTosla } from './tosla.js';
import { bexScripts, type WalletOptions, walletReturnPath } from './wallets-contract.js';

/** The pages of all wallets and lending banks, where the shopper approves or declines. */
export async function createWallets(options: WalletOptions): Promise<FastifyInstance> {
  const { publicUrl, providerUrl, logLevel, logStream } = options;
  const assets = readAssetFolder('sandbox/site/assets', 'sandbox/wallets/assets');
  const app = createServer({
    logLevel,
    logStream,
    bodyLimit: 16 * 1024,
    origin: publicUrl,
    headers: siteHeaders(publicUrl, { formTargets: [providerUrl], framedBy: ['http:', 'https:'] }),
    answerError: (status, request, reply) => {
      const language = languageOf(request);
      const t = textsIn(language);
      return send(reply.code(status), problemPage(assets.address, language, t.brokenTitle, t.brokenText));
    },
  });
  await app.register(formbody);
  // bex's page stands in a frame of no origin; its forms carry the ticket's secret instead.
  refuseForeignPosts(app, (route) => route.startsWith('/bex/'));
  serveAssets(app, assets);
  serveVisited(app, options, assets.address);
  serveTosla(app, options, assets.address);
  serveBex(app, options, assets.address);
  app.get(bexScripts.usual, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(assets.find('bex-vendor.js')?.body),
  );
  // A server that hangs: the answer never comes, until the browser leaves.
  app.get(bexScripts.silent, (_request, reply) => reply.hijack());
  app.setNotFoundHandler((request, reply) => {
    const language = languageOf(request);
    const t = textsIn(language);
    return send(reply.code(404), problemPage(assets.address, language, t.missingTitle, t.missingText));
  });
  return app;
}

type ByMethod = FastifyRequest<{ Params: { id: string; method: string } }>;

/** The wallets whose page the shopper is sent to, and comes back from. */
function serveVisited(app: FastifyInstance, { payments, providerUrl }: WalletOptions, asset: Asset): void {
  const back = (id: string) => `${providerUrl}${walletReturnPath}/${id}`;
  const find = async ({ id, method }: ByMethod['params']) => {
    const payment = await payments.find(id);
    return payment?.method === method && payment.hasPage ? payment : undefined;
  };
  app.get('/:method/:id', async (request: ByMethod, reply) => {
    const payment = await find(request.params);
    if (payment === undefined) return reply.callNotFound();
    if (payment.state !== 'waiting') return reply.redirect(back(payment.id), 303);
    return send(reply, askPage(asset, payment));
  });
  app.post('/:method/:id', async (request: ByMethod, reply) => {
    const payment = await decided(payments, await find(request.params), request.params.method, request);
    return payment === undefined ? reply.callNotFound() : reply.redirect(back(payment.id), 303);
  });
}
