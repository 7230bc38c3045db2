import { firstValueFrom } from 'rxjs';
import type { LinkOrder } from '../../src/domain/links/link.js';
import { CreateLinkPayment, OpenLink } from '../../src/infrastructure/node/container.js';
import type { Fields } from '../sandbox/calls.js';
import { createLink, type Kind } from '../sandbox/provider/links/link-shop.js';
import { Random } from '../sandbox/random.js';
import type { Plan } from './plan.js';
import { amountOf, type PlannedLink, quantityOf } from './planned-links.js';
import { Visit, type World } from './visit.js';
import { withPatience } from './with-patience.js';

const payer = {
  name: 'Ayşe Yılmaz',
  address: 'Moda Caddesi No: 5 Daire 3, Kadıköy/İstanbul',
  email: 'ayse@example.com',
  phone: '05551112233',
};

/** How often a shopper tries to open a link and to order. */
const tries = 5;

/** The fields that a link is made with, beside its callback. */
const termsOf: Readonly<Record<Kind, (link: PlannedLink) => Fields>> = {
  product: ({ price, stock }) => ({ price: String(price), max_count: String(stock) }),
  collection: ({ price }) => ({ price: String(price) }),
  flex: ({ price }) => ({ flex_max_price: String(price) }),
};

/** The fields that its shopper fills in. */
function orderOf(plan: Plan, kind: Kind): LinkOrder {
  const amount = amountOf(plan);
  if (kind === 'collection') return { kind, amount };
  if (kind === 'flex') return { kind, amount, ...payer };
  return { kind, quantity: quantityOf(plan), amount, ...payer, invoice: undefined };
}

/** Links of every type, each shared by several shoppers. */
export class LinkShop {
  private readonly links = new Map<string, Promise<string>>();

  /** `notified`: where the payments of the links are. */
  constructor(
    private readonly world: World,
    private readonly notified: string,
  ) {}

  /** The token of an order of the link; undefined when that takes none, or no answer came. */
  async order(plan: Plan, link: PlannedLink): Promise<string | undefined> {
    const shortId = await this.idOf(link);
    for (let tried = 0; tried < tries; tried += 1) {
      const visit = new Visit(this.world, plan, new Random(plan.seed, plan.index, 'link', tried));
      const opened = await firstValueFrom(visit.vezne.get(OpenLink)(shortId));
      if (opened.kind === 'open') {
        const order = orderOf(plan, link.kind);
        const created = await firstValueFrom(visit.vezne.get(CreateLinkPayment)(opened.link, order));
        if (created.kind === 'created') return created.token;
      }
      await this.world.time.sleep(2_000);
    }
    return undefined;
  }

  /** The merchant makes the link when its first shopper comes. */
  private idOf(link: PlannedLink): Promise<string> {
    const known = this.links.get(link.key) ?? this.create(link);
    this.links.set(link.key, known);
    return known;
  }

  private async create(link: PlannedLink): Promise<string> {
    const { provider, time } = this.world;
    const fields = { ...termsOf[link.kind](link), callback_link: this.notified, callback_id: 'simulation' };
    for (let asked = 0; ; asked += 1) {
      try {
        return await withPatience(time, createLink(provider, link.kind, fields));
      } catch (error) {
        if (asked > 20) throw error;
        await time.sleep(2_000);
      }
    }
  }
}
