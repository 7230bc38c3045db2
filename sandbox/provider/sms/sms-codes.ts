import { and, eq, sql } from 'drizzle-orm';
import type { ServiceIdentifier } from 'inversify';
import type { Database, Transaction } from '../../database/database.js';
import { retryRolledBack } from '../../database/transient-errors.js';
import type { Clock } from '../../process/clock.js';
import type { Fingerprints } from '../database/fingerprints.js';
import { attempts } from '../database/schema.js';
import { smsChecks, smsMessages } from '../database/schema-waiting.js';
import type { Limits } from '../ledger/attempt-limits.js';
import type { AttemptStep } from '../ledger/ledger.js';
import { countUp, LimitReached, type Tally } from '../ledger/limited-acts.js';
import { lockOrder } from '../orders/orders.js';

/** The code of every message; the demo store shows the messages, since none is sent. */
export const smsCode = '283126';

/** The third wrong code ends the attempt, however often the code is sent anew. */
const smsTriesAllowed = 3;

const sendsAllowed = 5;

/** How long until another message can be asked for, in ms. */
export const cooldownMs = 60_000;

export type SmsCheck = typeof smsChecks.$inferSelect;

/** Telephones whose messages are not counted together: the demo's, which all of its visitors share. */
export type SharedPhones = ReadonlySet<string>;
export const SharedPhones: ServiceIdentifier<SharedPhones> = Symbol('SharedPhones');

export type Sent =
  | { readonly kind: 'sent'; readonly check: SmsCheck }
  | { readonly kind: 'early' | 'tooMany' | 'none' };

/** How many tries are left after a code; `right` takes none. */
export type Checked = { readonly kind: 'right' } | { readonly kind: 'wrong'; readonly left: number };

/** Codes that attempts wait for. */
export class SmsCodes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly fingerprints: Fingerprints,
    private readonly shared: SharedPhones,
  ) {}

  /**
   * Asks for a code, and sends it where the number is known (`05…`; empty: it is not). Throws `LimitReached` where the order
   * or the telephone has had its messages, so that an attempt that is begun again sends no more of them (TR-05).
   */
  asking(phone: string): AttemptStep {
    return async (tx, attemptId, at) => {
      await tx.insert(smsChecks).values({ attemptId, phone: '' });
      if (phone !== '') await this.sendMessage(tx, attemptId, phone, at);
    };
  }

  /** Sends the code again, to another number where one is given. */
  async send(orderId: string, attemptId: string, phone: string): Promise<Sent> {
    try {
      return await this.sendWithin(orderId, attemptId, phone);
    } catch (error) {
      if (error instanceof LimitReached) return { kind: 'tooMany' };
      throw error;
    }
  }

  /** Throws `LimitReached`, and then has sent nothing. */
  private sendWithin(orderId: string, attemptId: string, phone: string): Promise<Sent> {
    return retryRolledBack(this.db, async (tx) => {
      // Two presses of the button send one message.
      await lockOrder(tx, orderId);
      const at = new Date(this.clock.now());
      const before = await readCheck(tx, attemptId);
      const to = phone === '' ? (before?.phone ?? '') : phone;
      if (before === undefined || to === '') return { kind: 'none' };
      // guard: SMS codes that are sent
      if (before.sends >= sendsAllowed) return { kind: 'tooMany' };
      if (waitOf(before, at.getTime()) > 0) return { kind: 'early' };
      await this.sendMessage(tx, attemptId, to, at);
      const check = await readCheck(tx, attemptId);
      return check === undefined ? { kind: 'none' } : { kind: 'sent', check };
    });
  }

  /**
   * Compares a typed code. A wrong one costs a try; with none left, no code is right. Codes that come at once are compared one
   * after the other, the right one too: many at once are no more tries.
   */
  async check({ attemptId }: SmsCheck, typed: string): Promise<Checked> {
    const isRight = typed === smsCode;
    // guard: wrong SMS codes -> const [counted] = await this.db .update(smsChecks) .set({ wrongCodes: sql`${smsChecks.wrongCodes} + ${isRight ? 0 : 1}` }) .where(and(eq(smsChecks.attemptId, attemptId), sql`true`)) .returning();
    const [counted] = await this.db
      .update(smsChecks)
      .set({ wrongCodes: sql`${smsChecks.wrongCodes} + ${isRight ? 0 : 1}` })
      .where(and(eq(smsChecks.attemptId, attemptId), sql`${smsChecks.wrongCodes} < ${smsTriesAllowed}`))
      .returning();
    if (counted !== undefined && isRight) return { kind: 'right' };
    return { kind: 'wrong', left: counted === undefined ? 0 : smsTriesAllowed - counted.wrongCodes };
  }

  private async sendMessage(tx: Transaction, attemptId: string, phone: string, at: Date): Promise<void> {
    const [attempt] = await tx.select({ orderId: attempts.orderId }).from(attempts).where(eq(attempts.id, attemptId));
    if (attempt === undefined) throw new Error('A code without an attempt');
    const { orderId } = attempt;
    await tx
      .update(smsChecks)
      .set({ phone, sentAt: at, sends: sql`${smsChecks.sends} + 1` })
      .where(eq(smsChecks.attemptId, attemptId));
    const text = `Ödeme onay kodunuz: ${smsCode}. Kimseyle paylaşmayın. / Your payment code: ${smsCode}.`;
    await tx.insert(smsMessages).values({ orderId, at, phone, text });
    // guard: messages of an order and a telephone
    await countUp(tx, this.talliesOf(orderId, phone), at.getTime());
  }

  private talliesOf(orderId: string, phone: string): readonly Tally[] {
    const { messagesPerOrder, messagesPerPhone, windowMs } = this.limits;
    const tallies: Tally[] = [{ by: 'messages', key: `sms:order:${orderId}`, limit: messagesPerOrder, windowMs }];
    const key = `sms:telephone:${this.fingerprints.of('telephone', phone)}`;
    if (!this.shared.has(phone)) tallies.push({ by: 'messages', key, limit: messagesPerPhone, windowMs });
    return tallies;
  }
}

export async function readCheck(db: Database, attemptId: string): Promise<SmsCheck | undefined> {
  const [check] = await db.select().from(smsChecks).where(eq(smsChecks.attemptId, attemptId));
  return check;
}

/**
 * Returns what the page is answered about a code: where it went, how long until another can be asked for (s), how many
 * tries are left.
 */
export function printCheck(check: SmsCheck, now: number) {
  return {
    maskedPhone: maskPhone(check.phone),
    resendAfter: Math.ceil(waitOf(check, now) / 1000),
    attempts: smsTriesAllowed - check.wrongCodes,
  };
}

function waitOf({ sentAt }: SmsCheck, now: number): number {
  return sentAt === null ? 0 : Math.max(0, sentAt.getTime() + cooldownMs - now);
}

/** `05** *** ** 67` */
function maskPhone(phone: string): string {
  return phone === '' ? '' : `05** *** ** ${phone.slice(-2)}`;
}
