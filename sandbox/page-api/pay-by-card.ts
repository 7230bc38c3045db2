import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway/gateway.js';
import { authorise } from '../gateway/issuer.js';
import { bankHtml } from '../gateway/three-d.js';
import { type AttemptFacts, beginAttempt, settleAttempt } from '../ledger/attempts.js';
import { markOf } from '../ledger/marks.js';
import type { Scenario } from '../scenarios.js';
import { type AccessNames, ownForm, ownPayment, type Payment } from './access.js';
import { requirePayable } from './payable.js';
import { type PayingCard, payingCard } from './paying-card.js';
import { type PaymentTerms, paymentTerms, wrongTerm } from './payment-terms.js';
import { languageOf, Refusal, refusalOf } from './refusal.js';

/** AP-11: a payment by a typed or a stored card. */
export function payByCard(app: FastifyInstance, gateway: Gateway): void {
  const names: AccessNames = {
    token: `${gateway.product}_token`,
    csrfToken: 'csrf_token',
    merchantId: 'merchant_id',
    merchantOid: 'merchant_oid',
  };
  app.post('/odeme', async (request, reply) => {
    const form = ownForm(request);
    const payment = await ownPayment(gateway, form, names);
    await requirePayable(gateway, payment);
    const term = wrongTerm(form);
    if (term !== undefined) throw new Refusal('validation', { order: payment.order, field: term });
    const card = await payingCard(gateway, form, payment);
    const { scenario } = card;
    const facts = factsOf(gateway, card, paymentTerms(form, payment.order, card), request.ip);
    const challenged = facts.with3d && scenario.declinedBefore3d === undefined && scenario.threeD !== 'frictionless';
    const begun = await beginAttempt(gateway, payment.order.id, facts, challenged ? 'challenged' : 'authorising');
    if (begun.kind === 'limit') throw new Refusal('limit', payment);
    if (begun.kind === 'stopped') throw new Refusal(begun.stop, payment);
    if (begun.kind === 'refused')
      throw refusalOf(begun.state, payment.order, payment.merchant.name) ?? new Refusal('technical');
    if (challenged) return answerChallenge(gateway, request, payment, facts, begun.attemptId);
    await settle(gateway, payment, begun.attemptId, scenario);
    return scenario.dropsAnswer === true ? cut(request, reply) : paid(payment);
  });
}

function factsOf(gateway: Gateway, card: PayingCard, terms: PaymentTerms, address: string): AttemptFacts {
  const { bin, last4, scheme, fingerprint, scenario } = card;
  return {
    ...{ bin, last4, scheme, fingerprint },
    ...terms,
    addressMark: markOf(gateway.secrets.marks, 'address', address),
    scenario: scenario.id,
    countCard: scenario.countedPerCard === true,
  };
}

function answerChallenge(
  gateway: Gateway,
  request: FastifyRequest,
  payment: Payment,
  facts: AttemptFacts,
  attemptId: string,
) {
  const language = languageOf(request.headers['accept-language'], payment.order);
  const html = bankHtml(gateway, payment, facts, attemptId, language);
  return { status: 'success', message: '3D', data: { htmlContent: Buffer.from(html, 'utf8').toString('base64') } };
}

async function settle(gateway: Gateway, payment: Payment, attemptId: string, scenario: Scenario): Promise<void> {
  const { order, merchant } = payment;
  const decision = await authorise(gateway.clock, scenario);
  const state = await settleAttempt(gateway, order.id, attemptId, decision);
  if (state.kind === 'paid') return;
  if (decision !== undefined) throw new Refusal('declined', { order, reason: decision });
  // The bank said yes, but the attempt had lost its hold on the order by then: no money was taken by it.
  throw refusalOf(state, order, merchant.name) ?? new Refusal('technical', { order, reason: 'technical' });
}

function paid({ merchant }: Payment) {
  return { status: 'success', message: '', data: { merchantName: merchant.name } };
}

/** The answer is lost on the way: the shopper's side must find out by asking. */
function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
