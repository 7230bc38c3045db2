import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TransferNotice } from '../../../src/domain/transfer/transfer-notice.js';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import type { Urls } from '../../process/urls.js';
import { transferNotices } from '../database/schema-waiting.js';
import { accountName, type Bank, banks, closedBanks, ibanOf, isClosed, receiver } from '../directory/banks.js';
import { reasonOf } from '../directory/decline-reasons.js';
import { iconOf } from '../directory/methods.js';
import { isAboutTransfer } from '../directory/transfer-reasons.js';
import { readOrderUnderLock } from '../ledger/end-lapsed-attempt.js';
import type { AttemptStep, Ledger } from '../ledger/ledger.js';
import { keepOpenForNotice } from '../ledger/order-times.js';
import { lastAttempt, openReview } from '../ledger/reviews.js';
import type { VoidPosts } from '../ledger/void-payment-posts.js';
import type { Outbox } from '../notifications/outbox.js';
import type { OrderCases } from '../orders/order-case.js';
import { isOpenChallenge, type Order, orOpenChallenge } from '../orders/order-state.js';
import { readState } from '../orders/orders.js';
import { takes } from '../requests/accepted-fields.js';
import { WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { printCheck, readCheck, type SmsCheck, type SmsCodes } from '../sms/sms-codes.js';
import { voidedPost } from './check-payment.js';
import { readKnownSender } from './known-sender.js';
import type { NewAttempts } from './new-attempts.js';
import { NoticeRequest, readNotice, TransferChannel } from './notice-request.js';
import { PageAccess, PostId, ShownAccount, TypedCode } from './page-requests.js';
import { offers } from './pay-by-wallet.js';
import { postIdOf } from './payment-post-id.js';
import { attemptIdOf, noticeWaits, type PaymentCall, type Payments } from './payments.js';
import { languageOf, Refusal, refusalOf } from './refusal.js';
import { type SmsCodeCalls, typedCode } from './sms-code-calls.js';
import { transferSent } from './transfer-sent.js';

/** BT-01 to BT-07: the money goes by bank, and the shopper gives the provider notice of it. */
export class Transfer implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly urls: Urls,
    private readonly cases: OrderCases,
    private readonly payments: Payments,
    private readonly attempts: NewAttempts,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
    private readonly codes: SmsCodes,
    private readonly codeCalls: SmsCodeCalls,
    private readonly voidPosts: VoidPosts,
  ) {}

  serve(app: FastifyInstance): void {
    type Answer = (call: PaymentCall, request: FastifyRequest) => Promise<object>;
    const serve = (path: string, fields: Parameters<typeof takes>[0], answer: Answer) =>
      app.post(`/odeme/api/oos/transfer/${path}`, takes([PageAccess, ...fields]), async (request) => {
        const call = await this.payments.ofCall(request);
        const { order } = call;
        if (!offers(order, 'eft')) throw new Refusal('validation', { order, field: 'payment_options' });
        const data = await this.payments.answerFromLedger(request, call, () => answer(call, request));
        return { status: 'success', message: '', data };
      });
    serve('banks', [], (call, request) => this.banks(call, request));
    serve('shown', [ShownAccount], (call) => this.shown(call));
    serve('notify', [NoticeRequest, TransferChannel, PostId], (call, request) => this.notify(call, request));
    serve('confirm', [TypedCode, PostId], (call, request) => this.confirm(call, request));
    serve('resend', [], (call) => this.resend(call));
    serve('status', [PostId], (call, request) => this.status(call, request));
  }

  /** Where there is no notice, one that the question names is voided: it may still arrive. */
  private async status(call: PaymentCall, request: FastifyRequest): Promise<object> {
    const state = await this.stateOf(call, request);
    return state.state === 'none' ? { ...state, ...(await voidedPost(this.voidPosts, call)) } : state;
  }

  private async banks(call: PaymentCall, request: FastifyRequest): Promise<object> {
    await this.payments.requirePayable(call, { orPending: noticeWaits, byTransfer: true });
    const { order } = call;
    return {
      banks: this.banksOf(order).map((bank) => printBank(this.urls.provider, bank)),
      ...(await readKnownSender(this.db, order)),
      noticeUntil: order.noticeUntil?.toISOString() ?? '',
      // Another method may be chosen beside a challenge, and so may the transfer.
      ...(await this.stateOf(call, request, { besideChallenge: true })),
    };
  }

  /** An account is shown: its money may be sent from now on, so notice of it is taken past the order's time too (BT-08). */
  private async shown(call: PaymentCall): Promise<object> {
    await this.payments.requirePayable(call, { orPending: noticeWaits, byTransfer: true });
    const { order, form } = call;
    if (!this.banksOf(order).some(({ code }) => code === form.get('bank')))
      throw new Refusal('validation', { order, field: 'bank' });
    const noticeUntil = await keepOpenForNotice(this.db, order.id, this.clock);
    if (noticeUntil === undefined) throw (await this.payments.refusalNow(call)) ?? new Refusal('expired', { order });
    return { noticeUntil: noticeUntil.toISOString() };
  }

  private async notify(call: PaymentCall, request: FastifyRequest): Promise<object> {
    const { order, form } = call;
    const state = await readState(this.db, order, this.clock.now());
    if (state.kind === 'pending' && state.waitsFor === 'review')
      throw new Refusal('pending', { order, reason: 'noticePending' });
    await this.payments.requirePayable(call, { byTransfer: true });
    const notice = readNotice(form, await readKnownSender(this.db, order), this.clock.now());
    if (notice instanceof WrongField) throw new Refusal('validation', { order, field: notice.name });
    const bank = this.banksOf(order).find(({ code }) => code === notice.bank);
    if (bank === undefined) throw new Refusal('validation', { order, field: 'bank' });
    if (isClosed(bank, this.clock.now())) throw new Refusal('bankClosed', { order });
    const facts = this.attempts.cardless(request, order, { method: 'eft', variant: notice.bank });
    const begun = await this.ledger.begin(order.id, facts, 'challenged', keepNotice(notice, this.codes));
    const check = await readCheck(this.db, attemptIdOf(begun, call));
    if (check === undefined) throw new Error('The code was not asked for');
    return printCheck(check, this.clock.now());
  }

  private async confirm(call: PaymentCall, request: FastifyRequest): Promise<object> {
    const { order, form } = call;
    // A repeated press finds the notice under review and is answered the same.
    const before = await this.stateOf(call, request);
    if (before.state === 'review') return { state: 'review' };
    const check = await this.waiting(call, postIdOf(form, order) ?? null);
    await this.codeCalls.requireRight(call, check, typedCode(call));
    await this.submitNotice(order, check.attemptId);
    const after = await this.stateOf(call, request);
    if (after.state === 'confirmed' || after.state === 'review') return after;
    // Others may have taken what was left of the link while the code was typed: then not the time is over (PY-10).
    await this.payments.requirePayable(call, { byTransfer: true });
    throw new Refusal('transferTimeout', { order });
  }

  /** The code was right: notifies the merchant, and opens the review or settles the attempt. */
  private async submitNotice(order: Order, attemptId: string): Promise<void> {
    const { transfer: outcome } = this.cases(order.sandboxCase);
    const sent = await transferSent(this.db, attemptId);
    const step: AttemptStep = async (tx, id, at) => {
      await this.outbox.add(tx, order, sent);
      if (outcome !== 'atOnce') await openReview(outcome)(tx, id, at);
    };
    const next = outcome === 'atOnce' ? 'authorising' : 'reviewing';
    const after = { next, step, lateReason: 'codeLate' } as const;
    const isOpen = await this.ledger.completeChallenge(order.id, attemptId, undefined, after);
    if (isOpen && outcome === 'atOnce') await this.ledger.settle(order.id, attemptId, undefined);
  }

  private async resend(call: PaymentCall): Promise<object> {
    const check = await this.waiting(call);
    return printCheck(await this.codeCalls.resend(call, check, ''), this.clock.now());
  }

  /**
   * The notice that waits for its code, also past the order's time (EX-01); a refusal when there is none, or its own time is
   * over. With `postId` it is the notice that this post gave and no other: the code would confirm what its page does not show.
   */
  private async waiting(call: PaymentCall, postId?: string | null): Promise<SmsCheck> {
    const { order } = call;
    const last = await lastAttempt(this.db, order.id, 'eft');
    const isNamed = postId === undefined || last?.attempt.postId === postId;
    const isOpen = isNamed && last !== undefined && isOpenChallenge(last.entry, this.clock.now());
    const check = isOpen ? await readCheck(this.db, last.attempt.id) : undefined;
    if (check !== undefined) return check;
    await this.payments.requirePayable(call, { orPending: noticeWaits, byTransfer: true });
    throw new Refusal('transferTimeout', { order });
  }

  /**
   * How far the transfer of an order has come. An order paid by another method is confirmed too. The order is read after the
   * attempt: what is final here stays so (TR-02). `besideChallenge`: also a refused notice is named while the challenge of
   * another attempt could pay the order; else it is not. Where the call names a post, the code and the refusal of another
   * notice are not answered: they say nothing of it (PY-06).
   */
  private async stateOf(
    payment: PaymentCall,
    request: FastifyRequest,
    { besideChallenge = false } = {},
  ): Promise<TransferState> {
    const { order, merchant, form } = payment;
    const last = await lastAttempt(this.db, order.id, 'eft');
    const { state, last: latest, now } = await readOrderUnderLock(this.db, order.id, this.clock);
    if (state.kind === 'paid') return { state: 'confirmed', ...(await this.payments.receiptOf(payment)) };
    if (last?.entry.kind === 'reviewing') return { state: 'review' };
    const named = postIdOf(form, order);
    const meant = named === undefined || last?.attempt.postId === named ? last : undefined;
    if (meant !== undefined && isOpenChallenge(meant.entry, now)) {
      const check = await readCheck(this.db, meant.attempt.id);
      if (check !== undefined)
        return { state: 'awaitingCode', attempt_id: meant.attempt.postId ?? '', ...printCheck(check, now) };
    }
    const refusal = refusalOf(state, order, merchant.name);
    const { reason } = meant?.entry ?? {};
    if (refusal?.code !== 'pending' && reason && isAboutTransfer(reason)) {
      const beside = besideChallenge ? state : orOpenChallenge(state, latest, now);
      if (beside.kind === 'pending') throw new Refusal('pending', { order });
      const language = languageOf(request.headers['accept-language'], order);
      return { state: 'refused', reason: reasonOf(reason).text[language] };
    }
    if (refusal !== undefined) throw refusal;
    return { state: 'none' };
  }

  /** The banks the shopper can choose from: all, or the one the merchant named. */
  private banksOf({ sandboxCase, transferBank }: Order): readonly Bank[] {
    const all = this.cases(sandboxCase).banksClosed === true ? closedBanks(this.clock.now()) : banks;
    return transferBank === '' ? all : all.filter(({ code }) => code === transferBank);
  }
}

type TransferState =
  | { readonly state: 'none' | 'review' | 'confirmed' }
  /** `attempt_id`: the post of the notice; empty where it came without one. */
  | { readonly state: 'awaitingCode'; readonly attempt_id: string }
  | { readonly state: 'refused'; readonly reason: string };

function keepNotice({ bank: _, ...notice }: TransferNotice, codes: SmsCodes): AttemptStep {
  return async (tx, attemptId, at) => {
    await tx.insert(transferNotices).values({ ...notice, attemptId });
    await codes.asking(notice.phone)(tx, attemptId, at);
  };
}

function printBank(provider: string, bank: Bank) {
  const { code, name, accountNo, branchCode, closedFrom, closedUntil } = bank;
  return {
    code,
    name,
    accountName,
    accountNo,
    branchCode,
    receiver,
    closedFrom,
    closedUntil,
    icon: iconOf(provider, code),
    iban: ibanOf(bank),
    active: 1,
  };
}
