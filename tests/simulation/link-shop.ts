import { firstValueFrom } from 'rxjs';
import type { LinkOrder } from '../../src/domain/links/link.js';
import { CreateLinkPayment, OpenLink } from '../../src/infrastructure/node/container.js';
import { createLink } from '../sandbox/provider/links/link-shop.js';
import { linkOf, linkPriceOf, linkStock, type Plan, quantityOf } from './plan.js';
import { Random } from './random.js';
import { Visit, type World } from './visit.js';

const payer = {
  name: 'Ayşe Yılmaz',
  address: 'Moda Caddesi No: 5 Daire 3, Kadıköy/İstanbul',
  email: 'ayse@example.com',
  phone: '05551112233',
};

/** How often a shopper tries to open a link and to order. */
const tries = 5;

/** Product links with few pieces, each shared by several shoppers. */
export class LinkShop {
  private readonly links = new Map<number, Promise<string>>();

  constructor(private readonly world: World) {}

  /** The token of an order of the plan's link; undefined when the link takes none, or no answer came. */
  async order(plan: Plan): Promise<string | undefined> {
    const shortId = await this.linkFor(plan);
    for (let tried = 0; tried < tries; tried += 1) {
      const visit = new Visit(this.world, plan, new Random(plan.seed, plan.index, 'link', tried));
      const opened = await firstValueFrom(visit.vezne.get(OpenLink)(shortId));
      if (opened.kind === 'open') {
        const quantity = quantityOf(plan);
        const amount = quantity * linkPriceOf(linkOf(plan));
        const order: LinkOrder = { kind: 'product', quantity, amount, ...payer, invoice: undefined };
        const created = await firstValueFrom(visit.vezne.get(CreateLinkPayment)(opened.link, order));
        if (created.kind === 'created') return created.token;
      }
      await this.world.time.sleep(2_000);
    }
    return undefined;
  }

  /** The merchant makes the link when its first shopper comes. */
  private linkFor(plan: Plan): Promise<string> {
    const link = linkOf(plan);
    const known = this.links.get(link) ?? this.create(link);
    this.links.set(link, known);
    return known;
  }

  private async create(link: number): Promise<string> {
    for (let asked = 0; ; asked += 1) {
      try {
        const price = String(linkPriceOf(link));
        return await createLink(this.world.provider, 'product', { price, max_count: String(linkStock) });
      } catch (error) {
        if (asked > 20) throw error;
        await this.world.time.sleep(2_000);
      }
    }
  }
}
