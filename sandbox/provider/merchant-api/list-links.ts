import { count, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import type { Urls } from '../../process/urls.js';
import { links } from '../database/schema.js';
import { chargedAmounts } from '../ledger/paid-amounts.js';
import { findLink, type Link, linkAddress } from '../links/find-link.js';
import { paymentsOf } from '../links/link-payments.js';
import { refusalOfLink } from '../links/link-refusal.js';
import { rulesOf } from '../links/link-types.js';
import { isUsedUp, type LinkUse, readUse } from '../links/link-use.js';
import { acceptanceOf } from '../links/sale-texts.js';
import { takes } from '../requests/accepted-fields.js';
import { formOf } from '../requests/form-body.js';
import { printIstanbulTime } from '../requests/istanbul-time.js';
import { WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import { linkErrors, notSigned, wrongField } from './link-errors.js';
import { PageOfList, pageOf, pageSize, pagesOf } from './page-of-list.js';
import type { SignedTexts } from './signed-texts.js';

class PageOfPayments extends PageOfList {
  id = '';
}

/** link/inquiry and link/list: what became of links (LK-09). */
export class ListLinks implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly urls: Urls,
    private readonly merchants: KnownMerchants,
    private readonly signedTexts: SignedTexts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/link/inquiry', takes([SignedCall, PageOfPayments]), async (request) => {
      const form = formOf(request.body);
      const signed = [form.get('id'), form.get('merchant_id'), 'inquiry'];
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return notSigned(merchant);
      await this.signedTexts.keepQuestion('link/inquiry', merchant.id, signed);
      const page = pageOf(form);
      if (page instanceof WrongField) return wrongField(page.sentence);
      const link = await findLink(this.db, form.get('id'));
      if (link === undefined || link.merchantId !== merchant.id) return linkErrors.unknown;
      const use = await readUse(this.db, link, this.clock.now());
      return { status: 'success', ...this.linkFields(link, use), ...(await this.payments(link, use, page)) };
    });
    app.post('/odeme/api/link/list', takes([SignedCall, PageOfList]), async (request) => {
      const form = formOf(request.body);
      const signed = [form.get('merchant_id'), 'list'];
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return notSigned(merchant);
      await this.signedTexts.keepQuestion('link/list', merchant.id, signed);
      const page = pageOf(form);
      return page instanceof WrongField ? wrongField(page.sentence) : this.list(merchant.id, page);
    });
  }

  private async list(merchantId: string, page: number) {
    const own = eq(links.merchantId, merchantId);
    const [all] = await this.db.select({ count: count() }).from(links).where(own);
    const rows = await this.db
      .select()
      .from(links)
      .where(own)
      .orderBy(desc(links.createdAt), desc(links.shortId))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const shown = [];
    for (const link of rows) shown.push(this.linkFields(link, await readUse(this.db, link, this.clock.now())));
    return { status: 'success', ...pagesOf(all?.count ?? 0, page), links: shown };
  }

  private linkFields(link: Link, use: LinkUse) {
    const { sellsPieces } = rulesOf(link);
    return {
      id: link.shortId,
      link: linkAddress(this.urls.provider, link.shortId),
      link_type: link.kind,
      name: link.name,
      description: link.description,
      price: String(link.price),
      currency: link.currency,
      category: link.category,
      state: stateOf(link, use, this.clock.now()),
      created_date: printIstanbulTime(link.createdAt),
      expiry_date: link.expiresAt === null ? '' : printIstanbulTime(link.expiresAt),
      max_count: textOf(link.stock),
      max_uses: textOf(link.maxUses),
      sold_count: String(sellsPieces ? use.sold : 0),
      held_count: String(sellsPieces ? use.held : 0),
      payment_count: String(use.uses),
      paid_amount: String(use.paid),
    };
  }

  /** The link's payments, the last one first. */
  private async payments(link: Link, use: LinkUse, page: number) {
    const rows = await paymentsOf(this.db, link, { limit: pageSize, offset: (page - 1) * pageSize });
    const payments = rows.map(({ at, total, order }) => ({
      merchant_oid: order.merchantOid,
      payment_amount: String(order.amount),
      surcharge: String(chargedAmounts(order.amount, total).surcharge),
      total_amount: String(total),
      payment_date: printIstanbulTime(at),
      quantity: String(order.quantity),
      user_name: order.userName,
      email: order.email,
      ...acceptanceOf(order),
    }));
    return { ...pagesOf(use.uses, page), payments };
  }
}

function textOf(limit: number | null): string {
  return limit === null ? '' : String(limit);
}

/** `active`, or why the link takes no payment now; whether it is paused or used up is the merchant's to know. */
function stateOf(link: Link, use: LinkUse, now: number): string {
  const refusal = refusalOfLink(link, use, now);
  if (refusal !== 'closed') return refusal ?? 'active';
  return link.pausedAt === null && isUsedUp(link, use) ? 'usedUp' : 'paused';
}
