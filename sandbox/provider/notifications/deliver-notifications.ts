import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';
import type { Database, Transaction } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { notifications } from '../database/schema.js';
import { hostOf } from './deliveries.js';
import { type Addressee, DeliveryShares, FailingHosts, places, shareOfOne } from './delivery-shares.js';
import type { MerchantPosts } from './merchant-posts.js';

/** How long a merchant may take to answer, ms. */
export const deliveryTimeoutMs = 10_000;

/** How long a claimed row is left alone, ms: well beyond the time a delivery can take, so that no two ever overlap. */
const claimMs = 60_000;

/** Rows that one transaction claims at most. */
const batch = 50;

type Row = typeof notifications.$inferSelect;

/** A notification that is due, and who gets it. */
interface Due extends Addressee {
  readonly row: Row;
}

/** Who a row goes to, by the database, which leaves out those that have their share. */
const addressee = {
  merchant: sql<string>`coalesce(fields->>'merchant_id', '')`,
  host: sql<string>`lower(split_part(url, '/', 3))`,
};

/** How long after the n-th failed try the next one comes: 1 s, 2 s, 4 s … at most an hour. Repeats never stop by themselves. */
export function delayAfter(tries: number): number {
  return Math.min(1000 * 2 ** Math.min(tries - 1, 30), 60 * 60_000);
}

/** A try that did not deliver, as it is logged: neither an address, which may hold a secret, nor any of the fields. */
export interface FailedTry {
  readonly notification: 'not delivered';
  readonly merchant: string;
  readonly order: string;
  readonly host: string;
  readonly result: string;
  readonly tries: number;
  readonly next: string;
}

