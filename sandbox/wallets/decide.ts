import type { FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from '../site/form.js';
import { type WalletDesk, type WalletPayment, walletActs } from '../wallets-contract.js';

/** Does what the pressed button says; undefined when the payment is not one of the method, or the button is none. */
export async function decided(
  desk: WalletDesk,
  payment: WalletPayment | undefined,
  method: string,
  request: FastifyRequest,
): Promise<WalletPayment | undefined> {
  const pressed = readForm(request.body).get('act');
  const act = walletActs.find((known) => known === pressed);
  if (payment?.method !== method || act === undefined) return undefined;
  await desk.decide(payment.id, act);
  return payment;
}

export function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}
