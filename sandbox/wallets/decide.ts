import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, languages } from '../../src/domain/locale/language.js';
import { readForm } from '../site/form.js';
import { type WalletCalls, type WalletPayment, walletActs } from './wallets-contract.js';

/** Applies the pressed button; undefined when the payment is of another method, or the button unknown. */
export async function decided(
  payments: WalletCalls,
  payment: WalletPayment | undefined,
  method: string,
  request: FastifyRequest,
): Promise<WalletPayment | undefined> {
  const pressed = readForm(request.body).get('act');
  const act = walletActs.find((known) => known === pressed);
  if (payment?.method !== method || act === undefined) return undefined;
  await payments.decide(payment.id, act);
  return payment;
}

export function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}

export function languageOf(request: FastifyRequest): Language {
  const liked = (request.headers['accept-language'] ?? '').slice(0, 2).toLowerCase();
  return languages.find((language) => language === liked) ?? defaultLanguage;
}
