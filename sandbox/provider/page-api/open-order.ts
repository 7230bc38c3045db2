import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orderObliges } from '../../../src/domain/payment/page-features.js';
import { acceptanceProblem } from '../../../src/domain/sale/sale-texts.js';
import type { Database, Transaction } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import type { Urls } from '../../process/urls.js';
import { links, orders } from '../database/schema.js';
import { loanCodes, optionCodes } from '../directory/methods.js';
import { type LinkOrder, linkOrderMinutes } from '../links/link-order.js';
import type { Order } from '../orders/order-state.js';
import { failAddress, type OpenedLink, okAddress } from './link-page.js';

/** Describes what an order of a link is made of. */
interface NewLinkOrder {
  readonly order: LinkOrder;
  readonly merchantOid: string;
  readonly userIp: string;
}

/** Orders that links make. */
export class LinkOrders {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly urls: Urls,
  ) {}

  /**
   * Opens an order of a link; undefined when its reference is taken, `textsChanged` when the link has other texts since it
   * was read. With the link locked against a change: no order accepts texts at a time when they stood there no more (LW-05).
   */
  open(opened: OpenedLink, asked: NewLinkOrder): Promise<Order | 'textsChanged' | undefined> {
    const { acceptedTexts } = asked.order;
    if (acceptedTexts === null) return this.insert(this.db, opened, asked);
    return this.db.transaction(async (tx) => {
      const own = eq(links.shortId, opened.link.shortId);
      const [link] = await tx.select({ saleTexts: links.saleTexts }).from(links).where(own).for('share');
      const isChanged = acceptanceProblem(acceptedTexts, link?.saleTexts ?? undefined) !== undefined;
      return isChanged ? 'textsChanged' : this.insert(tx, opened, asked);
    });
  }

  private async insert(db: Database | Transaction, opened: OpenedLink, asked: NewLinkOrder) {
    const [created] = await db
      .insert(orders)
      .values(orderOf(this.urls.provider, opened, asked, this.clock.now()))
      .onConflictDoNothing({ target: [orders.merchantId, orders.merchantOid] })
      .returning();
    return created;
  }
}

const secret = () => randomBytes(24).toString('base64url');

function orderOf(provider: string, opened: OpenedLink, asked: NewLinkOrder, now: number): typeof orders.$inferInsert {
  const { link, merchant } = opened;
  const ends = Math.min(now + linkOrderMinutes * 60_000, link.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return {
    id: secret(),
    token: secret(),
    csrfToken: secret(),
    merchantId: merchant.id,
    merchantOid: asked.merchantOid,
    userIp: asked.userIp,
    ...asked.order,
    userBasket: basketOf(opened, asked.order),
    linkId: link.shortId,
    currency: link.currency,
    lang: link.lang,
    noInstallment: merchant.noInstallment || link.maxInstallment === 1,
    category: link.category || (merchant.category ?? ''),
    maxInstallment: link.maxInstallment === 1 ? 0 : link.maxInstallment,
    pftOptionMax: link.pftOptionMax,
    singleOff: merchant.singleOff,
    paymentOptions: [...(link.paymentOptions ?? optionCodes)],
    bankLoans: [...(link.bankLoans ?? loanCodes)],
    okUrl: okAddress(provider, opened),
    failUrl: failAddress(provider, link),
    returnState: link.returnState,
    testMode: merchant.testMode,
    debugOn: false,
    timeoutLimit: linkOrderMinutes,
    extendable: link.expiresAt === null,
    non3d: merchant.non3d,
    force3d: merchant.force3d,
    storeCardOff: merchant.storeCardOff,
    dark: merchant.dark,
    warnings: asked.order.acceptedTexts === null ? [] : [orderObliges],
    createdAt: new Date(now),
    expiresAt: new Date(ends),
  };
}

/** The order as get-token's merchants would have written it. */
function basketOf({ link }: OpenedLink, { amount, quantity }: LinkOrder): string {
  const price = `${Math.floor(amount / quantity / 100)}.${String((amount / quantity) % 100).padStart(2, '0')}`;
  return Buffer.from(JSON.stringify([[link.name, price, quantity]])).toString('base64');
}
