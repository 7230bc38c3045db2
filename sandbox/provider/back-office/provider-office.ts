import { desc, eq, inArray } from 'drizzle-orm';
import { withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';
import { readCurrency } from '../../../src/domain/money/currency.js';
import type { Database } from '../../database/database.js';
import type {
  BackOffice,
  DayStatement,
  LinkMessage,
  NotificationDelivery,
  Review,
  SmsMessage,
  StatementRow,
} from '../../panel/back-office.js';
import type { Clock } from '../../process/clock.js';
import { linkMessages, orders } from '../database/schema.js';
import { smsMessages, transferNotices } from '../database/schema-waiting.js';
import { banks } from '../directory/banks.js';
import { reasonOf } from '../directory/decline-reasons.js';
import { maskedCard } from '../directory/masked-card.js';
import { methodOf } from '../directory/methods.js';
import { transferReasons } from '../directory/transfer-reasons.js';
import type { Reviews } from '../ledger/reviews.js';
import { type Movement, readStatement } from '../ledger/statement.js';
import { deliveriesOf, triedDeliveries, waitingDeliveriesOf } from '../notifications/deliveries.js';
import type { Outbox } from '../notifications/outbox.js';
import { printIstanbulTime, readIstanbulTime } from '../requests/istanbul-time.js';

/** How many messages, and how many reviews, are shown. */
const listed = 50;

/** Describes what the provider's own staff sees and decides. */
export class ProviderOffice implements BackOffice {
  readonly transferReasons = transferReasons.map((key) => ({ key, ...reasonOf(key) }));

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly openReviews: Reviews,
  ) {}

  async messages(): Promise<readonly SmsMessage[]> {
    const { at, phone, text } = smsMessages;
    const rows = await this.db
      .select({ at, phone, text, merchantOid: orders.merchantOid })
      .from(smsMessages)
      .innerJoin(orders, eq(orders.id, smsMessages.orderId))
      .orderBy(desc(smsMessages.seq))
      .limit(listed);
    // The number of an order is a key, and may look like a card's.
    return rows.map((row) => ({ ...row, merchantOid: withoutCardNumbers(row.merchantOid) }));
  }

  async deliveries(): Promise<readonly NotificationDelivery[]> {
    return shownDeliveries(await triedDeliveries(this.db, listed));
  }

  async deliveriesOf(merchantId: string): Promise<readonly NotificationDelivery[]> {
    const waiting = await waitingDeliveriesOf(this.db, merchantId, listed);
    const newest = await deliveriesOf(this.db, { merchantId, merchantOid: '' }, { most: listed, after: 0 });
    return shownDeliveries([...waiting, ...newest.filter(({ nextAt }) => nextAt === undefined)]);
  }

  sendAgain(merchantId: string, id: string): Promise<boolean> {
    return this.outbox.sendAgain(this.db, merchantId, id);
  }

  readdressWaiting(merchantId: string): Promise<void> {
    return this.outbox.readdressWaiting(this.db, merchantId);
  }

  async statementOf(merchantId: string, day: string): Promise<DayStatement> {
    const asked = readIstanbulTime(`${day} 00:00:00`);
    if (asked === undefined) return this.statementOf(merchantId, dayOf(new Date(this.clock.now())));
    // Turkey has no summer time: every day has as many hours.
    const span = { from: asked, until: new Date(asked.getTime() + dayMs) };
    return { day, rows: (await readStatement(this.db, merchantId, span)).map(statementRow) };
  }

  async reviews(): Promise<readonly Review[]> {
    const rows = await this.openReviews.open(listed);
    // A review that a wallet opened is the wallet's to decide.
    const ours = rows.filter(({ attempt }) => attempt.method === 'eft' || attempt.method === 'card');
    return Promise.all(ours.map((row) => this.reviewOf(row)));
  }

  async decide(reviewId: string, refusal: string | undefined): Promise<boolean> {
    if (refusal === undefined) return this.openReviews.decide(reviewId, undefined);
    const reason = refusal === 'securityRefused' ? refusal : transferReasons.find((key) => key === refusal);
    return reason === undefined ? false : this.openReviews.decide(reviewId, reason);
  }

  async linkMessages(ids: readonly string[]): Promise<readonly LinkMessage[]> {
    if (ids.length === 0) return [];
    return this.db
      .select()
      .from(linkMessages)
      .where(inArray(linkMessages.linkId, [...ids]))
      .orderBy(desc(linkMessages.seq));
  }

  private async reviewOf({ review, attempt, order, merchantName }: OpenReview): Promise<Review> {
    const isTransfer = attempt.method === 'eft';
    const [notice] = isTransfer
      ? await this.db.select().from(transferNotices).where(eq(transferNotices.attemptId, attempt.id))
      : [];
    return {
      id: review.attemptId,
      kind: isTransfer ? 'transfer' : 'security',
      openedAt: review.openedAt,
      dueAt: review.dueAt ?? undefined,
      merchantName,
      merchantOid: withoutCardNumbers(order.merchantOid),
      amount: attempt.amount,
      currency: readCurrency(attempt.currency) ?? 'TL',
      who:
        notice === undefined
          ? `•••• ${attempt.last4}`
          : `${notice.userName} · ${banks.find(({ code }) => code === attempt.variant)?.name ?? ''}`,
    };
  }
}

const dayMs = 24 * 60 * 60_000;

/** The day of Turkey, `YYYY-MM-DD`. */
const dayOf = (at: Date) => printIstanbulTime(at).slice(0, 'YYYY-MM-DD'.length);

function statementRow({ bin, last4, method, currency, merchantOid, ...movement }: Movement): StatementRow {
  return {
    ...movement,
    time: printIstanbulTime(movement.at),
    merchantOid: withoutCardNumbers(merchantOid),
    currency: readCurrency(currency) ?? 'TL',
    methodName: methodOf(method)?.name ?? '',
    card: maskedCard(bin, last4),
  };
}

/** The number of an order is a key, and may look like a card's. */
function shownDeliveries(rows: readonly NotificationDelivery[]): readonly NotificationDelivery[] {
  return rows.map((row) => ({ ...row, merchantOid: withoutCardNumbers(row.merchantOid) }));
}

type OpenReview = Awaited<ReturnType<Reviews['open']>>[number];
