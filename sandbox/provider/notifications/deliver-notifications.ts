import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';
import type { Database, Transaction } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { notifications } from '../database/schema.js';
import { type Addressee, hostOf } from './addressee.js';
import { DeliveryShares, FailingHosts, places } from './delivery-shares.js';
import { type Due, findDue, lockDue, markClaimed, type ReachedHosts } from './due-notifications.js';
import type { MerchantPosts } from './merchant-posts.js';
import { MerchantTurns } from './merchant-turns.js';

/** How long a merchant may take to answer, ms. */
export const deliveryTimeoutMs = 10_000;

/** How long a claimed row is left alone, ms: well beyond the time a delivery can take, so that no two ever overlap. */
const claimMs = 60_000;

/** Rows that one transaction claims at most. */
const batch = 50;

type Row = typeof notifications.$inferSelect;

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
  private readonly turns = new MerchantTurns();
  private readonly reached: ReachedHosts = new Map();
  private claims: Promise<void> = Promise.resolve();
  private isNextQueued = false;
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
    // A look that has not begun finds what another one would: many ends at once are followed by one.
    if (this.isNextQueued) return this.claims;
    this.isNextQueued = true;
    // One claim after the other: two at once would each take what is left to one.
    const next = async () => {
      this.isNextQueued = false;
      let claimed: readonly Row[];
      do {
        claimed = await this.claim();
        for (const row of claimed) this.begin(row);
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

  private begin(row: Row): void {
    const { merchantId: merchant, host } = row;
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

  private async claim(): Promise<readonly Row[]> {
    const room = Math.min(batch, places - this.underWay.size);
    if (room <= 0 || this.stop.aborted) return [];
    const shares = new DeliveryShares(this.underWay.values(), this.failing);
    const claimed = await this.db.transaction((tx) => this.claimWithin(tx, shares, room));
    for (const { merchantId } of claimed) this.turns.note(merchantId);
    this.mayBeMore = claimed.length === room || shares.isAnyFull();
    return claimed;
  }

  private async claimWithin(tx: Transaction, shares: DeliveryShares, room: number): Promise<readonly Row[]> {
    const now = this.clock.now();
    const claimed: Row[] = [];
    const passed = [...this.underWay.keys()];
    let found: readonly Due[];
    let locked: readonly Row[];
    do {
      found = await findDue(tx, now, { ids: passed, ...shares.full() }, this.reached);
      const dealt = this.turns.deal(found, shares, room - claimed.length);
      locked = await lockDue(tx, now, dealt);
      await markClaimed(tx, locked, this.process, claimMs);
      claimed.push(...locked);
      passed.push(...dealt.map(({ id }) => id));
      // Of a merchant or host that was passed over, or whose notices another process holds, the next look finds others.
    } while (locked.length < found.length && claimed.length < room);
    return claimed;
  }

  private async deliver(row: Row): Promise<boolean> {
    const result = await this.post(row);
    const tries = row.tries + 1;
    const now = this.clock.now();
    const nextAt = new Date(now + delayAfter(tries));
    const isClaimed = and(eq(notifications.id, row.id), eq(notifications.claimedBy, this.process));
    const ended = { tries, claimedBy: null, claimedUntil: null };
    const outcome = result === 'OK' ? { deliveredAt: new Date(now) } : { nextAt };
    const noted = await this.db
      .update(notifications)
      .set({ ...ended, ...outcome, lastResult: result })
      .where(and(isClaimed, eq(notifications.nextAt, row.nextAt)))
      .returning({ id: notifications.id });
    // Its merchant has asked for it again meanwhile (MA-08): it stays due, whatever this try gave.
    if (noted.length === 0) await this.db.update(notifications).set(ended).where(isClaimed);
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
