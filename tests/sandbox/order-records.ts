import { eq } from 'drizzle-orm';
import { attempts, entries, notifications, orders } from '../../sandbox/provider/database/schema.js';
import { smsMessages } from '../../sandbox/provider/database/schema-waiting.js';
import type { Sandbox } from '../../sandbox/start-sandbox.js';
import type { Shopper } from './shopper.js';

/** What the provider's database holds of a shopper's order. */
export class OrderRecords {
  constructor(private readonly sandbox: Pick<Sandbox, 'db'>) {}

  async orderIdOf({ opened }: Shopper): Promise<string> {
    const [order] = await this.sandbox.db.select().from(orders).where(eq(orders.token, opened.token));
    return order!.id;
  }

  async attemptsOf(shopper: Shopper) {
    return this.sandbox.db
      .select()
      .from(attempts)
      .where(eq(attempts.orderId, await this.orderIdOf(shopper)));
  }

  /** Its ledger entries, oldest first. */
  async entriesOf(shopper: Shopper) {
    return this.sandbox.db
      .select()
      .from(entries)
      .where(eq(entries.orderId, await this.orderIdOf(shopper)))
      .orderBy(entries.seq);
  }

  /** The kinds of its ledger entries, oldest first. */
  async kindsOf(shopper: Shopper) {
    return (await this.entriesOf(shopper)).map(({ kind }) => kind);
  }

  /** The same with the reason, where there is one, behind the kind. */
  async ledgerOf(shopper: Shopper) {
    return (await this.entriesOf(shopper)).map(({ kind, reason }) => (reason === null ? kind : `${kind} ${reason}`));
  }

  /** The fields of its notifications, oldest first. */
  async notificationsOf(shopper: Shopper) {
    const rows = await this.sandbox.db
      .select()
      .from(notifications)
      .where(eq(notifications.orderId, await this.orderIdOf(shopper)))
      .orderBy(notifications.createdAt);
    return rows.map(({ fields }) => fields);
  }

  /** The text messages that were sent for it, oldest first. */
  async messagesOf(shopper: Shopper) {
    return this.sandbox.db
      .select()
      .from(smsMessages)
      .where(eq(smsMessages.orderId, await this.orderIdOf(shopper)))
      .orderBy(smsMessages.seq);
  }

  async phonesOf(shopper: Shopper) {
    return (await this.messagesOf(shopper)).map(({ phone }) => phone);
  }
}