/** One process's share of the outbox. */
export class NotificationDelivery {
  private readonly process = randomBytes(8).toString('hex');
  /** By id of its row: a claim may have run out while the merchant still answers. */
  private readonly underWay = new Map<string, Addressee & { readonly end: Promise<void> }>();
  private readonly failing = new FailingHosts();
  private claims: Promise<void> = Promise.resolve();
  /** The last claim left out what has its share, or found no more room: what is due may wait for the end of a delivery. */
  private mayBeMore = false;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly posts: MerchantPosts,
    private readonly stop: AbortSignal,
    private readonly note: (failed: FailedTry) => void,
  ) {}

  /** Starts the deliveries that are due, and does not wait for slow merchants. */
  start(): Promise<void> {
    // One claim after the other: two at once would each take what is left to one.
    const next = async () => {
      let claimed: readonly Due[];
      do {
        claimed = await this.claim();
        for (const due of claimed) this.begin(due);
      } while (claimed.length === batch);
    };
    this.claims = this.claims.then(next, next);
    return this.claims;
  }

  /** Waits until nothing is under way, nor begun by what ends meanwhile. */
  async settled(): Promise<void> {
    let claims: Promise<void>;
    do {
      claims = this.claims;
      await claims.catch(() => {});
      await Promise.all([...this.underWay.values()].map(({ end }) => end));
    } while (this.underWay.size > 0 || this.claims !== claims);
  }

  private begin({ row, merchant, host }: Due): void {
    const end = this.deliver(row)
      .then((isDelivered) => this.failing.note(host, isDelivered))
      .catch(() => {})
      .finally(() => this.end(row.id));
    this.underWay.set(row.id, { merchant, host, end });
  }

  /**
   * Begins at once the notifications that waited for this delivery to end, so that merchants that answer fast wait for
   * no round.
   */
  private end(id: string): void {
    this.underWay.delete(id);
    if (this.mayBeMore) this.start().catch(() => {});
  }

  private async claim(): Promise<readonly Due[]> {
    const room = Math.min(batch, places - this.underWay.size);
    if (room <= 0 || this.stop.aborted) return [];
    const shares = new DeliveryShares(this.underWay.values(), this.failing);
    const claimed = await this.db.transaction((tx) => this.claimWithin(tx, shares, room));
    this.mayBeMore = claimed.length === room || shares.isAnyFull();
    return claimed;
  }

  private async claimWithin(tx: Transaction, shares: DeliveryShares, room: number): Promise<readonly Due[]> {
    const claimed: Due[] = [];
    let asked: number;
    let due: readonly Due[];
    let taken: readonly Due[];
    do {
      asked = room - claimed.length;
      due = await this.lockDue(tx, shares, asked);
      taken = due.filter((one) => shares.take(one));
      claimed.push(...taken);
      // A row that this transaction itself has locked is free to it: the claim alone keeps it out of the next question.
      await this.markClaimed(tx, taken);
      // A merchant or host that was passed over has its share now, and is left out of the next question.
    } while ((due.length === asked || taken.length < due.length) && claimed.length < room);
    return claimed;
  }

  /**
   * First deliveries before repeats, then the oldest: what fails again and again must not keep what is new waiting. Of
   * each host no more than its share: thousands that wait for a few hosts are looked through once (TR-13).
   */
  private lockDue(tx: Transaction, shares: DeliveryShares, most: number): Promise<Due[]> {
    // By the database's clock, which the processes share: one whose own clock runs ahead must not take what another holds.
    const free = or(isNull(notifications.claimedUntil), lte(notifications.claimedUntil, sql`now()`));
    const isReached = lte(notifications.nextAt, new Date(this.clock.now()));
    // Asked again of each row that is locked: another process may have delivered it since, or have failed to.
    const isDue = and(isNull(notifications.deliveredAt), free, isReached);
    const { merchants, hosts } = shares.full();
    const nth = sql<number>`row_number() over (partition by ${addressee.host} order by tries > 0, next_at)`;
    const ranked = tx
      .select({ id: notifications.id, nth: nth.as('nth') })
      .from(notifications)
      .where(
        and(
          isDue,
          notInArray(notifications.id, [...this.underWay.keys()]),
          notInArray(addressee.merchant, merchants),
          notInArray(addressee.host, hosts),
        ),
      )
      .as('ranked');
    return tx
      .select({ row: notifications, ...addressee })
      .from(notifications)
      .innerJoin(ranked, eq(ranked.id, notifications.id))
      .where(and(lte(ranked.nth, shareOfOne), isDue))
      .orderBy(sql`tries > 0`, asc(notifications.nextAt))
      .limit(most)
      .for('update', { of: notifications, skipLocked: true });
  }

  private async markClaimed(tx: Transaction, claimed: readonly Due[]): Promise<void> {
    if (claimed.length === 0) return;
    const ids = claimed.map(({ row }) => row.id);
    await tx
      .update(notifications)
      .set({ claimedBy: this.process, claimedUntil: sql`now() + ${claimMs} * interval '1 millisecond'` })
      .where(inArray(notifications.id, ids));
  }

  private async deliver(row: Row): Promise<boolean> {
    const result = await this.post(row);
    const tries = row.tries + 1;
    const now = this.clock.now();
    const nextAt = new Date(now + delayAfter(tries));
    await this.db
      .update(notifications)
      .set({
        tries,
        claimedBy: null,
        claimedUntil: null,
        lastResult: result,
        ...(result === 'OK' ? { deliveredAt: new Date(now) } : { nextAt }),
      })
      .where(and(eq(notifications.id, row.id), eq(notifications.claimedBy, this.process)));
    if (result !== 'OK') this.noteFailed(row, result, tries, nextAt);
    return result === 'OK';
  }

  /** Leaves a trace of a try that failed (MA-08). A process that is ending cuts its own tries: they say nothing. */
  private noteFailed({ fields, url }: Row, result: string, tries: number, nextAt: Date): void {
    if (this.stop.aborted) return;
    this.note({
      notification: 'not delivered',
      merchant: fields.merchant_id ?? '',
      // The number of an order is a key, and may look like a card's.
      order: withoutCardNumbers(fields.merchant_oid ?? ''),
      host: hostOf(url),
      result,
      tries,
      next: nextAt.toISOString(),
    });
  }

  /** `OK`, or why it does not count. */
  private async post(row: Row): Promise<string> {
    const cancel = new AbortController();
    const abort = () => cancel.abort();
    this.stop.addEventListener('abort', abort);
    const timer = this.clock.sleep(deliveryTimeoutMs, cancel.signal).then(abort);
    try {
      return await this.posts.send(row, cancel.signal);
    } finally {
      this.stop.removeEventListener('abort', abort);
      cancel.abort();
      await timer;
    }
  }
}
