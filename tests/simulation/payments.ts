import { storeTestCards } from '../../sandbox/demo/stored-cards.js';
import { Fingerprints } from '../../sandbox/provider/database/fingerprints.js';
import { longestName, mostLines } from '../../sandbox/provider/orders/basket.js';
import type { Fields } from '../sandbox/calls.js';
import { basketOf, createToken, type Opened } from '../sandbox/merchant.js';
import { Random } from '../sandbox/random.js';
import type { IssuerBook } from './issuer-book.js';
import { LinkShop } from './link-shop.js';
import { numberOf, type Plan } from './plan.js';
import { amountOf, linkOf } from './planned-links.js';
import { fingerprintKey, type SimulatedProvider } from './providers.js';
import { type AskedRefund, askRefund } from './refunds.js';
import type { Seen } from './screens.js';
import { silentMerchant } from './silent-names.js';
import { Tab } from './tab.js';
import type { World } from './visit.js';
import { withPatience } from './with-patience.js';

/** One order of the simulation, and what its shopper saw, in order. */
export interface SimulatedPayment {
  readonly plan: Plan;
  /** Empty where there was no order. */
  readonly token: string;
  readonly seen: readonly Seen[];
  /** Names of stored cards that a page said were deleted. */
  readonly deleted: readonly string[];
  readonly refund?: AskedRefund | undefined;
}

/** The merchant of each kind of payment. */
function merchantOf({ method, hasSilentName }: Plan): string {
  if (hasSilentName) return silentMerchant;
  return method === 'card' ? '100003' : '100001';
}

/** Of a large basket's names. */
const longName = 'Çaydanlık '.repeat(longestName / 10);

/** The first line costs what is paid, the others nothing. */
function basketFor({ basketLines }: Plan, amount: number): string {
  const name = basketLines === mostLines ? longName : 'Çaydanlık';
  const price = (line: number) => (line === 0 ? (amount / 100).toFixed(2) : '0.00');
  return basketOf(Array.from({ length: basketLines }, (_, line) => [name, price(line), 1]));
}

/** Makes one payment as planned: the merchant's call, then the shopper in one or two tabs. */
export class Payer {
  private readonly links: LinkShop;

  constructor(
    private readonly world: World,
    private readonly provider: SimulatedProvider,
    private readonly book: IssuerBook,
    notified: string,
  ) {
    this.links = new LinkShop(world, notified);
  }

  async pay(plan: Plan): Promise<SimulatedPayment> {
    this.book.expect(amountOf(plan), plan.issuer);
    const seen: Seen[] = [];
    const deleted: string[] = [];
    const link = linkOf(plan);
    const token = link === undefined ? (await this.order(plan)).token : await this.links.order(plan, link);
    if (token === undefined) return { plan, token: '', seen, deleted };
    const tabs = Array.from({ length: plan.tabs }, async (_, tab) => {
      const random = new Random(plan.seed, plan.index, 'tab', tab);
      if (tab > 0) await this.world.time.sleep(random.pick([0, 0, 500, 5_000, 40_000]));
      await new Tab(this.world, plan, token, tab, random, { seen, deleted }).run();
    });
    await Promise.all(tabs);
    const refund = plan.refund === 'none' ? undefined : await askRefund(this.world, this.provider.db, plan, token);
    return { plan, token, seen, deleted, refund };
  }

  /** The merchant asks until a token comes: each time with another order, since the answer of the first may be lost. */
  private async order(plan: Plan): Promise<Opened> {
    const fields = await this.fieldsOf(plan);
    for (let asked = 0; ; asked += 1) {
      try {
        const merchant_oid = `SIM${plan.index}N${asked}`;
        return await withPatience(this.world.time, createToken(this.world.provider, { ...fields, merchant_oid }));
      } catch (error) {
        if (asked > 20) throw error;
        await this.world.time.sleep(2_000);
      }
    }
  }

  private async fieldsOf(plan: Plan): Promise<Fields> {
    const amount = amountOf(plan);
    const fields: Fields = {
      merchant_id: merchantOf(plan),
      payment_amount: String(amount),
      user_basket: basketFor(plan, amount),
      timeout_limit: String(plan.timeLimit),
      payment_options: 'tosla,juzdan,alisGidis,mmPay,bex,bankTransfer',
      bank_loans: 'akbank',
    };
    if (plan.method === 'transfer') return { ...fields, sandbox_case: 'transferApproved' };
    return plan.method === 'savedCard' || plan.method === 'deletion'
      ? { ...fields, utoken: await this.storedCard(plan) }
      : fields;
  }

  private storedCard(plan: Plan): Promise<string> {
    const clock = { now: () => this.world.time.now(), sleep: (ms: number) => this.world.time.sleep(ms) };
    const number = plan.cards[0] ?? numberOf('approved');
    return storeTestCards(this.provider.db, clock, new Fingerprints(fingerprintKey), merchantOf(plan), [
      { number, expired: false },
    ]);
  }
}
