import { defaultLanguage } from '../../../src/domain/locale/language.js';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import type { Urls } from '../../process/urls.js';
import { findLink } from '../links/find-link.js';
import { paymentsOf } from '../links/link-payments.js';
import { refusalOfLink } from '../links/link-refusal.js';
import type { KnownLinkRefusal } from '../links/link-type.js';
import { type LinkUse, readUse } from '../links/link-use.js';
import type { Merchants } from '../merchants/merchants.js';
import { type OpenedLink, okAddress } from './link-page.js';
import { Refusal } from './refusal.js';
/** Links that shoppers open. Throws a `Refusal`. */
export class OpenLinks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly urls: Urls,
    private readonly merchants: Merchants,
  ) {}

  /** The link an address names; a refusal `notFound` when it names none. */
  async find(shortId: string): Promise<OpenedLink> {
    const link = await findLink(this.db, shortId);
    const merchant = link && (await this.merchants.find(link.merchantId));
    if (link === undefined || merchant === undefined) {
      throw new Refusal('notFound', { link: { lang: defaultLanguage } });
    }
    return { link, merchant };
  }

  /** Refuses unless the link can be paid now. Returns what its orders add up to. */
  async requirePayable(opened: OpenedLink): Promise<LinkUse> {
    const now = this.clock.now();
    const use = await readUse(this.db, opened.link, now);
    const refusal = refusalOfLink(opened.link, use, now);
    if (refusal !== undefined) throw await this.refusalOf(opened, refusal);
    return use;
  }

  /** The answer of a link that cannot be paid. */
  async refusalOf(opened: OpenedLink, refusal: KnownLinkRefusal): Promise<Refusal> {
    const { link, merchant } = opened;
    const { lang } = link;
    // Whom to ask, and where.
    const store = { merchantName: merchant.name, redirectUrl: merchant.website };
    if (refusal !== 'paid') return new Refusal(refusal, { link: { lang } }).with(store);
    // The order that paid the last part of a collection.
    const [last] = await paymentsOf(this.db, link, { limit: 1, offset: 0 });
    const merchantOid = last?.order.merchantOid ?? '';
    const paid = { redirectUrl: okAddress(this.urls.provider, opened), merchantOid };
    return new Refusal('paid', { link: { lang, paid }, merchantName: merchant.name });
  }
}
