import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TransferNotice } from '../../src/domain/transfer/notification.js';
import { accountName, type Bank, banks, closedBanks, ibanOf, isClosed, receiver } from '../banks.js';
import { transferNotices } from '../database/schema-waiting.js';
import type { FormBody } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { type Along, beginAttempt, completeChallenge, settleAttempt } from '../ledger/attempts.js';
import { isOpenChallenge, type Order } from '../ledger/order-state.js';
import { readState } from '../ledger/orders.js';
import { lastAttempt, openReview } from '../ledger/reviews.js';
import { enqueueNotification } from '../merchant-api/outbox.js';
import { iconOf } from '../methods.js';
import { isAboutTransfer, reasonOf } from '../reasons.js';
import { sandboxCase } from '../sandbox-cases.js';
import { askForCode, printCheck, readCheck, type SmsCheck } from '../sms/sms-checks.js';
import { accessOf, type Payment, receiptOf } from './access.js';
import { cardless, offers } from './pay-by-wallet.js';
import { begunOr, requirePayable } from './payable.js';
import { languageOf, Refusal, refusalOf } from './refusal.js';
import { sendAnew, takeCode, typedCode } from './sms-code.js';
import { newsOf } from './transfer-news.js';
import { prefilledOf, readNotice } from './transfer-notice.js';

type Asked = Payment & { readonly form: FormBody; readonly request: FastifyRequest };

/** BT-01 to BT-07: the money goes by bank, and the shopper tells the provider that it went. */
export function transferMoney(app: FastifyInstance, gateway: Gateway): void {
  const serve = (call: string, answer: (asked: Asked) => Promise<object>) =>
    app.post(`/odeme/api/oos/transfer/${call}`, async (request) => {
      const asked = { ...(await accessOf(gateway, request)), request };
      if (!offers(asked.order, 'eft'))
        throw new Refusal('validation', { order: asked.order, field: 'payment_options' });
      return { status: 'success', message: '', data: await answer(asked) };
    });

  serve('banks', async (asked) => {
    await requirePayable(gateway, asked, { orReviewed: true });
    const { order } = asked;
    return {
      banks: banksOf(gateway, order).map((bank) => printBank(gateway, bank)),
      prefilled: prefilledOf(order),
      ...(await stateOf(gateway, asked)),
    };
  });
  serve('notify', (asked) => notify(gateway, asked));
  serve('confirm', (asked) => confirm(gateway, asked));
  serve('resend', async (asked) => {
    await requirePayable(gateway, asked);
    const check = await waiting(gateway, asked);
    return printCheck(await sendAnew(gateway, asked, check, ''), gateway.clock.now());
  });
  serve('status', (asked) => stateOf(gateway, asked));
}

async function notify(gateway: Gateway, asked: Asked): Promise<object> {
  const { order, form, request } = asked;
  const { clock, db } = gateway;
  const state = await readState(db, order, clock.now());
  if (state.kind === 'pending' && state.reviewed) throw new Refusal('pending', { order, reason: 'noticePending' });
  await requirePayable(gateway, asked);
  const notice = readNotice(form, order, clock.now());
  if (typeof notice === 'string') throw new Refusal('validation', { order, field: notice });
  const bank = banksOf(gateway, order).find(({ code }) => code === notice.bank);
  if (bank === undefined) throw new Refusal('validation', { order, field: 'bank' });
  if (isClosed(bank, clock.now())) throw new Refusal('bankClosed', { order });
  const facts = cardless(gateway, request, order, { method: 'eft', variant: notice.bank });
  const begun = await beginAttempt(gateway, order.id, facts, 'challenged', writeDown(notice));
  const check = await readCheck(db, begunOr(begun, asked));
  if (check === undefined) throw new Error('The code was not asked for');
  return printCheck(check, clock.now());
}

