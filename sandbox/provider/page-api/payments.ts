import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Clock } from '../../process/clock.js';
import { loggableError } from '../../site/loggable-error.js';
import type { ReasonKey } from '../directory/decline-reasons.js';
import { readFinalState, readOrderUnderLock, readStateUnderLock } from '../ledger/end-lapsed-attempt.js';
import type { Begun } from '../ledger/ledger.js';
import { refusalOfOrder } from '../links/link-stock.js';
import type { Merchants } from '../merchants/merchants.js';
import { type Order, orOpenChallenge, type WaitsFor } from '../orders/order-state.js';
import { findOrder } from '../orders/orders.js';
import { type FormBody, formOf } from '../requests/form-body.js';
import { readRequest, WrongField } from '../requests/read-request.js';
import { PageAccess } from './page-requests.js';
import { Refusal, refusalOf } from './refusal.js';
import type { ReturnAddresses } from './return-addresses.js';

/** An order and its merchant. */
export interface Payment {
  readonly order: Order;
  readonly merchant: MerchantAccount;
  /** How many payments of the order were begun when the call came. */
  readonly begun: number;
}

/** A payment with the form of a call about it. */
export type PaymentCall = Payment & { readonly form: FormBody };

/** Names of the fields by which a call names its payment. */
export interface AccessNames {
  readonly token: string;
  readonly csrfToken: string;
  readonly merchantId: string;
  readonly merchantOid: string;
}

const accessNames: AccessNames = {
  token: 'token',
  csrfToken: 'csrfToken',
  merchantId: 'merchantId',
  merchantOid: 'merchantOid',
};

/** Holds what an order can wait for whose shopper has given notice of a transfer: the code, then the review. */
export const noticeWaits: readonly WaitsFor[] = ['challenge', 'review'];

/** Describes what a call wants of an order. */
interface PayableFor {
  /** An order that waits for one of these will do as well. */
  readonly orPending?: readonly WaitsFor[];
  /** It can be paid by a transfer at least, whose account was shown (BT-08). */
  readonly byTransfer?: boolean;
}

