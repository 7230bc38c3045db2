import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FormBody } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { type AttemptFacts, beginAttempt, settleAttempt } from '../ledger/attempts.js';
import { markOf } from '../ledger/marks.js';
import type { Order } from '../ledger/order-state.js';
import { bankLoan, type MethodId, methodOfOption } from '../methods.js';
import { sandboxCase } from '../sandbox-cases.js';
import { bexScripts, walletAddress } from '../wallets-contract.js';
import { accessOf, type Payment } from './access.js';
import { begunOr, requirePayable } from './payable.js';
import { languageOf, Refusal } from './refusal.js';

type Posted = Payment & { readonly form: FormBody };

/** A payment of AP-11 by a wallet or a bank loan: it costs what the order costs, and no card is part of it (OP-03). */
export async function payByWallet(gateway: Gateway, request: FastifyRequest, posted: Posted, method: { id: MethodId }) {
  const { order, form } = posted;
  const field = wrongField(form, order, method.id);
  if (field !== undefined) throw new Refusal('validation', { order, field });
  const data = await start[method.id](gateway, request, posted);
  return { status: 'success', message: '', data };
}

/** AP-12: juzdan has a call of its own. */
export function startJuzdan(app: FastifyInstance, gateway: Gateway): void {
  app.post('/odeme/api/oos/payment/juzdan', async (request) => {
    const posted = await accessOf(gateway, request);
    const { order, form } = posted;
    await requirePayable(gateway, posted);
    if (!offers(order, 'juzdan')) throw new Refusal('validation', { order, field: 'payment_options' });
    // The page knows its token twice; both must be this one.
    if (form.get(`${gateway.product}Token`) !== order.token) throw new Refusal('ownership', { order });
    return { status: 'success', message: '', data: await redirect('juzdan')(gateway, request, posted) };
  });
}

type Start = (gateway: Gateway, request: FastifyRequest, posted: Posted) => Promise<object>;

const never: Start = async (_gateway, _request, { order }) => {
  throw new Refusal('validation', { order, field: 'payment_type' });
};

/** What the page is told of a payment that was begun, by method. */
const start: Readonly<Record<MethodId, Start>> = {
  ...{ card: never, eft: never, juzdan: never },
  alisgidis: redirect('alisgidis'),
  bank_loans: redirect('bank_loans'),
  mm_pay: payByMmPay,
  async tosla(gateway, request, posted) {
    const reference = referenceCode();
    await begin(gateway, request, posted, { method: 'tosla', reference });
    return { referenceCode: reference };
  },
  async bex(gateway, request, posted) {
    const token = randomBytes(24).toString('base64url');
    const id = await begin(gateway, request, posted, { method: 'bex', reference: token });
    const script = bexScripts[sandboxCase(posted.order.sandboxCase).bexScript ?? 'usual'];
    const response = { id, path: walletAddress(gateway.urls.wallets, 'bex', id), token };
    return { config: { baseJs: gateway.urls.wallets + script }, response };
  },
};

function redirect(method: MethodId): Start {
  return async (gateway, request, posted) => {
    const variant = method === 'bank_loans' ? posted.form.get('bank_loan') : '';
    const id = await begin(gateway, request, posted, { method, variant });
    return { redirectUrl: walletAddress(gateway.urls.wallets, method, id), mobile: mobileOf(request) };
  };
}

/** OP-08: done at once, unless the wallet wants to see the shopper, or says no. */
async function payByMmPay(gateway: Gateway, request: FastifyRequest, posted: Posted): Promise<object> {
  const { order, merchant } = posted;
  const { mmPay } = sandboxCase(order.sandboxCase);
  if (mmPay === 'redirects') return redirect('mm_pay')(gateway, request, posted);
  const id = await begin(gateway, request, posted, { method: 'mm_pay' }, 'authorising');
  const decision = mmPay === 'declines' ? ('walletDeclined' as const) : undefined;
  const state = await settleAttempt(gateway, order.id, id, decision);
  if (state.kind !== 'paid') throw new Refusal('declined', { order, reason: decision ?? 'technical' });
  return { merchantName: merchant.name };
}

interface Begin {
  readonly method: MethodId;
  readonly variant?: string;
  readonly reference?: string;
}

async function begin(
  gateway: Gateway,
  request: FastifyRequest,
  payment: Payment,
  facts: Begin,
  entry: 'challenged' | 'authorising' = 'challenged',
): Promise<string> {
  const { order } = payment;
  return begunOr(await beginAttempt(gateway, order.id, cardless(gateway, request, order, facts), entry), payment);
}

/** The facts of an attempt without a card: the order's whole amount, once. */
export function cardless(gateway: Gateway, request: FastifyRequest, order: Order, facts: Begin): AttemptFacts {
  const { method, variant = '', reference = null } = facts;
  return {
    ...{ method, variant, reference },
    ...{ bin: '', last4: '', scheme: '', fingerprint: '', scenario: '', with3d: false, countCard: false },
    ...{ amount: order.amount, installmentCount: 0, points: 0, storeMonth: null, storeYear: null },
    addressMark: markOf(gateway.secrets.marks, 'address', request.ip),
    language: languageOf(request.headers['accept-language'], order),
  };
}

const cardFields = ['card_number', 'cc_owner', 'expiry_month', 'expiry_year', 'cvv', 'ctoken'];

function wrongField(form: FormBody, order: Order, method: MethodId): string | undefined {
  const typed = cardFields.find((name) => form.get(name) !== '');
  if (typed !== undefined) return typed;
  const asked = ['installment_count', 'store_card', 'card_points'].find((name) => !['', '0'].includes(form.get(name)));
  if (asked !== undefined) return asked;
  if (method === 'bank_loans') return lends(order, form.get('bank_loan')) ? undefined : 'bank_loan';
  return offers(order, method) ? undefined : 'payment_type';
}

/** Whether the merchant offers a method for this order. */
export function offers(order: Order, method: MethodId): boolean {
  return order.paymentOptions.some((code) => methodOfOption(code)?.id === method);
}

function lends(order: Order, code: string): boolean {
  return order.bankLoans.includes(code) && bankLoan(code) !== undefined;
}

/** On a telephone the wallet's app takes over, and that needs the whole window: 1 Android, 2 iPhone, else 0 (OP-04). */
function mobileOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? '';
  if (/Android/i.test(agent)) return '1';
  return /iPhone|iPad/i.test(agent) ? '2' : '0';
}

/** Letters and digits that nobody takes for each other. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 60 random bits that can be read out. */
function referenceCode(): string {
  return Array.from(randomBytes(12), (byte) => letters[byte % letters.length]).join('');
}
