import { and, eq, exists, inArray, isNotNull, lte, ne, notExists, or } from 'drizzle-orm';
import { acsChallenges } from '../../bank/schema.js';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { runAll } from '../../process/run-all.js';
import { entries, linkMessages, links, orders } from '../database/schema.js';
import { signedTexts } from '../database/schema-signatures.js';
import { smsMessages } from '../database/schema-waiting.js';
import { hasNoKeptOrder, noPayer } from './erase-orders.js';
import { ErasureWalk } from './erasure-walk.js';
import type { RetentionPeriods } from './periods.js';

/** How many rows one transaction takes. */
const batch = 100;

const dayMs = 24 * 3_600_000;

/** Empties or drops personal data when its period is over (SV-07). */
export class Retention {
  private readonly paidOrders: ErasureWalk;
  private readonly unpaidOrders: ErasureWalk;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly periods: RetentionPeriods,
  ) {
    const charges = db
      .select({ seq: entries.seq })
      .from(entries)
      .where(and(eq(entries.orderId, orders.id), eq(entries.kind, 'charged')));
    this.paidOrders = new ErasureWalk(db, exists(charges));
    this.unpaidOrders = new ErasureWalk(db, notExists(charges));
  }

  /** Erases what is past, in small transactions, until the signal aborts. Where one kind fails, the others are erased all the same. */
  async erasePast(end?: AbortSignal): Promise<void> {
    const { paid, unpaid, messages, challenges, signatures } = this.periods;
    const now = new Date(this.clock.now());
    await runAll(
      [
        () => this.paidOrders.eraseUntil(this.before(paid), now, end),
        () => this.unpaidOrders.eraseUntil(this.before(unpaid), now, end),
        () => repeat(end, () => this.erasePayers(this.before(unpaid))),
        () => repeat(end, () => this.dropOrderMessages(this.before(messages))),
        () => repeat(end, () => this.dropLinkMessages(this.before(messages))),
        () => repeat(end, () => this.dropChallenges(this.before(challenges))),
        () => repeat(end, () => this.dropSignedTexts(this.before(signatures))),
      ],
      end,
    );
  }

  /** Of links that are over and have no order whose payer is still kept. */
  private async erasePayers(before: Date): Promise<number> {
    const isNamed = or(ne(links.payerName, ''), ne(links.payerEmail, ''));
    const isOver = or(lte(links.expiresAt, before), lte(links.deletedAt, before));
    const past = this.db
      .select({ shortId: links.shortId })
      .from(links)
      .where(and(isNamed, isOver, hasNoKeptOrder(this.db)))
      .limit(batch);
    return (await this.db.update(links).set(noPayer).where(inArray(links.shortId, past)).returning()).length;
  }

  private async dropOrderMessages(before: Date): Promise<number> {
    const past = this.db
      .select({ seq: smsMessages.seq })
      .from(smsMessages)
      .innerJoin(orders, eq(orders.id, smsMessages.orderId))
      .where(and(lte(smsMessages.at, before), isNotNull(orders.endedAt)))
      .limit(batch);
    return (await this.db.delete(smsMessages).where(inArray(smsMessages.seq, past)).returning()).length;
  }

  private async dropLinkMessages(before: Date): Promise<number> {
    const past = this.db
      .select({ seq: linkMessages.seq })
      .from(linkMessages)
      .where(lte(linkMessages.at, before))
      .limit(batch);
    return (await this.db.delete(linkMessages).where(inArray(linkMessages.seq, past)).returning()).length;
  }

  private async dropChallenges(before: Date): Promise<number> {
    const past = this.db
      .select({ id: acsChallenges.id })
      .from(acsChallenges)
      .where(lte(acsChallenges.expiresAt, before))
      .limit(batch);
    return (await this.db.delete(acsChallenges).where(inArray(acsChallenges.id, past)).returning()).length;
  }

  private async dropSignedTexts(before: Date): Promise<number> {
    const past = this.db
      .select({ text: signedTexts.text })
      .from(signedTexts)
      .where(lte(signedTexts.at, before))
      .limit(batch);
    return (await this.db.delete(signedTexts).where(inArray(signedTexts.text, past)).returning()).length;
  }

  private before(days: number): Date {
    return new Date(this.clock.now() - days * dayMs);
  }
}

async function repeat(end: AbortSignal | undefined, act: () => Promise<number>): Promise<void> {
  let done: number;
  do done = await act();
  while (done === batch && end?.aborted !== true);
}
