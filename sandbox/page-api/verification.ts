import type { FastifyInstance } from 'fastify';
import type { Language } from '../../src/domain/page/language.js';
import type { Gateway } from '../gateway/gateway.js';
import { authorise } from '../gateway/issuer.js';
import { completeChallenge, settleAttempt } from '../ledger/attempts.js';
import { isOpenChallenge } from '../ledger/order-state.js';
import { lastAttempt, openReview } from '../ledger/reviews.js';
import { reasonOf } from '../reasons.js';
import type { Fate } from '../sandbox-cases.js';
import { type Scenario, scenarioOfAttempt } from '../scenarios.js';
import { printCheck, readCheck, type SmsCheck } from '../sms/sms-checks.js';
import { accessOf, type Payment, receiptOf } from './access.js';
import { requirePayable } from './payable.js';
import { languageOf, Refusal } from './refusal.js';
import { sendAnew, takeCode, typedCode, typedPhone } from './sms-code.js';

/** VF-01 to VF-04: a payment by card that waits for a code sent by SMS, and then perhaps for the security control. */
export function verifyPayment(app: FastifyInstance, gateway: Gateway): void {
  const { clock } = gateway;

  app.post('/odeme/api/oos/verification/send', async (request) => {
    const { form, ...payment } = await accessOf(gateway, request);
    await requirePayable(gateway, payment);
    const { check } = await waiting(gateway, payment);
    const sent = await sendAnew(gateway, payment, check, typedPhone(form, payment));
    return { status: 'success', message: '', data: printCheck(sent, clock.now()) };
  });

  app.post('/odeme/api/oos/verification/confirm', async (request) => {
    const { form, ...payment } = await accessOf(gateway, request);
    const { order } = payment;
    const known = await lastAttempt(gateway, order.id, 'card');
    // A repeated press finds the payment under review; it is told so again.
    if (known?.entry.kind !== 'reviewing') {
      await requirePayable(gateway, payment);
      const { check, scenario } = await waiting(gateway, payment);
      await takeCode(gateway, payment, check, typedCode(form, payment));
      await goOn(gateway, payment, check.attemptId, scenario);
    }
    const after = await lastAttempt(gateway, order.id, 'card');
    const state =
      after?.entry.kind === 'reviewing' ? { state: 'review' } : { state: 'approved', ...receiptOf(payment) };
    return { status: 'success', message: '', data: state };
  });

  app.post('/odeme/api/oos/verification/status', async (request) => {
    const { form: _, ...payment } = await accessOf(gateway, request);
    const language = languageOf(request.headers['accept-language'], payment.order);
    return { status: 'success', message: '', data: await stateOf(gateway, payment, language) };
  });
}

/** Where the verification of an order stands; a refusal when there is none. */
async function stateOf(gateway: Gateway, payment: Payment, language: Language) {
  const { order } = payment;
  const last = await lastAttempt(gateway, order.id, 'card');
  const check = last && (await readCheck(gateway.db, last.attempt.id));
  if (last === undefined || check === undefined) throw new Refusal('unpaid', { order });
  const { kind, reason } = last.entry;
  if (kind === 'charged') return { state: 'approved', ...receiptOf(payment) };
  if (kind === 'authorising' || kind === 'reviewing') return { state: 'review' };
  const now = gateway.clock.now();
  if (isOpenChallenge(last.entry, now)) return { state: 'awaitingCode', ...printCheck(check, now) };
  // Whatever else the last entry is, the code is of no use any more.
  return { state: 'refused', reason: reasonOf(reason ?? 'codeLate').text[language] };
}

/** The card attempt of an order that waits for its code; refuses when there is none. */
async function waiting(gateway: Gateway, { order }: Payment): Promise<{ check: SmsCheck; scenario: Scenario }> {
  const last = await lastAttempt(gateway, order.id, 'card');
  const check = last?.entry.kind === 'challenged' ? await readCheck(gateway.db, last.attempt.id) : undefined;
  if (last === undefined || check === undefined) throw new Refusal('validation', { order, field: 'token' });
  return { check, scenario: scenarioOfAttempt(last.attempt.scenario) };
}

async function goOn(gateway: Gateway, { order }: Payment, attemptId: string, scenario: Scenario): Promise<void> {
  const fate = fateOf(scenario);
  if (fate !== 'atOnce') {
    const on = { next: 'reviewing', along: openReview(fate), late: 'codeLate' } as const;
    const isOpen = await completeChallenge(gateway, order.id, attemptId, undefined, on);
    if (!isOpen) throw new Refusal('declined', { order, reason: 'codeLate' });
    return;
  }
  if (!(await completeChallenge(gateway, order.id, attemptId, undefined, { late: 'codeLate' })))
    throw new Refusal('declined', { order, reason: 'codeLate' });
  const decision = await authorise(gateway.clock, scenario);
  const state = await settleAttempt(gateway, order.id, attemptId, decision);
  if (state.kind !== 'paid') throw new Refusal('declined', { order, reason: decision ?? 'technical' });
}

function fateOf({ verification }: Scenario): Fate | undefined {
  if (verification === 'byHand') return undefined;
  return verification === 'refuses' ? 'securityRefused' : verification;
}
