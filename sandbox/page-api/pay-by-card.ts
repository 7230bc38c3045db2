import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recogniseScheme } from '../../src/domain/card/scheme.js';
import { findBin } from '../bins.js';
import type { FormBody } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { authorise } from '../gateway/issuer.js';
import { bankHtml } from '../gateway/three-d.js';
import { type AttemptFacts, beginAttempt, settleAttempt } from '../ledger/attempts.js';
import { markOf } from '../ledger/marks.js';
import { type Scenario, scenarioOfCard } from '../scenarios.js';
import { type AccessNames, ownForm, ownPayment, type Payment } from './access.js';
import { requirePayable } from './payable.js';
import { languageOf, Refusal, refusalOf } from './refusal.js';
import { wrongCardField } from './typed-card.js';

/** AP-11: a payment by a typed card. The card number is read here and forgotten when the handler ends. */
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
    requireServed(form, payment, gateway.clock.now());
    const scenario = scenarioOfCard(form.get('card_number'));
    const facts = factsOf(gateway, form, request.ip, scenario);
    const challenged = facts.with3d && scenario.declinedBefore3d === undefined && scenario.threeD !== 'frictionless';
    const begun = await beginAttempt(gateway, payment.order.id, facts, challenged ? 'challenged' : 'authorising');
    if (begun.kind === 'limit') throw new Refusal('limit', payment);
    if (begun.kind === 'refused')
      throw refusalOf(begun.state, payment.order, payment.merchant.name) ?? new Refusal('technical');
    if (challenged) return answerChallenge(gateway, request, payment, facts, begun.attemptId);
    await settle(gateway, payment, begun.attemptId, scenario);
    return scenario.dropsAnswer === true ? cut(request, reply) : paid(payment);
  });
}

/** Refuses what this payment may not do, field by field. */
function requireServed(form: FormBody, { order }: Payment, now: number): void {
  const wrong = (field: string) => new Refusal('validation', { order, field });
  if (form.get('payment_type') !== 'card') throw wrong('payment_type');
  // There are no stored cards and no card points yet: whatever is named here belongs to nobody.
  if (form.get('ctoken') !== '') throw new Refusal('ownership', { order });
  if (!['', '0'].includes(form.get('card_points'))) throw wrong('card_points');
  if (!/^\d{1,2}$/.test(form.get('installment_count'))) throw wrong('installment_count');
  if (!['0', '1'].includes(form.get('do_3d'))) throw wrong('do_3d');
  const field = wrongCardField(form, now);
  if (field !== undefined) throw wrong(field);
  if (Number(form.get('installment_count')) > 1) throw new Refusal('declined', { order, reason: 'noInstallments' });
  if (!mayPay(form, order)) throw new Refusal('declined', { order, reason: 'needs3d' });
}

/** With 3-D Secure always; without it where merchant, mode and bank allow it, and never to store a card (S3-04, S3-06, S3-08). */
function mayPay(form: FormBody, order: Payment['order']): boolean {
  if (form.get('do_3d') === '1') return true;
  const allowed = order.non3d && !order.force3d && !order.testMode && form.get('store_card') !== '1';
  return allowed && findBin(form.get('card_number'))?.allowsNon3d !== false;
}

function factsOf(gateway: Gateway, form: FormBody, address: string, scenario: Scenario): AttemptFacts {
  const number = form.get('card_number');
  const { marks } = gateway.secrets;
  return {
    bin: number.slice(0, 8),
    last4: number.slice(-4),
    scheme: findBin(number)?.scheme ?? recogniseScheme(number)?.id ?? '',
    fingerprint: markOf(marks, 'card', number),
    addressMark: markOf(marks, 'address', address),
    scenario: scenario.id,
    with3d: form.get('do_3d') === '1',
    installmentCount: 0,
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
