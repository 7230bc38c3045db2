import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway/gateway.js';
import { authorise } from '../gateway/issuer.js';
import { bankHtml } from '../gateway/three-d.js';
import { type AttemptFacts, beginAttempt, settleAttempt } from '../ledger/attempts.js';
import { markOf } from '../ledger/marks.js';
import { walletNamed } from '../methods.js';
import type { Scenario } from '../scenarios.js';
import { askForCode, printCheck, readCheck } from '../sms/sms-checks.js';
import { type AccessNames, ownForm, ownPayment, type Payment } from './access.js';
import { payByWallet } from './pay-by-wallet.js';
import { begunOr, requirePayable } from './payable.js';
import { type PayingCard, payingCard } from './paying-card.js';
import { type PaymentTerms, paymentTerms, wrongTerm } from './payment-terms.js';
import { languageOf, Refusal, refusalOf } from './refusal.js';
import { knownPhone } from './sms-code.js';

/** AP-11: a payment by a typed or a stored card; one of another kind goes on to its own file. */
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
    const wallet = walletNamed(form.get('payment_type'));
    if (wallet !== undefined) return payByWallet(gateway, request, { ...payment, form }, wallet);
    if (payment.order.transferOnly) throw new Refusal('validation', { order: payment.order, field: 'payment_type' });
    const term = wrongTerm(form);
    if (term !== undefined) throw new Refusal('validation', { order: payment.order, field: term });
    const card = await payingCard(gateway, form, payment);
    const { scenario } = card;
    const facts = factsOf(gateway, request, payment, card, paymentTerms(form, payment.order, card));
    if (scenario.verification !== undefined) return askForVerification(gateway, payment, facts);
    const challenged = facts.with3d && scenario.declinedBefore3d === undefined && scenario.threeD !== 'frictionless';
    const begun = await beginAttempt(gateway, payment.order.id, facts, challenged ? 'challenged' : 'authorising');
    const attemptId = begunOr(begun, payment);
    if (challenged) return answerChallenge(gateway, request, payment, facts, attemptId);
    await settle(gateway, payment, attemptId, scenario);
    return scenario.dropsAnswer === true ? cut(request, reply) : paid(payment);
  });
}

/** VF-04: a code is sent first; the payment goes on in verification.ts. */
async function askForVerification(gateway: Gateway, payment: Payment, facts: AttemptFacts) {
  const { order } = payment;
  const phone = knownPhone(order);
  const attemptId = begunOr(await beginAttempt(gateway, order.id, facts, 'challenged', askForCode(phone)), payment);
  const check = await readCheck(gateway.db, attemptId);
  if (check === undefined) throw new Error('The code was not asked for');
  const verification = printCheck(check, gateway.clock.now());
  return { status: 'success', message: 'VERIFICATION', data: { verification } };
}

function factsOf(
  gateway: Gateway,
  request: FastifyRequest,
  { order }: Payment,
  card: PayingCard,
  terms: PaymentTerms,
): AttemptFacts {
  const { bin, last4, scheme, fingerprint, scenario } = card;
  return {
    ...{ method: 'card', variant: '', reference: null },
    ...{ bin, last4, scheme, fingerprint },
    ...terms,
    addressMark: markOf(gateway.secrets.marks, 'address', request.ip),
    scenario: scenario.id,
    countCard: scenario.countedPerCard === true,
    language: languageOf(request.headers['accept-language'], order),
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
