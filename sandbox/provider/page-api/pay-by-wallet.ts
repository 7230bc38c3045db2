import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Urls } from '../../process/urls.js';
import { bexScripts, walletAddress } from '../../wallets/wallets-contract.js';
import { bankLoan, codesIn, type MethodId, methodOfOption, type Wallet } from '../directory/methods.js';
import type { Ledger } from '../ledger/ledger.js';
import type { OrderCases } from '../orders/order-case.js';
import type { Order } from '../orders/order-state.js';
import { takes } from '../requests/accepted-fields.js';
import type { FormBody } from '../requests/form-body.js';
import type { Routes } from '../requests/routes.js';
import type { AuthoriseAttempt } from './authorise-attempt.js';
import type { CardlessMethod, NewAttempts } from './new-attempts.js';
import { JuzdanStart, PageAccess } from './page-requests.js';
import { attemptIdOf, type Payment, type PaymentCall, type Payments } from './payments.js';
import { Refusal } from './refusal.js';

/** Payments by a wallet or a bank loan: they cost what the order costs, and no card is part of them (OP-03). */
export class WalletPosts {
  constructor(
    private readonly urls: Urls,
    private readonly cases: OrderCases,
    private readonly attempts: NewAttempts,
    private readonly ledger: Ledger,
    private readonly authorise: AuthoriseAttempt,
    private readonly payments: Payments,
  ) {}

  /** The answer to a post of AP-11 with this method. */
  async pay(request: FastifyRequest, call: PaymentCall, wallet: Wallet): Promise<object> {
    const { order, form } = call;
    const field = wrongField(form, order, wallet);
    if (field !== undefined) throw new Refusal('validation', { order, field });
    return { status: 'success', message: '', data: await this.start[wallet.flow](request, call, wallet.id) };
  }

  /** How a payment of each flow starts; returns the `data` of its answer. */
  private readonly start: Readonly<Record<Wallet['flow'], Start>> = {
    redirect: (request, call, method) => this.redirect(request, call, method),
    loan: (request, call, method) => this.redirect(request, call, method, call.form.get('bank_loan')),
    direct: (request, call, method) => this.payDirectly(request, call, method),
    qr: async (request, call, method) => {
      const reference = referenceCode();
      await this.begin(request, call, { method, reference });
      return { referenceCode: reference };
    },
    vendor: async (request, call, method) => {
      const token = randomBytes(24).toString('base64url');
      const id = await this.begin(request, call, { method, reference: token });
      const script = bexScripts[this.cases(call.order.sandboxCase).bexScript ?? 'usual'];
      const response = { id, path: walletAddress(this.urls.wallets, method, id), token };
      return { config: { baseJs: this.urls.wallets + script }, response };
    },
  };

  /** Starts an attempt that continues on the wallet's page. */
  async redirect(request: FastifyRequest, call: PaymentCall, method: MethodId, variant = ''): Promise<object> {
    const id = await this.begin(request, call, { method, variant });
    return { redirectUrl: walletAddress(this.urls.wallets, method, id), mobile: mobileOf(request) };
  }

  /** OP-08: charged at once, unless the wallet wants to see the shopper, or declines. */
  private async payDirectly(request: FastifyRequest, call: PaymentCall, method: MethodId): Promise<object> {
    const { order } = call;
    const { mmPay } = this.cases(order.sandboxCase);
    if (mmPay === 'redirects') return this.redirect(request, call, method);
    const id = await this.begin(request, call, { method }, 'authorising');
    const behaviour = mmPay === 'declines' ? ({ declinedBefore3d: 'walletDeclined' } as const) : {};
    await this.authorise.pay(call, { attemptId: id, amount: order.amount, behaviour });
    return this.payments.completionOf(call);
  }

  private async begin(
    request: FastifyRequest,
    payment: Payment,
    method: CardlessMethod,
    entry: 'challenged' | 'authorising' = 'challenged',
  ): Promise<string> {
    const { order } = payment;
    const facts = this.attempts.cardless(request, order, method);
    return attemptIdOf(await this.ledger.begin(order.id, facts, entry), payment);
  }
}

type Start = (request: FastifyRequest, call: PaymentCall, method: MethodId) => Promise<object>;

/** AP-12: juzdan has a call of its own. */
export class StartJuzdan implements Routes {
  constructor(
    private readonly product: string,
    private readonly payments: Payments,
    private readonly wallets: WalletPosts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/oos/payment/juzdan', takes([PageAccess, JuzdanStart]), async (request) => {
      const call = await this.payments.ofCall(request);
      return this.payments.answerFromLedger(request, call, () => this.post(request, call));
    });
  }

  private async post(request: FastifyRequest, call: PaymentCall): Promise<object> {
    const { order, form } = call;
    await this.payments.requirePayable(call);
    if (!offers(order, 'juzdan')) throw new Refusal('validation', { order, field: 'payment_options' });
    // The page sends its token twice; both must be this one.
    if (form.get(`${this.product}Token`) !== order.token) throw new Refusal('ownership', { order });
    const field = changedField(form, order);
    if (field !== undefined) throw new Refusal('validation', { order, field });
    return { status: 'success', message: '', data: await this.wallets.redirect(request, call, 'juzdan') };
  }
}

/** Returns what the page sends back of the order, where it is not the order's. A page may leave it out. */
function changedField(form: FormBody, order: Order): string | undefined {
  const own = { ptrUrl: order.ptrUrl, userIp: order.userIp };
  return Object.entries(own).find(([name, value]) => !['', value].includes(form.get(name)))?.[0];
}

const cardFields = ['card_number', 'cc_owner', 'expiry_month', 'expiry_year', 'cvv', 'ctoken'];

function wrongField(form: FormBody, order: Order, { flow, id }: Wallet): string | undefined {
  const typed = cardFields.find((name) => form.get(name) !== '');
  if (typed !== undefined) return typed;
  const asked = ['installment_count', 'store_card', 'card_points'].find((name) => !['', '0'].includes(form.get(name)));
  if (asked !== undefined) return asked;
  if (flow === 'loan') return lends(order, form.get('bank_loan')) ? undefined : 'bank_loan';
  return offers(order, id) ? undefined : 'payment_type';
}

/** Returns whether the merchant offers a method for this order. */
export function offers(order: Order, method: MethodId): boolean {
  return codesIn(order.currency, order.paymentOptions).some((code) => methodOfOption(code)?.id === method);
}

function lends(order: Order, code: string): boolean {
  return order.bankLoans.includes(code) && bankLoan(code) !== undefined;
}

/** On a telephone the wallet's app opens, and that needs the whole window: 1 Android, 2 iPhone, else 0 (OP-04). */
function mobileOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? '';
  if (/Android/i.test(agent)) return '1';
  return /iPhone|iPad/i.test(agent) ? '2' : '0';
}

/** Letters and digits that are not mistaken for each other. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 60 random bits that can be read out. */
function referenceCode(): string {
  return Array.from(randomBytes(12), (byte) => letters[byte % letters.length]).join('');
}
