import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.js';
import type { Clock } from '../../process/clock.js';
import { notifications } from '../database/schema.js';
import type { MerchantPosts } from './merchant-posts.js';

/** How long a merchant may take to answer, ms. */
export const deliveryTimeoutMs = 10_000;

/** How long a claimed row is left alone, ms: well beyond the time a delivery can take, so that no two ever overlap. */
const claimMs = 60_000;

/** Rows one process delivers at a time. */
const batch = 10;

type Row = typeof notifications.$inferSelect;

/** How long after the n-th failed try the next one comes: 1 s, 2 s, 4 s … at most an hour. Repeats never stop by themselves. */
export function delayAfter(tries: number): number {
  return Math.min(1000 * 2 ** Math.min(tries - 1, 30), 60 * 60_000);
}

/** One process's share of the outbox. */
export class NotificationDelivery {
  private readonly process = randomBytes(8).toString('hex');
  /** By id of its row: a claim may have run out while the merchant still answers. */
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly posts: MerchantPosts,
    private readonly stop: AbortSignal,
  ) {}

  /** Starts the deliveries that are due, and does not wait for slow merchants. */
  async start(): Promise<void> {
    for (const row of await this.claim()) {
      if (this.underWay.has(row.id)) continue;
      const delivery = this.deliver(row)
        .catch(() => {})
        .finally(() => this.underWay.delete(row.id));
      this.underWay.set(row.id, delivery);
    }
  }

  /** Waits until nothing is under way. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay.values());
  }

  private claim(): Promise<Row[]> {
    const room = batch - this.underWay.size;
    if (room <= 0) return Promise.resolve([]);
    const now = this.clock.now();
    // By the database's clock, which the processes share: one whose own clock runs ahead must not take what another holds.
    const free = or(isNull(notifications.claimedUntil), lte(notifications.claimedUntil, sql`now()`));
    return this.db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(notifications)
        .where(and(isNull(notifications.deliveredAt), lte(notifications.nextAt, new Date(now)), free))
        .orderBy(asc(notifications.nextAt))
        .limit(room)
        .for('update', { skipLocked: true });
      const claimed = due.filter((row) => !this.underWay.has(row.id));
      for (const row of claimed) {
        await tx
          .update(notifications)
          .set({ claimedBy: this.process, claimedUntil: sql`now() + ${claimMs} * interval '1 millisecond'` })
          .where(eq(notifications.id, row.id));
      }
      return claimed;
    });
  }

  private async deliver(row: Row): Promise<void> {
    const result = await this.post(row);
    const tries = row.tries + 1;
    const now = this.clock.now();
    await this.db
      .update(notifications)
      .set({
        tries,
        claimedBy: null,
        claimedUntil: null,
        lastResult: result,
        ...(result === 'OK' ? { deliveredAt: new Date(now) } : { nextAt: new Date(now + delayAfter(tries)) }),
      })
      .where(and(eq(notifications.id, row.id), eq(notifications.claimedBy, this.process)));
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
