import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import type { Fingerprints } from '../database/fingerprints.js';
import type { Limits } from '../ledger/attempt-limits.js';
import { countUp, LimitReached, type Tally } from '../ledger/limited-acts.js';
import { countAtLink } from '../ledger/limited-at-link.js';
import type { Link } from '../links/find-link.js';
import { latestEnd, type Order } from '../orders/order-state.js';
import { lineOf, subscriberOf } from '../requests/network-address.js';
import { Refusal } from './refusal.js';

/** Whose acts are counted together: one order's, one address's, one link's. */
interface LimitsOfOrder {
  readonly perOrder: number;
  readonly perAddress: number;
  readonly perLink: number;
  /** So many of one address are its first ones at a link. */
  readonly first: number;
}

/** The limits on what the page asks beside its payments (TR-05). Every method throws the refusal `limit`; what is refused is not counted. */
export class PageLimits {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly fingerprints: Fingerprints,
  ) {}

  /** The fingerprint of the shopper's network address, by which attempts and questions are counted. */
  addressFingerprintOf(request: FastifyRequest): string {
    return this.fingerprints.of('address', subscriberOf(request.ip));
  }

  /** The same for the shopper's whole line, by which the places of a link are given out. */
  lineFingerprintOf(request: FastifyRequest): string {
    return this.fingerprints.of('address', lineOf(request.ip));
  }

  /** Counts a card look-up, or a question for the installments of a card. */
  lookUp(request: FastifyRequest, order: Order): Promise<void> {
    const { lookUpsPerOrder: perOrder, lookUpsPerAddress: perAddress, lookUpsPerLink: perLink } = this.limits;
    const acts = this.actsOf('look-up', request, order, { perOrder, perAddress, perLink, first: 20 });
    return this.count({ order }, (tx, now) => countAtLink(tx, acts.tallies, acts.atLink, now));
  }

  /** Counts a question for the points of a typed card; a card that was asked about before counts once an order. */
  points(request: FastifyRequest, order: Order, fingerprint: string): Promise<void> {
    const { pointsPerOrder: perOrder, pointsPerAddress: perAddress, pointsPerLink: perLink } = this.limits;
    const card: Tally = {
      by: 'order',
      key: `points:card:${order.id}:${fingerprint}`,
      limit: Number.POSITIVE_INFINITY,
      windowMs: this.windowOf(order),
    };
    const acts = this.actsOf('points', request, order, { perOrder, perAddress, perLink, first: 3 });
    return this.count({ order }, async (tx, now) => {
      const counts = await countUp(tx, [card], now);
      if (counts.get(card.key) === 1) await countAtLink(tx, acts.tallies, acts.atLink, now);
    });
  }

  /** Counts an order of a link: by the form that opens it, and by the address it comes from. */
  linkOrder(request: FastifyRequest, link: Link, formOid: string): Promise<void> {
    const { ordersPerForm, ordersPerLinkAndAddress, windowMs } = this.limits;
    const address = this.addressFingerprintOf(request);
    const acts: readonly Tally[] = [
      { by: 'link', key: `order:form:${link.merchantId}:${formOid}`, limit: ordersPerForm, windowMs },
      { by: 'address', key: `order:link:${link.shortId}:${address}`, limit: ordersPerLinkAndAddress, windowMs },
    ];
    return this.count({ link }, async (tx, now) => {
      await countUp(tx, acts, now);
    });
  }

  private actsOf(what: string, request: FastifyRequest, order: Order, limits: LimitsOfOrder) {
    const { windowMs } = this.limits;
    const { linkId } = order;
    const addressFingerprint = this.addressFingerprintOf(request);
    const { perLink: limit, first } = limits;
    const tallies: readonly Tally[] = [
      { by: 'order', key: `${what}:order:${order.id}`, limit: limits.perOrder, windowMs: this.windowOf(order) },
      { by: 'address', key: `${what}:address:${addressFingerprint}`, limit: limits.perAddress, windowMs },
    ];
    const lineFingerprint = this.lineFingerprintOf(request);
    const atLink = linkId === null ? undefined : { what, linkId, lineFingerprint, limit, first, windowMs };
    return { tallies, atLink };
  }

  /** A count of an order lasts as long as the order, ms. */
  private windowOf(order: Order): number {
    const now = this.clock.now();
    return Math.max(this.limits.windowMs, latestEnd(order, now) - now);
  }

  private async count(
    about: { readonly order?: Order; readonly link?: Link },
    acts: (tx: Transaction, now: number) => Promise<void>,
  ): Promise<void> {
    try {
      await this.db.transaction((tx) => acts(tx, this.clock.now()));
    } catch (error) {
      if (error instanceof LimitReached) throw new Refusal('limit', { ...about, limitedBy: error.by });
      throw error;
    }
  }
}
