import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../../../src/domain/locale/language.js';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { type ReasonKey, reasonOf } from '../directory/decline-reasons.js';
import type { CardBehaviour, CardBehaviours } from '../issuer/card-behaviour.js';
import type { Authorisation } from '../issuer/issuer.js';
import { readOrderUnderLock } from '../ledger/end-lapsed-attempt.js';
import type { AfterChallenge, Ledger } from '../ledger/ledger.js';
import { lastAttempt, openReview } from '../ledger/reviews.js';
import type { ReviewOutcome } from '../orders/order-case.js';
import { type Entry, isHeld, isOpenChallenge, orOpenChallenge } from '../orders/order-state.js';
import { takes } from '../requests/accepted-fields.js';
import type { Routes } from '../requests/routes.js';
import { printCheck, readCheck, type SmsCheck } from '../sms/sms-codes.js';
import type { AuthoriseAttempt } from './authorise-attempt.js';
import { PageAccess, PostId, TypedCode, TypedPhone } from './page-requests.js';
import { postIdOf } from './payment-post-id.js';
import type { Payment, PaymentCall, Payments } from './payments.js';
import { languageOf, Refusal } from './refusal.js';
import { type SmsCodeCalls, typedCode, typedPhone } from './sms-code-calls.js';

/** VF-01 to VF-04: a payment by card that waits for a code sent by SMS, and then perhaps for the security control. */
export class Verification implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly payments: Payments,
    private readonly behaviours: CardBehaviours,
    private readonly ledger: Ledger,
    private readonly codes: SmsCodeCalls,
    private readonly authorise: AuthoriseAttempt,
  ) {}

  serve(app: FastifyInstance): void {
    type Answer = (call: PaymentCall, request: FastifyRequest) => Promise<object>;
    const serve = (call: string, fields: Parameters<typeof takes>[0], answer: Answer) =>
      app.post(`/odeme/api/oos/verification/${call}`, takes([PageAccess, ...fields]), async (request) => {
        const payment = await this.payments.ofCall(request);
        const data = await this.payments.answerFromLedger(request, payment, () => answer(payment, request));
        return { status: 'success', message: '', data };
      });
    serve('send', [TypedPhone], (call) => this.send(call));
    serve('confirm', [TypedCode, PostId], (call) => this.confirm(call));
    serve('status', [], (call, request) =>
      this.stateOf(call, languageOf(request.headers['accept-language'], call.order)),
    );
  }

  private async send(call: PaymentCall): Promise<object> {
    const { check } = await this.waiting(call);
    const sent = await this.codes.resend(call, check, typedPhone(call));
    return printCheck(sent, this.clock.now());
  }

  private async confirm(call: PaymentCall): Promise<object> {
    const { order } = call;
    const before = await lastAttempt(this.db, order.id, 'card');
    await this.requireOwn(call, before);
    // A repeated press finds the payment under review and is answered the same.
    if (before?.entry.kind !== 'reviewing') {
      const { check, ...waiting } = await this.waiting(call);
      await this.codes.requireRight(call, check, typedCode(call));
      await this.continueAfterCode(call, waiting);
    }
    const after = await lastAttempt(this.db, order.id, 'card');
    if (after?.entry.kind === 'charged') return { state: 'approved', ...(await this.payments.receiptOf(call)) };
    if (after?.entry.kind === 'reviewing') return { state: 'review' };
    // Decided between the code and this answer, or others took what was left of the link: its own reason says which.
    throw await this.refusalBeside(call, after?.entry.reason ?? 'codeLate');
  }

  /** Refuses a code for a post that another one has taken the place of: it would pay what its page does not show (TR-02). */
  private async requireOwn(call: PaymentCall, last: Awaited<ReturnType<typeof lastAttempt>>): Promise<void> {
    const { order, form } = call;
    const named = postIdOf(form, order);
    if (named === undefined || last === undefined || last.attempt.postId === named) return;
    await this.payments.requireNotPaying(call);
    throw new Refusal('declined', { order, reason: 'codeLate' });
  }

  /**
   * Where the verification of an order stands, or that the order is paid; a refusal when another attempt may still pay it
   * (TR-02), or when there is no verification. The order is read after the attempt: what is final here stays so.
   */
  private async stateOf(payment: Payment, language: Language): Promise<object> {
    const { order } = payment;
    const last = await lastAttempt(this.db, order.id, 'card');
    const check = last && (await readCheck(this.db, last.attempt.id));
    const { state, last: latest } = await readOrderUnderLock(this.db, order.id, this.clock);
    if (state.kind === 'paid') return { state: 'approved', ...(await this.payments.receiptOf(payment)) };
    const own = check === undefined ? undefined : last?.entry;
    const now = this.clock.now();
    if (own !== undefined && (own.kind === 'reviewing' || isHeld(own, now))) return { state: 'review' };
    if (own !== undefined && check !== undefined && isOpenChallenge(own, now)) {
      return { state: 'awaitingCode', ...printCheck(check, now) };
    }
    if (orOpenChallenge(state, latest, now).kind === 'pending') throw new Refusal('pending', { order });
    if (own === undefined) throw new Refusal('unpaid', { order });
    // With any other last entry the code is of no use any more.
    return { state: 'refused', reason: reasonOf(own.reason ?? reasonWithout(own)).text[language] };
  }

  /** The card attempt that waits for its code, also past the order's time (EX-01); refuses when there is none. */
  private async waiting(payment: Payment): Promise<WaitingCard & { check: SmsCheck }> {
    const { order } = payment;
    const last = await lastAttempt(this.db, order.id, 'card');
    if (last === undefined || !isOpenChallenge(last.entry, this.clock.now()))
      await this.payments.requirePayable(payment);
    const check = last?.entry.kind === 'challenged' ? await readCheck(this.db, last.attempt.id) : undefined;
    if (last === undefined || check === undefined) throw new Refusal('validation', { order, field: 'token' });
    const { id: attemptId, amount, scenario } = last.attempt;
    return { check, attemptId, amount, behaviour: this.behaviours.byId(scenario) };
  }

  /** Leaves the payment to the security control, or authorises it; neither where it came too late. */
  private async continueAfterCode(payment: Payment, waiting: WaitingCard): Promise<void> {
    const { order } = payment;
    const { attemptId, behaviour } = waiting;
    const outcome = reviewOutcomeOf(behaviour);
    const after: AfterChallenge =
      outcome === 'atOnce'
        ? { lateReason: 'codeLate' }
        : { next: 'reviewing', step: openReview(outcome), lateReason: 'codeLate' };
    const isOpen = await this.ledger.completeChallenge(order.id, attemptId, undefined, after);
    if (isOpen && outcome === 'atOnce') await this.authorise.pay(payment, waiting);
  }

  /**
   * The answer to a code that pays nothing: the order is paid, or being paid, where the same code was sent twice or in two
   * tabs, or another tab is at its bank; else the payment is declined for the reason (TR-02).
   */
  private async refusalBeside(payment: Payment, reason: ReasonKey): Promise<Refusal> {
    return (await this.payments.refusalBeside(payment)) ?? new Refusal('declined', { order: payment.order, reason });
  }
}

/** An attempt that is authorised once its code was typed. */
interface WaitingCard extends Authorisation {
  readonly behaviour: CardBehaviour;
}

/** Why an attempt pays nothing whose end has no reason: an authorisation without an answer, or a code that came too late. */
function reasonWithout({ kind }: Entry): ReasonKey {
  return kind === 'authorising' || kind === 'released' ? 'technical' : 'codeLate';
}

/** Undefined: a person decides. */
function reviewOutcomeOf({ verification }: CardBehaviour): ReviewOutcome | undefined {
  if (verification === 'byHand') return undefined;
  return verification === 'refuses' ? 'securityRefused' : verification;
}
