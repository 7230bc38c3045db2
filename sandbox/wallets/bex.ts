import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from '../site/form.js';
import { decided, send } from './decide.js';
import { type Asset, askPage, bexResultPage } from './pages.js';
import type { WalletOptions, WalletPayment } from './wallets-contract.js';

type Asked = FastifyRequest<{ Params: { id: string } }>;

/**
 * Returns what bex's script opens in its frame: approves or cancels, and posts the outcome to the script that opened
 * it.
 */
export function serveBex(app: FastifyInstance, { payments, publicUrl }: WalletOptions, asset: Asset): void {
  const { origin } = new URL(publicUrl);
  // The script that frames the page stands in a document of no origin, which no list of origins can name. The page has
  // none either: WebKit compares 'self' with that, so that its own files and forms need the server's name.
  const anywhere = (reply: FastifyReply) => {
    const policy = String(reply.getHeader('content-security-policy'))
      .replace(/frame-ancestors [^;]*; /, '')
      .replaceAll("'self'", origin);
    return reply.header('content-security-policy', policy);
  };
  const find = async (id: string, token: string): Promise<WalletPayment | undefined> => {
    const payment = await payments.find(id);
    return payment?.method === 'bex' && payment.reference === token ? payment : undefined;
  };
  const show = (reply: FastifyReply, payment: WalletPayment) =>
    send(
      anywhere(reply),
      payment.state === 'waiting'
        ? askPage(asset, payment, { token: payment.reference })
        : bexResultPage(asset, payment),
    );

  app.get('/bex/:id', async (request: Asked, reply) => {
    const payment = await find(request.params.id, readForm(request.query).get('token') ?? '');
    return payment === undefined ? reply.callNotFound() : show(reply, payment);
  });
  app.post('/bex/:id', async (request: Asked, reply) => {
    const payment = await find(request.params.id, readForm(request.body).get('token') ?? '');
    const known = await decided(payments, payment, 'bex', request);
    const after = known && (await payments.find(known.id));
    return after === undefined ? reply.callNotFound() : show(reply, after);
  });
}