function writeDown({ bank: _, ...notice }: TransferNotice): Along {
  return async (tx, attemptId, at) => {
    await tx.insert(transferNotices).values({ ...notice, attemptId });
    await askForCode(notice.phone)(tx, attemptId, at);
  };
}

async function confirm(gateway: Gateway, asked: Asked): Promise<object> {
  const { order, form } = asked;
  // A repeated press finds the notice where the first one has brought it.
  const before = await stateOf(gateway, asked);
  if (before.state === 'review') return { state: 'review' };
  await requirePayable(gateway, asked);
  const check = await waiting(gateway, asked);
  const { attemptId } = check;
  await takeCode(gateway, asked, check, typedCode(form, asked));
  const { transfer: fate } = sandboxCase(order.sandboxCase);
  const news = await newsOf(gateway.db, attemptId);
  const along: Along = async (tx, id, at) => {
    await enqueueNotification(tx, gateway, order, news);
    if (fate !== 'atOnce') await openReview(fate)(tx, id, at);
  };
  const next = fate === 'atOnce' ? 'authorising' : 'reviewing';
  const isOpen = await completeChallenge(gateway, order.id, attemptId, undefined, { next, along, late: 'codeLate' });
  if (isOpen && fate === 'atOnce') await settleAttempt(gateway, order.id, attemptId, undefined);
  const after = await stateOf(gateway, asked);
  if (after.state !== 'confirmed' && after.state !== 'review') throw new Refusal('transferTimeout', { order });
  return after;
}

/** The notice that waits for its code; a refusal when there is none, or its time is over. */
async function waiting(gateway: Gateway, { order }: Payment): Promise<SmsCheck> {
  const last = await lastAttempt(gateway, order.id, 'eft');
  const isOpen = last !== undefined && isOpenChallenge(last.entry, gateway.clock.now());
  const check = isOpen ? await readCheck(gateway.db, last.attempt.id) : undefined;
  if (check === undefined) throw new Refusal('transferTimeout', { order });
  return check;
}

interface State {
  readonly state: 'none' | 'awaitingCode' | 'review' | 'confirmed' | 'refused';
}

/** How far the transfer of an order has come. Paid is paid, in whatever way. */
async function stateOf(gateway: Gateway, { order, merchant, request }: Asked): Promise<State> {
  const now = gateway.clock.now();
  const of = await readState(gateway.db, order, now);
  if (of.kind === 'paid') {
    return { state: 'confirmed', ...receiptOf({ order, merchant }) };
  }
  const last = await lastAttempt(gateway, order.id, 'eft');
  if (last?.entry.kind === 'reviewing') return { state: 'review' };
  const { reason } = last?.entry ?? {};
  if (reason && isAboutTransfer(reason)) {
    const language = languageOf(request.headers['accept-language'], order);
    return { state: 'refused', ...{ reason: reasonOf(reason).text[language] } };
  }
  if (last !== undefined && of.kind === 'payable' && isOpenChallenge(last.entry, now)) {
    const check = await readCheck(gateway.db, last.attempt.id);
    if (check !== undefined) return { state: 'awaitingCode', ...printCheck(check, now) };
  }
  const refusal = refusalOf(of, order, merchant.name);
  if (refusal !== undefined) throw refusal;
  return { state: 'none' };
}

/** The banks the shopper can choose from: all, or the one the merchant named. */
function banksOf(gateway: Gateway, order: Order): readonly Bank[] {
  const all = sandboxCase(order.sandboxCase).banksClosed === true ? closedBanks(gateway.clock.now()) : banks;
  return order.transferBank === '' ? all : all.filter(({ code }) => code === order.transferBank);
}

function printBank(gateway: Gateway, bank: Bank) {
  const { code, name, accountNo, branchCode, closedFrom, closedUntil } = bank;
  return {
    ...{ code, name, accountName, accountNo, branchCode, receiver, closedFrom, closedUntil },
    icon: iconOf(gateway.urls.provider, code),
    iban: ibanOf(bank),
    active: 1,
  };
}
