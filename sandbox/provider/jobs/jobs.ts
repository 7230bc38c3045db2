import { setMaxListeners } from 'node:events';
import type { Database } from '../../database/open-database.js';
import type { Clock } from '../../process/clock.js';
import { runAll } from '../../process/run-all.js';
import { loggableError } from '../../site/loggable-error.js';
import type { ExpiredOrders } from '../ledger/expired-orders.js';
import type { LapsedAuthorisations } from '../ledger/lapsed-authorisations.js';
import { removeEnded } from '../ledger/limited-acts.js';
import type { Reviews } from '../ledger/reviews.js';
import { NotificationDelivery } from '../notifications/deliver-notifications.js';
import type { MerchantPosts } from '../notifications/merchant-posts.js';
import type { Reversals } from './reversals.js';

/** How often due work is looked for, ms. */
const roundMs = 500;

/** The provider's recurring work: decides reviews that are due, closes expired orders, releases lapsed authorisations, reverses lost approvals, removes counts that ended and delivers notifications. */
export class Jobs {
  private readonly stop = new AbortController();
  private readonly delivery: NotificationDelivery;
  private last: Promise<void> = Promise.resolve();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly reviews: Reviews,
    private readonly expiredOrders: ExpiredOrders,
    private readonly lapsedAuthorisations: LapsedAuthorisations,
    private readonly reversals: Reversals,
    posts: MerchantPosts,
  ) {
    // Every delivery under way adds a listener.
    setMaxListeners(0, this.stop.signal);
    this.delivery = new NotificationDelivery(db, clock, posts, this.stop.signal);
  }

  /** Looks for due work until `close`. */
  start(log: (error: object) => void): void {
    this.running = this.loop(log);
  }

  /** Does what is due now and waits for it; tests call it after moving the clock. */
  async runDue(): Promise<void> {
    await this.round();
    await this.delivery.settled();
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
    await this.delivery.settled();
  }

  private async loop(log: (error: object) => void): Promise<void> {
    while (!this.stop.signal.aborted) {
      // A database that does not answer must not end the rounds.
      await this.round().catch((error: unknown) => log({ error: loggableError(error) }));
      await this.clock.sleep(roundMs, this.stop.signal);
    }
  }

  /** One round after the other: what an earlier round started is under way when this one is done. */
  private round(): Promise<void> {
    const next = () =>
      runAll([
        () => this.reviews.decideDue(),
        () => this.expiredOrders.close(),
        () => this.lapsedAuthorisations.release(),
        () => this.reversals.askDue(),
        () => removeEnded(this.db, this.clock.now()),
        () => this.delivery.start(),
      ]);
    this.last = this.last.then(next, next);
    return this.last;
  }
}
