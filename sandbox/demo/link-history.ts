import { eq } from 'drizzle-orm';
import { readLanguage } from '../../src/domain/locale/language.js';
import type { Database } from '../database/database.js';
import type { Clock } from '../process/clock.js';
import type { Fingerprints } from '../provider/database/fingerprints.js';
import { links } from '../provider/database/schema.js';
import type { AttemptFacts } from '../provider/ledger/attempt-facts.js';
import type { Ledger } from '../provider/ledger/ledger.js';
import { rulesOf } from '../provider/links/link-types.js';
import type { Order } from '../provider/orders/order-state.js';
import { newLinkOid } from '../provider/page-api/link-page.js';
import type { OpenLinks } from '../provider/page-api/open-links.js';
import type { LinkOrders } from '../provider/page-api/open-order.js';
import type { PayingCards } from '../provider/page-api/paying-cards.js';

const approvedCard = '4355084355084358';

const payer = {
  userName: 'Ayşe Yılmaz',
  userAddress: 'İcadiye Caddesi No: 12, Üsküdar/İstanbul',
  email: 'ayse.yilmaz@example.com',
  userPhone: '05551112233',
} as const;

/** Payments of links before the demo shows them: through the ledger like every payment, notification included. */
export class LinkHistory {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly fingerprints: Fingerprints,
    private readonly links: OpenLinks,
    private readonly orders: LinkOrders,
    private readonly cards: PayingCards,
    private readonly ledger: Ledger,
  ) {}

  async pay(id: string, amountOrPieces: number): Promise<void> {
    const opened = await this.links.find(id);
    const order = rulesOf(opened.link).orderOf(opened.link, amountOrPieces, payer);
    const asked = { order, merchantOid: newLinkOid(), userIp: '203.0.113.7' };
    const created = await this.orders.open(opened, asked);
    if (created === undefined || created === 'textsChanged') throw new Error('The order of a demo link was not made');
    const begun = await this.ledger.begin(created.id, this.factsOf(created), 'authorising');
    if (begun.kind !== 'begun') throw new Error(`The payment of a demo link was not taken: ${begun.kind}`);
    await this.ledger.settle(created.id, begun.attemptId, undefined);
  }

  async expire(id: string): Promise<void> {
    await this.db
      .update(links)
      .set({ expiresAt: new Date(this.clock.now()) })
      .where(eq(links.shortId, id));
  }

  private factsOf(order: Order): AttemptFacts {
    const { bin, last4, scheme, fingerprint, behaviour } = this.cards.typed(approvedCard);
    return {
      method: 'card',
      variant: '',
      postId: null,
      reference: null,
      receivedAt: this.clock.now(),
      bin,
      last4,
      scheme,
      fingerprint,
      scenario: behaviour.id,
      countCard: false,
      with3d: true,
      amount: order.amount,
      installmentCount: 0,
      points: 0,
      storeMonth: null,
      storeYear: null,
      addressFingerprint: this.fingerprints.of('address', order.userIp),
      lineFingerprint: this.fingerprints.of('address', order.userIp),
      language: readLanguage(order.lang),
    };
  }
}
