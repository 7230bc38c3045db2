import { storeTestCards } from '../../sandbox/demo/stored-cards.js';
import { Fingerprints } from '../../sandbox/provider/database/fingerprints.js';
import type { Fields } from '../sandbox/calls.js';
import { createToken } from '../sandbox/merchant.js';
import type { IssuerBook } from './issuer-book.js';
import { LinkShop } from './link-shop.js';
import { amountOf, numberOf, type Plan } from './plan.js';
import { fingerprintKey, type SimulatedProvider } from './providers.js';
import { Random } from './random.js';
import type { Seen } from './screens.js';
import { Tab } from './tab.js';
import type { World } from './visit.js';

/** One order of the simulation, and what its shopper saw, in order. */
export interface SimulatedPayment {
  readonly plan: Plan;
  /** Empty where there was no order. */
  readonly token: string;
  readonly seen: readonly Seen[];
}

/** The merchant of each kind of payment. */
const merchantOf = ({ method }: Plan): string => (method === 'card' ? '100003' : '100001');

/** Makes one payment as planned: the merchant's call, then the shopper in one or two tabs. */
export class Payer {
  private readonly links: LinkShop;

  constructor(
    private readonly world: World,
    private readonly provider: SimulatedProvider,
    private readonly book: IssuerBook,
  ) {
    this.links = new LinkShop(world);
  }

  async pay(plan: Plan): Promise<SimulatedPayment> {
    this.book.expect(amountOf(plan), plan.issuer);
    const seen: Seen[] = [];
    const token = await (plan.method === 'link' ? this.links.order(plan) : this.order(plan));
    if (token === undefined) return { plan, token: '', seen };
    const tabs = Array.from({ length: plan.tabs }, async (_, tab) => {
      const random = new Random(plan.seed, plan.index, 'tab', tab);
      if (tab > 0) await this.world.time.sleep(random.pick([0, 0, 500, 5_000, 40_000]));
      await new Tab(this.world, plan, token, tab, random, seen).run();
    });
    await Promise.all(tabs);
    return { plan, token, seen };
  }

  /** The merchant asks until a token comes: each time with another order, since the answer of the first may be lost. */
  private async order(plan: Plan): Promise<string> {
    const fields = await this.fieldsOf(plan);
    for (let asked = 0; ; asked += 1) {
      try {
        const merchant_oid = `SIM${plan.index}N${asked}`;
        return (await createToken(this.world.provider, { ...fields, merchant_oid })).token;
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
      timeout_limit: String(plan.timeLimit),
      payment_options: 'tosla,juzdan,alisGidis,mmPay,bex,bankTransfer',
      bank_loans: 'akbank',
    };
    if (plan.method === 'transfer') return { ...fields, sandbox_case: 'transferApproved' };
    return plan.method === 'savedCard' ? { ...fields, utoken: await this.storedCard(plan) } : fields;
  }

  private storedCard(plan: Plan): Promise<string> {
    const clock = { now: () => this.world.time.now(), sleep: (ms: number) => this.world.time.sleep(ms) };
    const number = plan.cards[0] ?? numberOf('approved');
    return storeTestCards(this.provider.db, clock, new Fingerprints(fingerprintKey), merchantOf(plan), [
      { number, expired: false },
    ]);
  }
}