/** Which payment a call is about, whether the caller may act on it, and whether it can be paid. Throws a `Refusal`. */
export class Payments {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly merchants: Merchants,
    private readonly addresses: ReturnAddresses,
  ) {}

  /** The payment a token opens; a refusal `notFound` when it opens none. */
  async find(token: string): Promise<Payment> {
    const found = await findOrder(this.db, token);
    if (found === undefined) throw new Refusal('notFound');
    return { ...found, merchant: this.merchants.ofRow(found.merchant) };
  }

  /** Reads the form of a page call and the payment it may act on (**access** in docs/api.md), or refuses. */
  async ofCall(request: FastifyRequest): Promise<PaymentCall> {
    const form = ownForm(request);
    const payment = await this.ofForm(form, accessNames);
    fieldsOf(new PageAccess(), { ...payment, form });
    return { ...payment, form };
  }

  /** The payment the form names, when its csrf token, merchant and order belong to its token. */
  async ofForm(form: FormBody, names: AccessNames): Promise<Payment> {
    const payment = await this.find(form.get(names.token));
    const { order } = payment;
    // guard: form token (csrf)
    if (!isEqual(form.get(names.csrfToken), order.csrfToken)) throw new Refusal('csrf', { order });
    const owns = form.get(names.merchantId) === order.merchantId && form.get(names.merchantOid) === order.merchantOid;
    // guard: merchant and order of the token
    if (!owns) throw new Refusal('ownership', { order });
    return payment;
  }

  /**
   * Refuses unless the order can be paid now. Returns why the last attempt failed, if it did.
   */
  async requirePayable(
    payment: Payment,
    { orPending = [], byTransfer = false }: PayableFor = {},
  ): Promise<ReasonKey | undefined> {
    const { order, merchant } = payment;
    const state = await readFinalState(this.db, order, this.clock);
    if (state.kind === 'pending' && orPending.includes(state.waitsFor)) return undefined;
    const refusal = refusalOf(state, order, merchant.name);
    if (refusal !== undefined) throw refusal;
    const ofLink = await refusalOfOrder(this.db, order, this.clock.now(), byTransfer);
    if (ofLink !== undefined) throw new Refusal(ofLink, { order });
    // A paid order without a notification would be lost to its merchant. Links have a notification address of their own.
    if (merchant.notificationUrl === '' && order.linkId === null)
      throw new Refusal('missingNotificationUrl', { order });
    return state.kind === 'payable' ? state.failure : undefined;
  }

  /**
   * Makes a call that may move money. An error that is no refusal leaves open whether it did, as a COMMIT without an
   * answer does: the ledger is read again, and its state is the answer. Where it cannot be read the payment counts as
   * under way (TR-02). Of an order that can be paid the error itself is thrown: a 5xx, which leaves the outcome open to the
   * page too (PY-06).
   */
  async answerFromLedger<A>(request: FastifyRequest, payment: Payment, act: () => Promise<A>): Promise<A> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      request.log.error({ error: loggableError(error), route: request.routeOptions.url });
      throw (await this.refusalAfterError(payment)) ?? error;
    }
  }

  /**
   * Refuses where the order is paid, or another attempt may still pay it: the end of one attempt is not the order's outcome
   * then (TR-02). The order is read after the attempt: what is said of it stays true.
   */
  async requireNotPaying(payment: Payment): Promise<void> {
    const refusal = await this.refusalBeside(payment);
    if (refusal?.code === 'paid' || refusal?.code === 'pending') throw refusal;
  }

  /** The fields that answer a paid order. */
  async receiptOf({ order, merchant }: Payment) {
    const redirectUrl = await this.addresses.ofPaid(order);
    return { redirectUrl, merchantName: merchant.name, merchantOid: order.merchantOid };
  }

  /** The `data` of a payment that was completed at once. */
  async completionOf({ order, merchant }: Payment) {
    return { merchantName: merchant.name, okUrl: await this.addresses.ofPaid(order) };
  }

  /** {@link refusalNow} for an answer about an attempt that has ended: `pending` too while the challenge of another is open. */
  async refusalBeside({ order, merchant }: Payment): Promise<Refusal | undefined> {
    const { state, last, now } = await readOrderUnderLock(this.db, order.id, this.clock);
    return refusalOf(orOpenChallenge(state, last, now), order, merchant.name);
  }

  /** The refusal that the order's state stands for, once every decision that was begun is made; undefined where it can be paid. */
  async refusalNow({ order, merchant }: Payment): Promise<Refusal | undefined> {
    const state = await readStateUnderLock(this.db, order.id, this.clock);
    return refusalOf(state, order, merchant.name);
  }

  private async refusalAfterError(payment: Payment): Promise<Refusal | undefined> {
    const { order } = payment;
    try {
      return await this.refusalNow(payment);
    } catch {
      return new Refusal('pending', { order });
    }
  }
}

/** The fields of a call; refuses the first that is wrong. */
export function fieldsOf<Request extends object>(
  request: Request,
  { form, order }: Pick<PaymentCall, 'order'> & { readonly form: Pick<FormBody, 'get'> },
) {
  const read = readRequest(request, form);
  if (read instanceof WrongField) throw new Refusal('validation', { order, field: read.name });
  return read;
}

/** The form of a request that comes from the page itself: not from another site, and without repeated fields. */
export function ownForm(request: FastifyRequest): FormBody {
  const site = request.headers['sec-fetch-site'];
  // guard: post of another site
  if (site !== undefined && site !== 'same-origin') throw new Refusal('csrf');
  const form = formOf(request.body);
  // guard: repeated field
  if (form.repeated) throw new Refusal('validation');
  return form;
}

/** The id of the attempt that was begun, or the refusal. */
export function attemptIdOf(begun: Begun, { order, merchant }: Payment): string {
  if (begun.kind === 'begun') return begun.attemptId;
  if (begun.kind === 'limit') throw new Refusal('limit', { order, limitedBy: begun.by });
  if (begun.kind === 'voided') throw new Refusal('voided', { order });
  if (begun.kind === 'linkRefused') throw new Refusal(begun.refusal, { order });
  throw refusalOf(begun.state, order, merchant.name) ?? new Refusal('technical');
}

function isEqual(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
